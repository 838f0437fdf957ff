<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: Das geht nicht: %(message)s
</translation>
    </message>
    <message numerus="yes">
        <source>%n card points</source>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card points of others</source>
        <translation>
            <numerusform>%n Auge der anderen</numerusform>
            <numerusform>%n Augen der anderen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips are missing</source>
        <translation>
            <numerusform>%n Marke fehlt</numerusform>
            <numerusform>%n Marken fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips of 5</source>
        <translation>
            <numerusform>%n Marke zu 5</numerusform>
            <numerusform>%n Marken zu 5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips out of pocket</source>
        <translation>
            <numerusform>%n Marke aus der eigenen Tasche</numerusform>
            <numerusform>%n Marken aus der eigenen Tasche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n Kopie</numerusform>
            <numerusform>%n Kopien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n differ(s)</source>
        <translation>
            <numerusform>%n weicht ab</numerusform>
            <numerusform>%n weichen ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n Abweichung</numerusform>
            <numerusform>%n Abweichungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n Abend</numerusform>
            <numerusform>%n Abende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) damaged</source>
        <translation>
            <numerusform>%n Abend beschädigt</numerusform>
            <numerusform>%n Abende beschädigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) come to something else than in the file:</source>
        <translation>
            <numerusform>%n Spiel ergibt etwas anderes als in der Datei:</numerusform>
            <numerusform>%n Spiele ergeben etwas anderes als in der Datei:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) get other amounts</source>
        <translation>
            <numerusform>%n Spiel bekommt andere Beträge</numerusform>
            <numerusform>%n Spiele bekommen andere Beträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands left</source>
        <translation>
            <numerusform>noch %n Spiel</numerusform>
            <numerusform>noch %n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knocks</source>
        <translation>
            <numerusform>%n Klopfer</numerusform>
            <numerusform>%n Klopfer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marks to go</source>
        <translation>
            <numerusform>noch %n Strich</numerusform>
            <numerusform>noch %n Striche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n no record(s)</source>
        <translation>
            <numerusform>%n keine Aufzeichnung</numerusform>
            <numerusform>%n keine Aufzeichnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not checked</source>
        <translation>
            <numerusform>%n nicht geprüft</numerusform>
            <numerusform>%n nicht geprüft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older change(s)</source>
        <translation>
            <numerusform>%n ältere Änderung</numerusform>
            <numerusform>%n ältere Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other hand(s) stay as they are.</source>
        <translation>
            <numerusform>%n anderes Spiel bleibt, wie es ist.</numerusform>
            <numerusform>%n andere Spiele bleiben, wie sie sind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payments open: closing takes them as paid.</source>
        <translation>
            <numerusform>%n Zahlung offen: gilt beim Abschließen als bezahlt.</numerusform>
            <numerusform>%n Zahlungen offen: gelten beim Abschließen als bezahlt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Leute</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people cannot play this</source>
        <translation>
            <numerusform>%n Person kann das nicht spielen</numerusform>
            <numerusform>%n Leute können das nicht spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points end the game</source>
        <translation>
            <numerusform>%n Punkt beendet die Partie</numerusform>
            <numerusform>%n Punkte beenden die Partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points make a Bobbl</source>
        <translation>
            <numerusform>%n Punkt gibt einen Bobbl</numerusform>
            <numerusform>%n Punkte geben einen Bobbl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points to go</source>
        <translation>
            <numerusform>noch %n Punkt</numerusform>
            <numerusform>noch %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runners</source>
        <translation>
            <numerusform>%n Laufender</numerusform>
            <numerusform>%n Laufende</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runners (at most {most} pay)</source>
        <translation>
            <numerusform>%n Laufender (höchstens {most} zählen)</numerusform>
            <numerusform>%n Laufende (höchstens {most} zählen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runners (pay from {least})</source>
        <translation>
            <numerusform>%n Laufender (ab {least})</numerusform>
            <numerusform>%n Laufende (ab {least})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runners (the winners held them)</source>
        <translation>
            <numerusform>%n Laufender (bei den Gewinnern)</numerusform>
            <numerusform>%n Laufende (bei den Gewinnern)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes end the game</source>
        <translation>
            <numerusform>%n Strich beendet die Partie</numerusform>
            <numerusform>%n Striche beenden die Partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes make a head</source>
        <translation>
            <numerusform>%n Strich gibt einen Kopf</numerusform>
            <numerusform>%n Striche geben einen Kopf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes to go</source>
        <translation>
            <numerusform>noch %n Strich</numerusform>
            <numerusform>noch %n Striche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a trick</source>
        <translation>
            <numerusform>%n ohne Stich</numerusform>
            <numerusform>%n ohne Stich</numerusform>
        </translation>
    </message>
    <message>
        <source>* Corrected:</source>
        <translation>* Berichtigt:</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>+ Put in later:</source>
        <translation>+ Nachgetragen:</translation>
    </message>
    <message>
        <source>--paid means: each paid whom he owed</source>
        <translation>--paid heißt: jeder zahlte dem, dem er schuldete</translation>
    </message>
    <message>
        <source>0-{most} or NAME,NAME</source>
        <translation>0-{most} oder NAME,NAME</translation>
    </message>
    <message>
        <source>1 point = 1 cent</source>
        <translation>1 Punkt = 1 Cent</translation>
    </message>
    <message>
        <source>1, 2 or 3 from each opponent or to each; a Least takes 1 from each and needs a trick.</source>
        <translation>1, 2 oder 3 von jedem Gegner oder an jeden; wer die wenigsten Augen hat, bekommt 1 von jedem und braucht einen Stich.</translation>
    </message>
    <message>
        <source>1, 2 or 3 from each opponent, 2, 4 or 6 to each when lost; Schneider from 90 and below 30.</source>
        <translation>1, 2 oder 3 von jedem Gegner, verloren 2, 4 oder 6 an jeden; Schneider ab 90 und unter 30.</translation>
    </message>
    <message>
        <source>2, 4 or 6 from each opponent or to each; a Least takes 2, without a trick 4, from each.</source>
        <translation>2, 4 oder 6 von jedem Gegner oder an jeden; wer die wenigsten Augen hat, bekommt 2 von jedem, ohne Stich 4.</translation>
    </message>
    <message>
        <source>3, 4 or 5 from each opponent or to each; a Least takes 2, without a trick 3, from each.</source>
        <translation>3, 4 oder 5 von jedem Gegner oder an jeden; wer die wenigsten Augen hat, bekommt 2 von jedem, ohne Stich 3.</translation>
    </message>
    <message>
        <source>60 to 60</source>
        <translation>60 zu 60</translation>
    </message>
    <message>
        <source>60 to 60, carried over</source>
        <translation>60 zu 60, wird mitgenommen</translation>
    </message>
    <message>
        <source>8 times</source>
        <translation>zum 8. Mal</translation>
    </message>
    <message>
        <source>90 and 29 are Schneider</source>
        <translation>90 und 29 sind Schneider</translation>
    </message>
    <message>
        <source>90 and 30 are Schneider</source>
        <translation>90 und 30 sind Schneider</translation>
    </message>
    <message>
        <source>91 and 29 are Schneider</source>
        <translation>91 und 29 sind Schneider</translation>
    </message>
    <message>
        <source>91 and 30 are Schneider</source>
        <translation>91 und 30 sind Schneider</translation>
    </message>
    <message>
        <source>=</source>
        <translation>=</translation>
    </message>
    <message>
        <source>A Bettel asks whether the soloist took no trick</source>
        <translation>Beim Bettel zählt, ob der Alleinspieler keinen Stich machte</translation>
    </message>
    <message>
        <source>A Hochzeit is offered with one trump only</source>
        <translation>Eine Hochzeit wird nur mit einem einzigen Trumpf angeboten</translation>
    </message>
    <message>
        <source>A Kreuz of 60 to 60 is played again</source>
        <translation>Ein Kreuz mit 60 zu 60 wird wiederholt</translation>
    </message>
    <message>
        <source>A Null asks whether the soloist took no trick</source>
        <translation>Beim Null zählt, ob der Alleinspieler keinen Stich machte</translation>
    </message>
    <message>
        <source>A Null below the bid costs</source>
        <translation>Ein Null unter dem Reizgebot kostet</translation>
    </message>
    <message>
        <source>A Null cannot reach this bid</source>
        <translation>Ein Null erreicht dieses Reizgebot nicht</translation>
    </message>
    <message>
        <source>A Sie costs {price}</source>
        <translation>Ein Sie kostet {price}</translation>
    </message>
    <message>
        <source>A Sie costs {price}, and its runners count {times} times</source>
        <translation>Ein Sie kostet {price}, und seine Laufenden zählen {times}-mal</translation>
    </message>
    <message>
        <source>A Sie counts {times} times as much as the game</source>
        <translation>Ein Sie zählt {times}-mal so viel wie das Spiel</translation>
    </message>
    <message>
        <source>A Sie is a Solo</source>
        <translation>Ein Sie ist ein Solo</translation>
    </message>
    <message>
        <source>A Tout costs {price}</source>
        <translation>Ein Tout kostet {price}</translation>
    </message>
    <message>
        <source>A Tout costs {price}, and runners count {times} times</source>
        <translation>Ein Tout kostet {price}, und Laufende zählen {times}-mal</translation>
    </message>
    <message>
        <source>A Tout counts {times} times as much as the game</source>
        <translation>Ein Tout zählt {times}-mal so viel wie das Spiel</translation>
    </message>
    <message>
        <source>A called ten is a rule of five-handed Sheepshead</source>
        <translation>Eine gerufene Zehn ist eine Regel des Sheepshead zu fünft</translation>
    </message>
    <message>
        <source>A caller without an Ober has the runners alone</source>
        <translation>Wer ohne Ober ruft, hat die Laufenden allein</translation>
    </message>
    <message>
        <source>A card is there twice or does not belong to the pack</source>
        <translation>Eine Karte ist doppelt da oder gehört nicht zum Blatt</translation>
    </message>
    <message>
        <source>A click leads to people and seats</source>
        <translation>Ein Klick führt zu Leuten und Plätzen</translation>
    </message>
    <message>
        <source>A copy is made when the program is opened, if the last is older than six hours, and when it is closed. The last ten are kept, beside the evenings.</source>
        <translation>Kopiert wird beim Öffnen des Programms, sofern die letzte Kopie älter als sechs Stunden ist, und beim Schließen. Die letzten zehn bleiben, neben den Abenden.</translation>
    </message>
    <message>
        <source>A deal passed in is one of the round as well, where it counts as a deal</source>
        <translation>Auch ein eingepasstes Spiel gehört zur Runde, wenn es als Spiel zählt</translation>
    </message>
    <message>
        <source>A game below the bid is lost, as the smallest multiple of its base value that reaches the bid</source>
        <translation>Ein Spiel unter dem Reizgebot ist verloren, mit dem kleinsten Vielfachen seines Grundwerts, das das Reizgebot erreicht</translation>
    </message>
    <message>
        <source>A grand has four matadors</source>
        <translation>Ein Grand hat vier Spitzen</translation>
    </message>
    <message>
        <source>A half-entered hand was kept: {hand}</source>
        <translation>Ein halb eingegebenes Spiel ist noch da: {hand}</translation>
    </message>
    <message>
        <source>A hand after it was forgotten.</source>
        <translation>Danach wurde ein Spiel vergessen.</translation>
    </message>
    <message>
        <source>A hand before hand {number}</source>
        <translation>Ein Spiel vor Spiel {number}</translation>
    </message>
    <message>
        <source>A hand before it was forgotten.</source>
        <translation>Davor wurde ein Spiel vergessen.</translation>
    </message>
    <message>
        <source>A hand booked</source>
        <translation>Ein Spiel eingetragen</translation>
    </message>
    <message>
        <source>A hand corrected</source>
        <translation>Ein Spiel berichtigt</translation>
    </message>
    <message>
        <source>A hand counts again</source>
        <translation>Ein Spiel zählt wieder</translation>
    </message>
    <message>
        <source>A hand deleted: entered twice</source>
        <translation>Ein Spiel gelöscht: doppelt eingetragen</translation>
    </message>
    <message>
        <source>A hand has too many or too few cards</source>
        <translation>Jemand hat zu viele oder zu wenige Karten</translation>
    </message>
    <message>
        <source>A hand in it cannot be understood</source>
        <translation>Ein Spiel darin ist nicht zu verstehen</translation>
    </message>
    <message>
        <source>A hand in it is there twice</source>
        <translation>Ein Spiel darin steht zweimal da</translation>
    </message>
    <message>
        <source>A hand inserted</source>
        <translation>Ein Spiel eingefügt</translation>
    </message>
    <message>
        <source>A hand struck</source>
        <translation>Ein Spiel gestrichen</translation>
    </message>
    <message>
        <source>A hand thrown in is one of the round as well, where the next one deals after it</source>
        <translation>Auch ein zusammengeworfenes Spiel gehört zur Runde, wenn danach der Nächste gibt</translation>
    </message>
    <message>
        <source>A lost game counts twice, as a minus</source>
        <translation>Ein verlorenes Spiel zählt doppelt, als Minus</translation>
    </message>
    <message>
        <source>A lost hand game counts once</source>
        <translation>Ein verlorenes Handspiel zählt einfach</translation>
    </message>
    <message>
        <source>A lost hand game counts twice, as any other</source>
        <translation>Ein verlorenes Handspiel zählt doppelt wie jedes andere</translation>
    </message>
    <message>
        <source>A march belongs to the Ramsch</source>
        <translation>Einen Durchmarsch gibt es nur im Ramsch</translation>
    </message>
    <message>
        <source>A name in it is missing or there twice</source>
        <translation>Ein Name darin fehlt oder steht zweimal da</translation>
    </message>
    <message>
        <source>A name is missing</source>
        <translation>Ein Name fehlt</translation>
    </message>
    <message>
        <source>A name, or its beginning, does as well as the letter of the seat.</source>
        <translation>Statt des Buchstabens am Platz geht auch der Name oder sein Anfang.</translation>
    </message>
    <message>
        <source>A new name sits down between {one} and {other}</source>
        <translation>Ein neuer Name setzt sich zwischen {one} und {other}</translation>
    </message>
    <message>
        <source>A new name takes the seat of {who}</source>
        <translation>Ein neuer Name bekommt den Platz von {who}</translation>
    </message>
    <message>
        <source>A number needs a game before it</source>
        <translation>Vor einer Zahl muss das Spiel stehen</translation>
    </message>
    <message>
        <source>A pair that does not reach what it announced has lost as high</source>
        <translation>Ein Paar, das seine Ansage nicht erreicht, hat in dieser Höhe verloren</translation>
    </message>
    <message>
        <source>A penalty of the server, not a value of the cards</source>
        <translation>Eine Strafe des Servers, kein Wert der Karten</translation>
    </message>
    <message>
        <source>A point is worth a number of cents, for example 0.5</source>
        <translation>Ein Punkt zählt so und so viel Cent, zum Beispiel 0,5</translation>
    </message>
    <message>
        <source>A point is worth nothing or more</source>
        <translation>Ein Punkt ist nichts oder mehr wert</translation>
    </message>
    <message>
        <source>A point is worth {worth} cents.</source>
        <translation>Ein Punkt ist {worth} Cent wert.</translation>
    </message>
    <message>
        <source>A pot goes to all: {share}, to one: {to}, or is carried over: {carry}</source>
        <translation>Ein Topf geht an alle: {share}, an einen: {to}, oder wird mitgenommen: {carry}</translation>
    </message>
    <message>
        <source>A round begins after</source>
        <translation>Eine Runde beginnt nach</translation>
    </message>
    <message>
        <source>A round begins after {what}</source>
        <translation>Eine Runde beginnt nach {what}</translation>
    </message>
    <message numerus="yes">
        <source>A round has %n hands</source>
        <translation>
            <numerusform>Eine Runde hat %n Spiel</numerusform>
            <numerusform>Eine Runde hat %n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>A round has as many hands as people sit at the table</source>
        <translation>Eine Runde hat so viele Spiele, wie Leute am Tisch sitzen</translation>
    </message>
    <message>
        <source>A round that begins during another is played after it</source>
        <translation>Beginnt eine Runde während einer anderen, wird sie danach gespielt</translation>
    </message>
    <message>
        <source>A side took a single trick, worth nothing</source>
        <translation>Eine Partei machte nur einen Stich, und der zählte nichts</translation>
    </message>
    <message numerus="yes">
        <source>A side with %n marks is goats</source>
        <translation>
            <numerusform>Mit %n Strich ist eine Seite Ziege</numerusform>
            <numerusform>Mit %n Strichen ist eine Seite Ziege</numerusform>
        </translation>
    </message>
    <message>
        <source>A side without a trick has lost</source>
        <translation>Wer keinen Stich hat, hat verloren</translation>
    </message>
    <message>
        <source>A side without a trick has no such points</source>
        <translation>Ohne Stich gibt es diese Augen nicht</translation>
    </message>
    <message>
        <source>A soloist who loses pays into the kitty when the evening is settled</source>
        <translation>Verliert der Alleinspieler, zahlt er beim Abrechnen in die Kasse</translation>
    </message>
    <message>
        <source>A step of the price is there twice</source>
        <translation>Ein Schritt des Preises steht zweimal da</translation>
    </message>
    <message>
        <source>A suit or a grand is played open by announcing it</source>
        <translation>Farbspiel oder Grand wird offen gespielt, wenn man es ansagt</translation>
    </message>
    <message>
        <source>A word with = takes its answer behind it: a number, a word, or somebody&apos;s letter.</source>
        <translation>Hinter ein Wort mit = gehört die Antwort: eine Zahl, ein Wort oder der Buchstabe von jemandem.</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Was gilt</translation>
    </message>
    <message>
        <source>About schafscore</source>
        <translation>Über schafscore</translation>
    </message>
    <message>
        <source>Above: totals before hand {number}</source>
        <translation>Oben der Stand vor Spiel {number}</translation>
    </message>
    <message>
        <source>Above: totals before hand {number} – so far {hand}</source>
        <translation>Oben der Stand vor Spiel {number} – bisher {hand}</translation>
    </message>
    <message>
        <source>Above: totals before hand {number}; the forgotten one comes before it</source>
        <translation>Oben der Stand vor Spiel {number}; das vergessene kommt davor</translation>
    </message>
    <message>
        <source>Acorns</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>Acorns, leaves, hearts, bells</source>
        <translation>Eichel, Gras, Herz, Schellen</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Dazu</translation>
    </message>
    <message>
        <source>After a hand for which several reasons hold, a round begins for each of them</source>
        <translation>Treffen bei einem Spiel mehrere Gründe zu, beginnt für jeden eine Runde</translation>
    </message>
    <message>
        <source>After a hand thrown in the next game counts double</source>
        <translation>Nach dem Zusammenwerfen zählt das nächste Spiel doppelt</translation>
    </message>
    <message>
        <source>After a hand thrown in the next one deals</source>
        <translation>Wird zusammengeworfen, gibt der Nächste</translation>
    </message>
    <message>
        <source>After a hand thrown in the same dealer deals again</source>
        <translation>Wird zusammengeworfen, gibt derselbe Geber noch einmal</translation>
    </message>
    <message>
        <source>After a misdeal the same dealer deals again, and nobody pays for it</source>
        <translation>Wer sich vergeben hat, gibt noch einmal, und niemand zahlt dafür</translation>
    </message>
    <message>
        <source>After one hand one round begins at most</source>
        <translation>Nach einem Spiel beginnt höchstens eine Runde</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Dagegen</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Einverstanden</translation>
    </message>
    <message numerus="yes">
        <source>All %n hand(s) come to what the file says.</source>
        <translation>
            <numerusform>%n Spiel ergibt, was in der Datei steht.</numerusform>
            <numerusform>Alle %n Spiele ergeben, was in der Datei steht.</numerusform>
        </translation>
    </message>
    <message>
        <source>All doubling together makes at most {times} times as much</source>
        <translation>Alles Verdoppeln zusammen macht höchstens {times}-mal so viel</translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Alle Abende</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>All its reasons on paper, to settle a dispute.</source>
        <translation>Alle Gründe auf Papier, für den Streitfall.</translation>
    </message>
    <message>
        <source>All of them at most so many times</source>
        <translation>Alles zusammen höchstens so viele Male</translation>
    </message>
    <message>
        <source>All stake at once, and again whenever it is empty</source>
        <translation>Alle setzen gleich ein, und wieder, sooft er leer ist</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>All the rules of the table</source>
        <translation>Alle Regeln des Tisches</translation>
    </message>
    <message>
        <source>All tricks for {who}? Then {others}: “{question}”</source>
        <translation>Alle Stiche bei {who}? Dann {others}: „{question}“</translation>
    </message>
    <message>
        <source>All {count} …</source>
        <translation>Alle {count} …</translation>
    </message>
    <message>
        <source>Already certain</source>
        <translation>Steht schon fest</translation>
    </message>
    <message>
        <source>Alvensleben A, Urschafkopf</source>
        <translation>Alvensleben A, Urschafkopf</translation>
    </message>
    <message>
        <source>Alvensleben B, Schellen-Schafkopf</source>
        <translation>Alvensleben B, Schellen-Schafkopf</translation>
    </message>
    <message>
        <source>Alvensleben C, six Wenzel</source>
        <translation>Alvensleben C, sechs Wenzel</translation>
    </message>
    <message>
        <source>Alvensleben D, eight Wenzel</source>
        <translation>Alvensleben D, acht Wenzel</translation>
    </message>
    <message>
        <source>Alvensleben E, bells with six Wenzel</source>
        <translation>Alvensleben E, Schellen mit sechs Wenzeln</translation>
    </message>
    <message>
        <source>Alvensleben F, for six</source>
        <translation>Alvensleben F, zu sechst</translation>
    </message>
    <message>
        <source>Alvensleben G, double pack</source>
        <translation>Alvensleben G, doppeltes Blatt</translation>
    </message>
    <message>
        <source>Alvensleben H, double pack for six</source>
        <translation>Alvensleben H, doppeltes Blatt zu sechst</translation>
    </message>
    <message>
        <source>Alvensleben I, double pack for eight</source>
        <translation>Alvensleben I, doppeltes Blatt zu acht</translation>
    </message>
    <message>
        <source>American four-handed</source>
        <translation>Amerikanisch zu viert</translation>
    </message>
    <message>
        <source>American four-handed Schafkopf</source>
        <translation>Amerikanischer Schafkopf zu viert</translation>
    </message>
    <message>
        <source>Among all at the table each gets {amount}.</source>
        <translation>Unter allen am Tisch bekommt jeder {amount}.</translation>
    </message>
    <message>
        <source>Among all at the table each gets {amount}; one more: {who}.</source>
        <translation>Unter allen am Tisch bekommt jeder {amount}; eins mehr: {who}.</translation>
    </message>
    <message>
        <source>Among several pairs an offence is a penalty of its own</source>
        <translation>Bei mehreren Paaren ist ein Regelverstoß eine eigene Strafe</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Amount of seat {seat}</source>
        <translation>Betrag von Platz {seat}</translation>
    </message>
    <message>
        <source>Amount of {name}: recorded {recorded}, ours {ours}</source>
        <translation>Betrag von {name}: aufgezeichnet {recorded}, unserer {ours}</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Beträge</translation>
    </message>
    <message>
        <source>Amounts are paid to the cent.</source>
        <translation>Es wird auf den Cent genau gezahlt.</translation>
    </message>
    <message>
        <source>An amount is more than nothing</source>
        <translation>Ein Betrag ist mehr als nichts</translation>
    </message>
    <message>
        <source>An evening from elsewhere</source>
        <translation>Ein Abend von anderswo</translation>
    </message>
    <message>
        <source>An evening has one opening, and it comes first</source>
        <translation>Ein Abend hat eine Eröffnung, und sie steht am Anfang</translation>
    </message>
    <message>
        <source>An odd cent is the caller&apos;s, won or lost</source>
        <translation>Ein ungerader Cent trifft den Rufer, ob gewonnen oder verloren</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>Announced ×{answer}</source>
        <translation>Angesagt ×{answer}</translation>
    </message>
    <message>
        <source>Announced, times</source>
        <translation>Angesagt, mal</translation>
    </message>
    <message>
        <source>Another evening is damaged, and it may be whole in a copy, which would go as well. First bring it back from there, or remove it</source>
        <translation>Ein anderer Abend ist beschädigt und vielleicht in einer Kopie noch ganz, die mit verschwände. Hol ihn erst von dort zurück, oder entferne ihn</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Anderes Spiel</translation>
    </message>
    <message>
        <source>Another program is writing to this file; try again</source>
        <translation>Ein anderes Programm schreibt gerade in diese Datei; versuche es noch einmal</translation>
    </message>
    <message>
        <source>Anybody leaving early?</source>
        <translation>Geht jemand früher?</translation>
    </message>
    <message>
        <source>As raw text: {command}</source>
        <translation>Als Rohtext: {command}</translation>
    </message>
    <message>
        <source>As the international rules, with the old values of Null: 20 and open 40.</source>
        <translation>Wie die internationale Skatordnung, mit den alten Werten des Null: 20, ouvert 40.</translation>
    </message>
    <message>
        <source>As the nine strokes, but Schneider begins at 91 for either side.</source>
        <translation>Wie die neun Striche, aber Schneider beginnt für beide Seiten bei 91.</translation>
    </message>
    <message>
        <source>As the plain game, with 24 cards, six each.</source>
        <translation>Wie das einfache Spiel, mit 24 Karten, sechs für jeden.</translation>
    </message>
    <message>
        <source>As the pool of 50, but only who has fewer than 30 card points is Schneider.</source>
        <translation>Wie der Topf mit 50, aber Schneider ist nur, wer weniger als 30 Augen hat.</translation>
    </message>
    <message>
        <source>As the pool of 50, but what is lost as Schneider or schwarz costs 20 or 30.</source>
        <translation>Wie der Topf mit 50, aber als Schneider oder schwarz verloren kostet 20 oder 30.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Asked for the wrong amount</source>
        <translation>Verlangte den falschen Betrag</translation>
    </message>
    <message>
        <source>Asked from each</source>
        <translation>Von jedem verlangt</translation>
    </message>
    <message>
        <source>Asked too much or too little</source>
        <translation>Zu viel oder zu wenig verlangt</translation>
    </message>
    <message>
        <source>Asked up to</source>
        <translation>Hochgefragt bis</translation>
    </message>
    <message>
        <source>At 40 to 40 to 40 nobody loses</source>
        <translation>Bei 40 zu 40 zu 40 verliert niemand</translation>
    </message>
    <message numerus="yes">
        <source>At 60 to 60 %n points are carried over</source>
        <translation>
            <numerusform>Bei 60 zu 60 wird %n Punkt mitgenommen</numerusform>
            <numerusform>Bei 60 zu 60 werden %n Punkte mitgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>At the table again: {who}</source>
        <translation>Wieder am Tisch: {who}</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Bauernstoss</source>
        <translation>Bauernstoß</translation>
    </message>
    <message>
        <source>Bavarian</source>
        <translation>Bayerisch</translation>
    </message>
    <message>
        <source>Bavarian Schafkopf</source>
        <translation>Bayerischer Schafkopf</translation>
    </message>
    <message>
        <source>Before the first hand everybody is charged the stake; the pool is only a figure</source>
        <translation>Vor dem ersten Spiel wird jedem der Einsatz angeschrieben; der Topf ist nur eine Zahl</translation>
    </message>
    <message>
        <source>Before the first hand everybody puts the stake into the pool</source>
        <translation>Vor dem ersten Spiel legt jeder den Einsatz in den Topf</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Neu anfangen</translation>
    </message>
    <message>
        <source>Beginners 5/20</source>
        <translation>Anfänger 5/20</translation>
    </message>
    <message>
        <source>Bells</source>
        <translation>Schellen</translation>
    </message>
    <message>
        <source>Below 30</source>
        <translation>Unter 30</translation>
    </message>
    <message numerus="yes">
        <source>Below 30 card points it gets %n marks</source>
        <translation>
            <numerusform>Unter 30 Augen bekommt sie %n Strich</numerusform>
            <numerusform>Unter 30 Augen bekommt sie %n Striche</numerusform>
        </translation>
    </message>
    <message>
        <source>Below 60</source>
        <translation>Unter 60</translation>
    </message>
    <message numerus="yes">
        <source>Below 60 card points it gets %n marks</source>
        <translation>
            <numerusform>Unter 60 Augen bekommt sie %n Strich</numerusform>
            <numerusform>Unter 60 Augen bekommt sie %n Striche</numerusform>
        </translation>
    </message>
    <message>
        <source>Below 60 two marks, below 30 four; twelve marks make goats.</source>
        <translation>Unter 60 zwei Striche, unter 30 vier; wer zwölf hat, ist die Ziege.</translation>
    </message>
    <message>
        <source>Best hand: number {number}, {who}, {what}: {amount}</source>
        <translation>Bestes Spiel: Nummer {number}, {who}, {what}: {amount}</translation>
    </message>
    <message>
        <source>Bettel</source>
        <translation>Bettel</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Gereizt</translation>
    </message>
    <message>
        <source>Bierkopf</source>
        <translation>Bierkopf</translation>
    </message>
    <message>
        <source>Bierlachs</source>
        <translation>Bierlachs</translation>
    </message>
    <message>
        <source>Blattla</source>
        <translation>Blattla</translation>
    </message>
    <message>
        <source>Bobbl</source>
        <translation>Bobbl</translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Bock</translation>
    </message>
    <message>
        <source>Bock to hand {number}</source>
        <translation>Bock bis Spiel {number}</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Eintragen</translation>
    </message>
    <message>
        <source>Book of games 10/50</source>
        <translation>Lehrbuch 10/50</translation>
    </message>
    <message>
        <source>Booked as evening {number}.</source>
        <translation>Eingetragen als Abend {number}.</translation>
    </message>
    <message>
        <source>Booked at {time}</source>
        <translation>Eingetragen um {time}</translation>
    </message>
    <message>
        <source>Breaking the rules</source>
        <translation>Regelverstöße</translation>
    </message>
    <message>
        <source>Breaking the rules costs</source>
        <translation>Ein Regelverstoß kostet</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Bring back …</source>
        <translation>Zurückholen …</translation>
    </message>
    <message>
        <source>Broke the rules</source>
        <translation>Regelverstoß</translation>
    </message>
    <message>
        <source>Brought back</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Brought back: {what}</source>
        <translation>Wiederholt: {what}</translation>
    </message>
    <message>
        <source>By Seeger-Fabian the soloist has 50 more for a game won and 50 less for one lost; for a game lost each of the others has 40 more, at a table of four 30</source>
        <translation>Nach Seeger-Fabian bekommt der Alleinspieler 50 für ein gewonnenes Spiel dazu, ein verlorenes kostet ihn 50 mehr; für ein verlorenes bekommt jeder andere 40, am Vierertisch 30</translation>
    </message>
    <message>
        <source>By the same dealer</source>
        <translation>Vom selben Geber</translation>
    </message>
    <message>
        <source>B|Bock</source>
        <translation>B|Bock</translation>
    </message>
    <message>
        <source>CENTS</source>
        <translation>CENT</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>BEFEHL</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Gerufen</translation>
    </message>
    <message>
        <source>Called ace</source>
        <translation>Gerufene Sau</translation>
    </message>
    <message>
        <source>Caller and partner who win take all of it, half each; if they lose, they pay in as much as lies there, half each</source>
        <translation>Gewinnen Rufer und Partner, nehmen sie alles heraus, je zur Hälfte; verlieren sie, zahlen sie so viel ein, wie darin liegt, je zur Hälfte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Card points + blind</source>
        <translation>Augen mit Blindem</translation>
    </message>
    <message>
        <source>Card points + skat</source>
        <translation>Augen, mit dem Skat</translation>
    </message>
    <message>
        <source>Card points come after =</source>
        <translation>Augen stehen hinter =</translation>
    </message>
    <message>
        <source>Card points of 240</source>
        <translation>Augen von 240</translation>
    </message>
    <message>
        <source>Card points of seat {seat}</source>
        <translation>Augen von Platz {seat}</translation>
    </message>
    <message>
        <source>Card points of the declaring side</source>
        <translation>Augen der Spielerpartei</translation>
    </message>
    <message>
        <source>Card points per step of asking up</source>
        <translation>Augen je Schritt beim Hochfragen</translation>
    </message>
    <message>
        <source>Card points that win</source>
        <translation>Augen, die gewinnen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Carried from page {page}</source>
        <translation>Übertrag von Seite {page}</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Übertrag</translation>
    </message>
    <message numerus="yes">
        <source>Carried over after %n hands</source>
        <translation>
            <numerusform>Übertrag nach %n Spiel</numerusform>
            <numerusform>Übertrag nach %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Carried over from an earlier evening</source>
        <translation>Übertrag von einem früheren Abend</translation>
    </message>
    <message>
        <source>Caught fox</source>
        <translation>Gefangener Fuchs</translation>
    </message>
    <message>
        <source>Caught the fox</source>
        <translation>Fing den Fuchs</translation>
    </message>
    <message>
        <source>Cents for a dearer one</source>
        <translation>Cent für ein teureres</translation>
    </message>
    <message>
        <source>Cents for a lost game</source>
        <translation>Cent für ein verlorenes Spiel</translation>
    </message>
    <message>
        <source>Cents for a point</source>
        <translation>Cent je Punkt</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Change how it is paid</source>
        <translation>Ändern, wie bezahlt wird</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Anschreiben</translation>
    </message>
    <message>
        <source>Charge who had it</source>
        <translation>Denen anschreiben, die es hatten</translation>
    </message>
    <message>
        <source>Charged</source>
        <translation>Angeschrieben</translation>
    </message>
    <message>
        <source>Cheap solos 10/20</source>
        <translation>Billige Soli 10/20</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Marken</translation>
    </message>
    <message>
        <source>Chips counted</source>
        <translation>Marken gezählt</translation>
    </message>
    <message>
        <source>Choosers win</source>
        <translation>Die Wähler gewinnen</translation>
    </message>
    <message>
        <source>Choosers win 1 or 2 strokes, the others 2 or 4, forced games 1 or 2; Schwarz is a head.</source>
        <translation>Die Wähler gewinnen 1 oder 2 Striche, die anderen 2 oder 4, gezwungene Spiele 1 oder 2; schwarz ist ein Kopf.</translation>
    </message>
    <message>
        <source>Choosers win, Schneider</source>
        <translation>Die Wähler gewinnen, Schneider</translation>
    </message>
    <message>
        <source>Claimed the rest</source>
        <translation>Beanspruchte den Rest</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close the evening</source>
        <translation>Abend abschließen</translation>
    </message>
    <message>
        <source>Close, all is paid</source>
        <translation>Abschließen, alles bezahlt</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Clubs, spades, hearts, diamonds</source>
        <translation>Kreuz, Pik, Herz, Karo</translation>
    </message>
    <message>
        <source>Coins leave {amount} for {bearer}.</source>
        <translation>Von den Münzen bleiben {amount} bei {bearer}.</translation>
    </message>
    <message>
        <source>Copied: it can be pasted into the chat now.</source>
        <translation>Kopiert: Jetzt in den Chat einfügen.</translation>
    </message>
    <message>
        <source>Copied: {file}</source>
        <translation>Kopiert: {file}</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>Copies of all evenings</source>
        <translation>Kopien aller Abende</translation>
    </message>
    <message>
        <source>Copy as text for the chat</source>
        <translation>Als Text für den Chat kopieren</translation>
    </message>
    <message>
        <source>Copy now</source>
        <translation>Jetzt kopieren</translation>
    </message>
    <message>
        <source>Copying …</source>
        <translation>Wird kopiert …</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Berichtigen</translation>
    </message>
    <message>
        <source>Correcting hand {number}</source>
        <translation>Spiel {number} berichtigen</translation>
    </message>
    <message>
        <source>Counted as</source>
        <translation>Gewertet als</translation>
    </message>
    <message>
        <source>Cross-check</source>
        <translation>Gegenprobe</translation>
    </message>
    <message>
        <source>Ctrl+Enter does the same from anywhere on this page</source>
        <translation>Strg+Enter tut dasselbe, wo man auf dieser Seite auch ist</translation>
    </message>
    <message>
        <source>Customs</source>
        <translation>Bräuche</translation>
    </message>
    <message>
        <source>D</source>
        <translation>G</translation>
    </message>
    <message>
        <source>Damaged, kept as it is, and to be saved as raw text among all evenings: {evenings}. All the rest can be used.</source>
        <translation>Beschädigt ist: {evenings}. Das bleibt, wie es ist, und lässt sich unter „Alle Abende“ als Rohtext speichern. Alles andere ist brauchbar.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Das Geben</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Gibt zuerst</translation>
    </message>
    <message>
        <source>Deals next</source>
        <translation>Gibt als Nächstes</translation>
    </message>
    <message>
        <source>Dealt ahead</source>
        <translation>Außer der Reihe gegeben</translation>
    </message>
    <message>
        <source>Dealt out of turn</source>
        <translation>Außer der Reihe gegeben</translation>
    </message>
    <message>
        <source>Dear Sauspiel 20/50</source>
        <translation>Teures Sauspiel 20/50</translation>
    </message>
    <message>
        <source>Dearer from which lost game of the evening</source>
        <translation>Teurer ab dem wievielten verlorenen Spiel des Abends</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Declaring side</source>
        <translation>Spielerpartei</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Did not show himself in time</source>
        <translation>Gab sich nicht rechtzeitig zu erkennen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Dispute slip</source>
        <translation>Streitzettel</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Doppelkopf</translation>
    </message>
    <message>
        <source>Double pack of 240 card points</source>
        <translation>Doppeltes Blatt mit 240 Augen</translation>
    </message>
    <message>
        <source>Doubled hands to come</source>
        <translation>Bockspiele offen</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Doubling has no limit</source>
        <translation>Verdoppelt wird ohne Grenze</translation>
    </message>
    <message>
        <source>Draw the seats</source>
        <translation>Plätze auslosen</translation>
    </message>
    <message>
        <source>Drinks</source>
        <translation>Zeche</translation>
    </message>
    <message>
        <source>Drinks and food</source>
        <translation>Zeche</translation>
    </message>
    <message>
        <source>Duty soli</source>
        <translation>Pflichtsoli</translation>
    </message>
    <message>
        <source>Duty solo</source>
        <translation>Pflichtsolo</translation>
    </message>
    <message>
        <source>EUROS</source>
        <translation>EURO</translation>
    </message>
    <message>
        <source>Each further hand thrown in before it doubles it once more</source>
        <translation>Jedes weitere Zusammenwerfen davor verdoppelt es noch einmal</translation>
    </message>
    <message>
        <source>Each knock doubles</source>
        <translation>Jeder Klopfer verdoppelt</translation>
    </message>
    <message>
        <source>Each knock trebles</source>
        <translation>Jeder Klopfer verdreifacht</translation>
    </message>
    <message>
        <source>Each point</source>
        <translation>Je Punkt</translation>
    </message>
    <message>
        <source>Each runner</source>
        <translation>Je Laufender</translation>
    </message>
    <message>
        <source>Each runner in a solo</source>
        <translation>Je Laufender im Solo</translation>
    </message>
    <message>
        <source>Each side may reply as often as it likes</source>
        <translation>Jede Seite darf antworten, so oft sie will</translation>
    </message>
    <message>
        <source>Each step adds</source>
        <translation>Jeder Schritt bringt</translation>
    </message>
    <message>
        <source>Each with each:</source>
        <translation>Jeder mit jedem:</translation>
    </message>
    <message>
        <source>Eight Wenzel and a suit that is named, two against two.</source>
        <translation>Acht Wenzel und eine Farbe nach Wahl, zwei gegen zwei.</translation>
    </message>
    <message>
        <source>Eight people with two packs of 32 cards and 240 card points.</source>
        <translation>Acht Leute mit zweimal 32 Karten und 240 Augen.</translation>
    </message>
    <message>
        <source>Empty list</source>
        <translation>Leere Liste</translation>
    </message>
    <message>
        <source>Enter books. Ctrl+Z and Ctrl+Y are for what was typed here, then for the evening.</source>
        <translation>Enter trägt ein. Strg+Z und Strg+Y gelten dem, was hier getippt wurde, danach dem Abend.</translation>
    </message>
    <message>
        <source>Enter it again</source>
        <translation>Wieder eintragen</translation>
    </message>
    <message>
        <source>Enter the hand as it was; what that changes stands here.</source>
        <translation>Gib das Spiel ein, wie es war; was sich dadurch ändert, steht dann hier.</translation>
    </message>
    <message>
        <source>Entered at {time}</source>
        <translation>Eingetragen um {time}</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Escape once more gives up this table and all that is entered</source>
        <translation>Noch einmal Esc, und dieser Tisch wird mit allen Eingaben verworfen</translation>
    </message>
    <message>
        <source>Evening {number} has begun.</source>
        <translation>Abend {number} hat begonnen.</translation>
    </message>
    <message>
        <source>Evening {number} was gone on with.</source>
        <translation>Abend {number} geht weiter.</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Abende</translation>
    </message>
    <message>
        <source>Evenings and protocols</source>
        <translation>Abende und Protokolle</translation>
    </message>
    <message>
        <source>Evenings in the copy</source>
        <translation>Abende in der Kopie</translation>
    </message>
    <message>
        <source>Every change of this evening, with its time.</source>
        <translation>Jede Änderung des Abends mit Uhrzeit.</translation>
    </message>
    <message>
        <source>Every game but the Ramsch has one declarer</source>
        <translation>Jedes Spiel außer dem Ramsch hat einen Spieler</translation>
    </message>
    <message>
        <source>Every hand is paid in cash when it is played.</source>
        <translation>Jedes Spiel wird gleich bar bezahlt.</translation>
    </message>
    <message>
        <source>Every loser pays one winner</source>
        <translation>Jeder Verlierer zahlt einem Gewinner</translation>
    </message>
    <message>
        <source>Every round is a Kreuzbock, in which those opposite play together</source>
        <translation>Jede Runde ist ein Kreuzbock, in dem die Gegenübersitzenden zusammen spielen</translation>
    </message>
    <message>
        <source>Every second person is a partner</source>
        <translation>Partner ist jeder Zweite</translation>
    </message>
    <message>
        <source>Every solo counts until nobody owes one</source>
        <translation>Jedes Solo zählt, bis keiner mehr eines schuldet</translation>
    </message>
    <message>
        <source>Every trick</source>
        <translation>Alle Stiche</translation>
    </message>
    <message>
        <source>Every trick is lost by the others</source>
        <translation>Bei allen Stichen verlieren die anderen</translation>
    </message>
    <message>
        <source>Every trick was announced</source>
        <translation>Alle Stiche waren angesagt</translation>
    </message>
    <message>
        <source>Everybody alone, bells are trumps, every trick is a stroke.</source>
        <translation>Jeder für sich, Schellen sind Trumpf, jeder Stich ist ein Strich.</translation>
    </message>
    <message>
        <source>Everybody has to play soli in the evening, and one that is lost counts as well</source>
        <translation>Jeder muss an dem Abend Soli spielen; auch ein verlorenes zählt</translation>
    </message>
    <message>
        <source>Everybody is charged 30, the pool is only a figure and ends the evening when it is used up; a solo is 10, 20 or 30 either way.</source>
        <translation>Jedem werden 30 angeschrieben, der Topf ist nur eine Zahl, und ist er leer, endet der Abend; ein Solo gilt so und so 10, 20 oder 30.</translation>
    </message>
    <message>
        <source>Everybody is even.</source>
        <translation>Alle stehen auf null.</translation>
    </message>
    <message>
        <source>Everybody knocks only once</source>
        <translation>Jeder klopft nur einmal</translation>
    </message>
    <message>
        <source>Everybody may knock</source>
        <translation>Klopfen darf jeder</translation>
    </message>
    <message numerus="yes">
        <source>Everybody owes %n soli</source>
        <translation>
            <numerusform>Jeder schuldet %n Solo</numerusform>
            <numerusform>Jeder schuldet %n Soli</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody owes {taker} {amount}</source>
        <translation>Alle schulden {taker} {amount}</translation>
    </message>
    <message>
        <source>Everybody pays in</source>
        <translation>Alle zahlen ein</translation>
    </message>
    <message>
        <source>Everybody plays alone</source>
        <translation>Jeder spielt für sich</translation>
    </message>
    <message>
        <source>Everybody plays alone, and who has the most card points loses</source>
        <translation>Jeder spielt für sich, und wer die meisten Augen hat, verliert</translation>
    </message>
    <message>
        <source>Everybody settles with everybody the difference of their points.</source>
        <translation>Jeder rechnet mit jedem den Unterschied der Punkte ab.</translation>
    </message>
    <message>
        <source>Everybody sits once</source>
        <translation>Jeder sitzt nur einmal</translation>
    </message>
    <message>
        <source>Everybody stakes</source>
        <translation>Jeder legt ein</translation>
    </message>
    <message>
        <source>Everybody stakes 50; the Old Ladies win 5, 10 or 15 each from the pool and lose 10, 15 or 20.</source>
        <translation>Jeder setzt 50; die Alten gewinnen je 5, 10 oder 15 aus dem Topf und verlieren 10, 15 oder 20.</translation>
    </message>
    <message>
        <source>Everybody was paid</source>
        <translation>Alle haben bezahlt</translation>
    </message>
    <message>
        <source>Everybody who takes no trick doubles it for all</source>
        <translation>Jeder ohne Stich verdoppelt für alle</translation>
    </message>
    <message>
        <source>Everybody who takes no trick gets double</source>
        <translation>Jeder ohne Stich bekommt das Doppelte</translation>
    </message>
    <message>
        <source>Everybody who takes no trick gets double, and double again for every other such</source>
        <translation>Jeder ohne Stich bekommt das Doppelte, und für jeden weiteren ohne Stich noch einmal das Doppelte</translation>
    </message>
    <message>
        <source>Everything can be looked at, but nothing can be written: {why}. Once that is mended, start the program again</source>
        <translation>Alles lässt sich ansehen, aber nichts schreiben: {why}. Wenn das behoben ist, starte das Programm neu</translation>
    </message>
    <message>
        <source>Everything stays on this computer, in {folder}.</source>
        <translation>Alles bleibt auf diesem Rechner, in {folder}.</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>Alles bleibt auf diesem Rechner.</translation>
    </message>
    <message>
        <source>Everything that the game costs is doubled, Schneider and runners too</source>
        <translation>Verdoppelt wird alles, was das Spiel kostet, auch Schneider und Laufende</translation>
    </message>
    <message>
        <source>Example evening</source>
        <translation>Beispielabend</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Beispiel:</translation>
    </message>
    <message>
        <source>F</source>
        <translation>V</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>FILE=NAME</source>
        <translation>DATEI=NAME</translation>
    </message>
    <message>
        <source>Farbgeier</source>
        <translation>Farbgeier</translation>
    </message>
    <message>
        <source>Farbwenz</source>
        <translation>Farbwenz</translation>
    </message>
    <message>
        <source>Fewer games</source>
        <translation>Weniger Spiele</translation>
    </message>
    <message>
        <source>Fewest card points</source>
        <translation>Wenigste Augen</translation>
    </message>
    <message>
        <source>Fewest payments:</source>
        <translation>Wenigste Zahlungen:</translation>
    </message>
    <message>
        <source>Fiddler&apos;s Green</source>
        <translation>Fiddler’s Green</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Fill in {count} lines before use</source>
        <translation>Vor Gebrauch {count} Zeilen ausfüllen</translation>
    </message>
    <message>
        <source>Fill this in first</source>
        <translation>Erst ausfüllen</translation>
    </message>
    <message>
        <source>Fill this in: {line}</source>
        <translation>Bitte ausfüllen: {line}</translation>
    </message>
    <message>
        <source>First say who everybody is.</source>
        <translation>Sag erst, wer wer ist.</translation>
    </message>
    <message>
        <source>First side to 20 strokes, which the table counts itself.</source>
        <translation>Wer zuerst 20 Striche hat; gezählt werden sie am Tisch.</translation>
    </message>
    <message>
        <source>First tap a name, or drag it</source>
        <translation>Zuerst einen Namen antippen oder ihn ziehen</translation>
    </message>
    <message>
        <source>Five-handed Sheepshead is not a game of this program</source>
        <translation>Sheepshead zu fünft gibt es in diesem Programm nicht</translation>
    </message>
    <message>
        <source>Fold away</source>
        <translation>Zuklappen</translation>
    </message>
    <message>
        <source>Fold away what was written down</source>
        <translation>Aufgeschriebenes zuklappen</translation>
    </message>
    <message>
        <source>Foliage</source>
        <translation>Laub</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>For a caught fox the other side pays in the same way</source>
        <translation>Für einen gefangenen Fuchs zahlt die andere Seite ebenso</translation>
    </message>
    <message>
        <source>For all hands</source>
        <translation>Für alle Spiele</translation>
    </message>
    <message>
        <source>For one hand</source>
        <translation>Für ein Spiel</translation>
    </message>
    <message>
        <source>For the log: {words}</source>
        <translation>Ins Protokoll: {words}</translation>
    </message>
    <message>
        <source>For three</source>
        <translation>Dreier</translation>
    </message>
    <message>
        <source>For three, 24 cards, eight each: Wenz, Geier and Solo at 50, ten for everything else; nobody is called.</source>
        <translation>Für drei, 24 Karten, acht für jeden: Wenz, Geier und Solo 50, alles andere zehn; gerufen wird niemand.</translation>
    </message>
    <message>
        <source>For three, 32 cards, ten each: Wenz, Geier and Solo at 40, Schneider and Schwarz 10; asked up by fives; the middle untouched or a Tout doubles; no runners.</source>
        <translation>Für drei, 32 Karten, zehn für jeden: Wenz, Geier und Solo 40, Schneider und Schwarz 10; gesteigert wird um fünf; ohne die Mitte oder Tout zählt doppelt; keine Laufenden.</translation>
    </message>
    <message>
        <source>For what</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>For whose side?</source>
        <translation>Für welche Partei?</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Gezwungen</translation>
    </message>
    <message>
        <source>Forced choosers win, Schneider</source>
        <translation>Gezwungene Wähler gewinnen, Schneider</translation>
    </message>
    <message>
        <source>Forced where nobody offers so many trumps</source>
        <translation>Gezwungen, wenn niemand so viele Trümpfe anbietet</translation>
    </message>
    <message>
        <source>Forced, either side</source>
        <translation>Gezwungen, beide Seiten</translation>
    </message>
    <message>
        <source>Forced, the others win, Schneider</source>
        <translation>Gezwungen, die anderen gewinnen, Schneider</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Four Wenzel and a suit that is named, two against two.</source>
        <translation>Vier Wenzel und eine Farbe nach Wahl, zwei gegen zwei.</translation>
    </message>
    <message>
        <source>Four people play this</source>
        <translation>Das spielen vier</translation>
    </message>
    <message>
        <source>Four people with two packs of 24 cards and 240 card points.</source>
        <translation>Vier Leute mit zweimal 24 Karten und 240 Augen.</translation>
    </message>
    <message>
        <source>Four, six or eight Wenzel and bells always trumps: nobody names them.</source>
        <translation>Vier, sechs oder acht Wenzel, und Schellen sind immer Trumpf: niemand wählt.</translation>
    </message>
    <message>
        <source>From an earlier hand on</source>
        <translation>Ab einem früheren Spiel</translation>
    </message>
    <message>
        <source>From forehand on one after the other may knock, until somebody does not</source>
        <translation>Geklopft wird der Reihe nach ab Vorhand, bis einer nicht klopft</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>Ab jetzt</translation>
    </message>
    <message>
        <source>From the next hand on</source>
        <translation>Ab dem nächsten Spiel</translation>
    </message>
    <message>
        <source>From the pool</source>
        <translation>Aus dem Topf</translation>
    </message>
    <message>
        <source>From when</source>
        <translation>Ab wann</translation>
    </message>
    <message>
        <source>From when?</source>
        <translation>Ab wann?</translation>
    </message>
    <message>
        <source>From {low} to {high}</source>
        <translation>Von {low} bis {high}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Game and people</source>
        <translation>Spiel und Leute</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Game, rules, people</source>
        <translation>Spiel, Regeln, Leute</translation>
    </message>
    <message>
        <source>Game, who, points</source>
        <translation>Spiel, wer, Augen</translation>
    </message>
    <message>
        <source>Game, who: {points}</source>
        <translation>Spiel, wer; {points}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Games lost</source>
        <translation>Verlorene Spiele</translation>
    </message>
    <message>
        <source>Games lost by the others</source>
        <translation>Verlorene Spiele der anderen</translation>
    </message>
    <message>
        <source>Games of this variant are not checked</source>
        <translation>Spiele dieser Art werden nicht geprüft</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message>
        <source>Games won less games lost</source>
        <translation>Gewonnene minus verlorene Spiele</translation>
    </message>
    <message>
        <source>Gasthof zur Post, back room</source>
        <translation>Gasthof zur Post, Nebenzimmer</translation>
    </message>
    <message>
        <source>Geier</source>
        <translation>Geier</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>German Schafkopf</source>
        <translation>Deutscher Schafkopf</translation>
    </message>
    <message>
        <source>German, Altenburg 1</source>
        <translation>Deutsch, Altenburg 1</translation>
    </message>
    <message>
        <source>German, Altenburg 2</source>
        <translation>Deutsch, Altenburg 2</translation>
    </message>
    <message>
        <source>German, Altenburg 3</source>
        <translation>Deutsch, Altenburg 3</translation>
    </message>
    <message>
        <source>German, Schneider from 91</source>
        <translation>Deutsch, Schneider ab 91</translation>
    </message>
    <message>
        <source>German, nine strokes</source>
        <translation>Deutsch, neun Striche</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on with it here</source>
        <translation>Hier weiterführen</translation>
    </message>
    <message>
        <source>Going on with it here adds what came later to what is here; every step of it can be taken back.</source>
        <translation>Wird er hier weitergeführt, kommt das Spätere zu dem dazu, was hier ist; jeder Schritt davon lässt sich zurücknehmen.</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation>Grand</translation>
    </message>
    <message>
        <source>Grand ouvert counts 24 as any Grand, and once more for ouvert</source>
        <translation>Grand ouvert zählt 24 wie jeder Grand und für ouvert einmal mehr</translation>
    </message>
    <message>
        <source>Grand ouvert counts 36, a lost hand game once, a passed deal is dealt again.</source>
        <translation>Grand ouvert zählt 36, ein verlorenes Handspiel einfach, eingepasst wird noch einmal gegeben.</translation>
    </message>
    <message>
        <source>Grand ouvert counts 36, ouvert itself not</source>
        <translation>Grand ouvert zählt 36, ouvert selbst nicht</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>Zugesprochen</translation>
    </message>
    <message>
        <source>Granted, since it was still possible</source>
        <translation>Zugesprochen, weil es noch möglich war</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Had it</source>
        <translation>Gehabt</translation>
    </message>
    <message>
        <source>Half entered</source>
        <translation>Halb eingegeben</translation>
    </message>
    <message>
        <source>Half entered: {hand}</source>
        <translation>Halb eingegeben: {hand}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Hand by hand</source>
        <translation>Spiel für Spiel</translation>
    </message>
    <message>
        <source>Hand {hands} has another dealer</source>
        <translation>Spiel {hands} hat einen anderen Geber</translation>
    </message>
    <message>
        <source>Hand {hands} no longer counts double</source>
        <translation>Spiel {hands} zählt nicht mehr doppelt</translation>
    </message>
    <message>
        <source>Hand {hands} no longer uses up a doubled hand</source>
        <translation>Spiel {hands} verbraucht kein Bockspiel mehr</translation>
    </message>
    <message>
        <source>Hand {hands} now counts double</source>
        <translation>Spiel {hands} zählt jetzt doppelt</translation>
    </message>
    <message>
        <source>Hand {hands} now uses up a doubled hand</source>
        <translation>Spiel {hands} verbraucht jetzt ein Bockspiel</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Hand {number} booked</source>
        <translation>Spiel {number} eingetragen</translation>
    </message>
    <message>
        <source>Hand {number} corrected</source>
        <translation>Spiel {number} berichtigt</translation>
    </message>
    <message>
        <source>Hand {number} counts again</source>
        <translation>Spiel {number} zählt wieder</translation>
    </message>
    <message>
        <source>Hand {number} counts again.</source>
        <translation>Spiel {number} zählt wieder.</translation>
    </message>
    <message>
        <source>Hand {number} counts nothing now.</source>
        <translation>Spiel {number} zählt jetzt nichts.</translation>
    </message>
    <message>
        <source>Hand {number} deleted</source>
        <translation>Spiel {number} gelöscht</translation>
    </message>
    <message>
        <source>Hand {number} deleted: entered twice</source>
        <translation>Spiel {number} gelöscht: doppelt eingetragen</translation>
    </message>
    <message>
        <source>Hand {number} inserted</source>
        <translation>Spiel {number} eingefügt</translation>
    </message>
    <message>
        <source>Hand {number} is corrected.</source>
        <translation>Spiel {number} ist berichtigt.</translation>
    </message>
    <message>
        <source>Hand {number} is gone.</source>
        <translation>Spiel {number} ist weg.</translation>
    </message>
    <message>
        <source>Hand {number} no longer fits: {why}</source>
        <translation>Spiel {number} passt nicht mehr: {why}</translation>
    </message>
    <message>
        <source>Hand {number} struck</source>
        <translation>Spiel {number} gestrichen</translation>
    </message>
    <message>
        <source>Hand {number} – {hand}</source>
        <translation>Spiel {number} – {hand}</translation>
    </message>
    <message>
        <source>Hand {number}: {amount}</source>
        <translation>Spiel {number}: {amount}</translation>
    </message>
    <message>
        <source>Hand {number}: {changes}</source>
        <translation>Spiel {number}: {changes}</translation>
    </message>
    <message>
        <source>Hand {number}: {dealer} deals, {forehand} leads.</source>
        <translation>Spiel {number}: {dealer} gibt, {forehand} kommt heraus.</translation>
    </message>
    <message>
        <source>Hand {place} of {of}</source>
        <translation>Spiel {place} von {of}</translation>
    </message>
    <message>
        <source>Hand {place} of {of} doubled after hand {because}.</source>
        <translation>Spiel {place} von {of}, verdoppelt nach Spiel {because}.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Spiele einer Runde</translation>
    </message>
    <message>
        <source>Hands {hands} have another dealer</source>
        <translation>Spiele {hands}: ein anderer Geber</translation>
    </message>
    <message>
        <source>Hands {hands} no longer count double</source>
        <translation>Spiele {hands} zählen nicht mehr doppelt</translation>
    </message>
    <message>
        <source>Hands {hands} no longer fit. Hand {number}: {why}</source>
        <translation>Spiele {hands} passen nicht mehr. Spiel {number}: {why}</translation>
    </message>
    <message>
        <source>Hands {hands} no longer use up doubled hands</source>
        <translation>Spiele {hands} verbrauchen keine Bockspiele mehr</translation>
    </message>
    <message>
        <source>Hands {hands} now count double</source>
        <translation>Spiele {hands} zählen jetzt doppelt</translation>
    </message>
    <message>
        <source>Hands {hands} now use up doubled hands</source>
        <translation>Spiele {hands} verbrauchen jetzt Bockspiele</translation>
    </message>
    <message>
        <source>He wins from each what the Ramsch costs</source>
        <translation>Er gewinnt von jedem, was der Ramsch kostet</translation>
    </message>
    <message>
        <source>He wins {price} from each</source>
        <translation>Er gewinnt von jedem {price}</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Köpfe</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>Herz ist Trumpf</translation>
    </message>
    <message>
        <source>Hearts are trumps; called ace 10, solo 50, Schneider and Schwarz 10 more each.</source>
        <translation>Herz ist Trumpf; gerufene Sau 10, Solo 50, Schneider und schwarz je 10 dazu.</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Laufende</translation>
    </message>
    <message>
        <source>Here a Ramsch is played when nobody bids</source>
        <translation>Hier wird Ramsch gespielt, wenn niemand reizt</translation>
    </message>
    <message>
        <source>Here it is asked up by {step}</source>
        <translation>Hier wird in Schritten von {step} hochgefragt</translation>
    </message>
    <message>
        <source>Here it only counts how often it was said</source>
        <translation>Hier zählt nur, wie oft es gesagt wurde</translation>
    </message>
    <message>
        <source>Here that is only warned about</source>
        <translation>Hier wird davor nur gewarnt</translation>
    </message>
    <message>
        <source>Here the first trick of another makes the partner</source>
        <translation>Hier macht der erste Stich eines anderen den Partner</translation>
    </message>
    <message>
        <source>Here these games have no suit</source>
        <translation>Hier haben diese Spiele keine Farbe</translation>
    </message>
    <message>
        <source>Here they knock one after the other from forehand on</source>
        <translation>Hier wird der Reihe nach ab Vorhand geklopft</translation>
    </message>
    <message>
        <source>Herz-Solo</source>
        <translation>Herz-Solo</translation>
    </message>
    <message>
        <source>Hirsch</source>
        <translation>Hirsch</translation>
    </message>
    <message>
        <source>Hochzeit</source>
        <translation>Hochzeit</translation>
    </message>
    <message>
        <source>House rule: {rule}</source>
        <translation>Hausregel: {rule}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>How did it end?</source>
        <translation>Wie ging es aus?</translation>
    </message>
    <message>
        <source>How it ended was said already</source>
        <translation>Wie es ausging, ist schon gesagt</translation>
    </message>
    <message>
        <source>How it is paid</source>
        <translation>Wie bezahlt wird</translation>
    </message>
    <message>
        <source>How it is paid was changed</source>
        <translation>Geändert, wie bezahlt wird</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>How many there are</source>
        <translation>Wie viele es sind</translation>
    </message>
    <message>
        <source>How much does everybody pay in? For example 1.00</source>
        <translation>Wie viel zahlt jeder ein? Zum Beispiel 1,00</translation>
    </message>
    <message>
        <source>How much, to each</source>
        <translation>Wie viel, an jeden</translation>
    </message>
    <message>
        <source>How often it counts</source>
        <translation>Wie oft es zählt</translation>
    </message>
    <message>
        <source>H|Hirsch</source>
        <translation>H|Hirsch</translation>
    </message>
    <message>
        <source>If you played with coins on the table, tick what was paid so, and choose “in cash after every hand” under “How it is paid” for the hands to come.</source>
        <translation>Habt ihr mit Münzen auf dem Tisch gespielt, hakt ab, was so bezahlt ist, und wählt für die nächsten Spiele „bar nach jedem Spiel“ unter „Wie bezahlt wird“.</translation>
    </message>
    <message>
        <source>Illegal signal</source>
        <translation>Verbotener Wink</translation>
    </message>
    <message>
        <source>Illegal signal, to each</source>
        <translation>Verbotener Wink, an jeden</translation>
    </message>
    <message>
        <source>In a Farbwenz or Farbgeier from</source>
        <translation>In Farbwenz und Farbgeier ab</translation>
    </message>
    <message>
        <source>In a Muss 60 are enough with so few trumps</source>
        <translation>Im Muss reichen 60 mit so wenigen Trümpfen</translation>
    </message>
    <message>
        <source>In a Muss 60 are enough with {trumps} trumps or fewer</source>
        <translation>Im Muss reichen 60 mit {trumps} Trümpfen oder weniger</translation>
    </message>
    <message>
        <source>In a Muss, too, 61 are needed</source>
        <translation>Auch im Muss braucht man 61</translation>
    </message>
    <message>
        <source>In a Ramsch</source>
        <translation>Im Ramsch</translation>
    </message>
    <message>
        <source>In a Wenz or Geier from</source>
        <translation>In Wenz und Geier ab</translation>
    </message>
    <message>
        <source>In a round every game counts double</source>
        <translation>In einer Runde zählt jedes Spiel doppelt</translation>
    </message>
    <message>
        <source>In a solo at most</source>
        <translation>Im Solo höchstens</translation>
    </message>
    <message>
        <source>In cash: {hands}.</source>
        <translation>Bar: {hands}.</translation>
    </message>
    <message>
        <source>In cash: {hands}. The other hands are open.</source>
        <translation>Bar: {hands}. Die anderen Spiele sind offen.</translation>
    </message>
    <message>
        <source>In hand {number} {dealer} would deal, not {other}</source>
        <translation>Spiel {number} gäbe {dealer}, nicht {other}</translation>
    </message>
    <message>
        <source>In single tricks everybody draws a stroke of his own for each trick he takes</source>
        <translation>Bei einzelnen Stichen bekommt jeder selbst für jeden seiner Stiche einen Strich</translation>
    </message>
    <message>
        <source>In the file it was on {day} at {time}.</source>
        <translation>In der Datei geschah das zuletzt am {day} um {time}.</translation>
    </message>
    <message>
        <source>In the pool</source>
        <translation>Im Topf</translation>
    </message>
    <message>
        <source>Insert a hand after it</source>
        <translation>Spiel danach einfügen</translation>
    </message>
    <message>
        <source>Insert a hand before it</source>
        <translation>Spiel davor einfügen</translation>
    </message>
    <message>
        <source>Insert it</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>International values with Kontra and Re, Bock rounds, and a Ramsch when nobody bids.</source>
        <translation>Internationale Werte mit Kontra und Re, Bockrunden, und Ramsch, wenn niemand reizt.</translation>
    </message>
    <message>
        <source>Into the Stock</source>
        <translation>In den Stock</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Gilt</translation>
    </message>
    <message>
        <source>It begins with the next hand</source>
        <translation>Sie beginnt mit dem nächsten Spiel</translation>
    </message>
    <message>
        <source>It cannot end like this: {end}</source>
        <translation>So kann es nicht ausgehen: {end}</translation>
    </message>
    <message>
        <source>It could not be kept: {why}</source>
        <translation>Das ließ sich nicht sichern: {why}</translation>
    </message>
    <message>
        <source>It could not be saved: {why}</source>
        <translation>Das ließ sich nicht speichern: {why}</translation>
    </message>
    <message>
        <source>It counts as Schwarz</source>
        <translation>Es zählt als schwarz</translation>
    </message>
    <message>
        <source>It does not say enough about these lines: {lines}</source>
        <translation>Über diese Zeilen sagt sie nicht genug: {lines}</translation>
    </message>
    <message>
        <source>It has no limit</source>
        <translation>Er kann beliebig voll werden</translation>
    </message>
    <message>
        <source>It holds at most</source>
        <translation>Er fasst höchstens</translation>
    </message>
    <message>
        <source>It holds {most} at most</source>
        <translation>Er fasst höchstens {most}</translation>
    </message>
    <message>
        <source>It is at the printer.</source>
        <translation>Es ist beim Drucker.</translation>
    </message>
    <message>
        <source>It is being prepared …</source>
        <translation>Wird vorbereitet …</translation>
    </message>
    <message>
        <source>It is going to the printer …</source>
        <translation>Es geht zum Drucker …</translation>
    </message>
    <message>
        <source>It is here already</source>
        <translation>Er ist schon da</translation>
    </message>
    <message>
        <source>It is longer than any evening</source>
        <translation>Er ist länger als jeder Abend</translation>
    </message>
    <message>
        <source>It is said who still owes one; nobody pays for it, and no amount changes</source>
        <translation>Es wird angezeigt, wer noch eines schuldet; dafür zahlt keiner, und kein Betrag ändert sich</translation>
    </message>
    <message>
        <source>It is somebody else</source>
        <translation>Das ist jemand anders</translation>
    </message>
    <message>
        <source>It no longer fits: {why}</source>
        <translation>Es passt nicht mehr: {why}</translation>
    </message>
    <message>
        <source>It shall count nothing; number and deal stay.</source>
        <translation>Es zählt nichts; Nummer und Geber bleiben.</translation>
    </message>
    <message>
        <source>It stands with the hand; an empty line takes it back.</source>
        <translation>Sie steht beim Spiel; eine leere Zeile nimmt sie zurück.</translation>
    </message>
    <message>
        <source>It takes back what was never written</source>
        <translation>Er nimmt zurück, was nie geschrieben wurde</translation>
    </message>
    <message>
        <source>It was entered twice; later hands move up.</source>
        <translation>Es steht doppelt da; spätere rücken auf.</translation>
    </message>
    <message>
        <source>It was gone on with differently here and there. In common: {common}; here: {here}; in the file: {there}.</source>
        <translation>Hier und dort ging er verschieden weiter. Gemeinsam: {common}; hier: {here}; in der Datei: {there}.</translation>
    </message>
    <message>
        <source>It was last written to on {day} at {time}.</source>
        <translation>Hier wurde zuletzt am {day} um {time} etwas eingetragen.</translation>
    </message>
    <message>
        <source>It was struck, and counts after all.</source>
        <translation>Es war gestrichen und zählt doch.</translation>
    </message>
    <message>
        <source>Its rules cannot be played</source>
        <translation>Seine Regeln kann man nicht spielen</translation>
    </message>
    <message>
        <source>Its writings are not in their order</source>
        <translation>Seine Einträge stehen nicht in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>K Kontra, R Re, Kl knocked, B Bock</source>
        <translation>K Kontra, R Re, Kl geklopft, B Bock</translation>
    </message>
    <message>
        <source>KEYS</source>
        <translation>TASTEN</translation>
    </message>
    <message>
        <source>Kaiser</source>
        <translation>Kaiser</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Sichern</translation>
    </message>
    <message>
        <source>Keep as my own</source>
        <translation>Als eigene sichern</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Beide behalten</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Namen sichern</translation>
    </message>
    <message>
        <source>Keep the note</source>
        <translation>Bemerkung behalten</translation>
    </message>
    <message>
        <source>Keeps the score of a Schafkopf table, and says why.</source>
        <translation>Schreibt am Schafkopftisch an und sagt, warum.</translation>
    </message>
    <message>
        <source>Keeps the score, settles up, forgets nothing.</source>
        <translation>Schreibt an, rechnet ab, vergisst nichts.</translation>
    </message>
    <message>
        <source>Kept from a table of our own</source>
        <translation>Von einem eigenen Tisch behalten</translation>
    </message>
    <message>
        <source>Kept: {file}</source>
        <translation>Gesichert: {file}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>Tasten:</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Kasse</translation>
    </message>
    <message>
        <source>Kitty with</source>
        <translation>Kasse bei</translation>
    </message>
    <message>
        <source>Kn.</source>
        <translation>Kl.</translation>
    </message>
    <message>
        <source>Knocked before it was thrown in</source>
        <translation>Geklopft, bevor zusammengeworfen wurde</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Klopfer</translation>
    </message>
    <message>
        <source>Knocks and Kontra</source>
        <translation>Klopfen und Kontra</translation>
    </message>
    <message>
        <source>Knocks before it raise that stake as they raise the price of a game</source>
        <translation>Klopfer davor erhöhen diesen Einsatz, wie sie den Preis eines Spiels erhöhen</translation>
    </message>
    <message>
        <source>Knocks raise the stake</source>
        <translation>Klopfer erhöhen den Einsatz</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Bekannte</translation>
    </message>
    <message>
        <source>Kn|knocked</source>
        <translation>Kl|geklopft</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Kontra und Re</translation>
    </message>
    <message>
        <source>Kontra doubles, and every reply to it doubles again</source>
        <translation>Kontra verdoppelt, und jede Antwort darauf verdoppelt noch einmal</translation>
    </message>
    <message>
        <source>Kontra doubles, and there is no reply to it</source>
        <translation>Kontra verdoppelt, und darauf gibt es keine Antwort</translation>
    </message>
    <message>
        <source>Kontra needs a game</source>
        <translation>Kontra braucht ein Spiel</translation>
    </message>
    <message>
        <source>Kontra up to</source>
        <translation>Kontra bis</translation>
    </message>
    <message>
        <source>Kontra where it is forbidden</source>
        <translation>Kontra, wo es verboten ist</translation>
    </message>
    <message>
        <source>Kontra, Re</source>
        <translation>Kontra, Re</translation>
    </message>
    <message>
        <source>Kontra, Re, Sub, Hirsch</source>
        <translation>Kontra, Re, Sub, Hirsch</translation>
    </message>
    <message>
        <source>Kozel</source>
        <translation>Kozel</translation>
    </message>
    <message>
        <source>Kreuz</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Kreuz: those opposite play together</source>
        <translation>Kreuz: wer sich gegenübersitzt, spielt zusammen</translation>
    </message>
    <message>
        <source>Kreuzbock</source>
        <translation>Kreuzbock</translation>
    </message>
    <message>
        <source>Kreuzbock: in a round those opposite play together</source>
        <translation>Kreuzbock: in der Runde spielen die Gegenübersitzenden zusammen</translation>
    </message>
    <message>
        <source>K|Kontra</source>
        <translation>K|Kontra</translation>
    </message>
    <message>
        <source>L.</source>
        <translation>verl.</translation>
    </message>
    <message>
        <source>Ladies</source>
        <translation>Die Alten</translation>
    </message>
    <message>
        <source>Laid away</source>
        <translation>Gedrückt</translation>
    </message>
    <message>
        <source>Laid out</source>
        <translation>Ausgelegt</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Last copied on {day} at {time}.</source>
        <translation>Zuletzt gesichert am {day} um {time}.</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Later dealers</source>
        <translation>Spätere Geber</translation>
    </message>
    <message>
        <source>Leader of trick {trick}</source>
        <translation>Ausspieler von Stich {trick}</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Wenigste Augen</translation>
    </message>
    <message>
        <source>Least with every trick</source>
        <translation>Wenigste Augen, alle Stiche</translation>
    </message>
    <message>
        <source>Least without a trick</source>
        <translation>Wenigste Augen, ohne Stich</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Lassen</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>Leaves early</source>
        <translation>Geht früher</translation>
    </message>
    <message>
        <source>Left as it is, it opens the next evening.</source>
        <translation>Bleibt es so, eröffnet es den nächsten Abend.</translation>
    </message>
    <message>
        <source>Legal cards</source>
        <translation>Erlaubte Karten</translation>
    </message>
    <message>
        <source>Legal cards of play {play}</source>
        <translation>Erlaubte Karten beim {play}. Ausspielen</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Let it count again</source>
        <translation>Wieder zählen</translation>
    </message>
    <message>
        <source>Let the variable SCHAFSCORE_HOME name a folder that you may write to.</source>
        <translation>Nenne in der Variablen SCHAFSCORE_HOME einen Ordner, in den du schreiben darfst.</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Letters and numbers as they stand on the buttons: who plays, then the rest.</source>
        <translation>Buchstaben und Zahlen, wie sie auf den Knöpfen stehen: wer spielt, dann der Rest.</translation>
    </message>
    <message>
        <source>Levels are announced in a suit or a grand from the hand</source>
        <translation>Stufen werden nur beim Farbspiel oder Grand aus der Hand angesagt</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Light / dark</source>
        <translation>Hell / Dunkel</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Hell oder dunkel</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Line of the tariff</source>
        <translation>Zeile des Tarifs</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message numerus="yes">
        <source>List for %n people, to write by hand</source>
        <translation>
            <numerusform>Liste für %n Person, zum Ausfüllen von Hand</numerusform>
            <numerusform>Liste für %n Leute, zum Ausfüllen von Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>List in large print</source>
        <translation>Liste in großer Schrift</translation>
    </message>
    <message>
        <source>List of the hands</source>
        <translation>Liste der Spiele</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Loss money</source>
        <translation>Verlustgeld</translation>
    </message>
    <message>
        <source>Losses only</source>
        <translation>Nur Verluste</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Lost games</source>
        <translation>Verlorene Spiele</translation>
    </message>
    <message>
        <source>Lost, Schneider</source>
        <translation>Verloren, Schneider</translation>
    </message>
    <message>
        <source>Lost, Schwarz</source>
        <translation>Verloren, schwarz</translation>
    </message>
    <message>
        <source>Lustsolo</source>
        <translation>Lustsolo</translation>
    </message>
    <message>
        <source>Lustsolo is allowed</source>
        <translation>Lustsolo ist erlaubt</translation>
    </message>
    <message>
        <source>Manner</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Manual hand</source>
        <translation>Freie Buchung</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Striche</translation>
    </message>
    <message>
        <source>Marks are written for the side that loses; 60 to 60 marks nobody</source>
        <translation>Striche bekommt die Seite, die verliert; bei 60 zu 60 bekommt keine einen</translation>
    </message>
    <message>
        <source>Marks that make goats</source>
        <translation>Striche bis zur Ziege</translation>
    </message>
    <message>
        <source>Matadors</source>
        <translation>Spitzen</translation>
    </message>
    <message>
        <source>May be</source>
        <translation>Möglich</translation>
    </message>
    <message>
        <source>May knock</source>
        <translation>Klopfen darf</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Bedeutet</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Vergeben</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Mehr Spiele</translation>
    </message>
    <message>
        <source>More house rules</source>
        <translation>Weitere Hausregeln</translation>
    </message>
    <message>
        <source>More prices</source>
        <translation>Weitere Preise</translation>
    </message>
    <message>
        <source>Move the list</source>
        <translation>Liste verschieben</translation>
    </message>
    <message>
        <source>Muck</source>
        <translation>Muck</translation>
    </message>
    <message>
        <source>Muck, Wenz and Geier for the pair; 21 points make a Bobbl. That a contract is worth 2, 3 or 4 is a proposal.</source>
        <translation>Muck, Wenz und Geier zu zweit; 21 Punkte sind ein Bobbl. Dass ein Spiel 2, 3 oder 4 gilt, ist ein Vorschlag.</translation>
    </message>
    <message>
        <source>Mucken</source>
        <translation>Mucken</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation>Multiplikator</translation>
    </message>
    <message>
        <source>Muss</source>
        <translation>Muss</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>NAME,NAME</source>
        <translation>NAME,NAME</translation>
    </message>
    <message>
        <source>NAME=NUMBER,NAME=NUMBER</source>
        <translation>NAME=ZAHL,NAME=ZAHL</translation>
    </message>
    <message>
        <source>NAME=VALUE</source>
        <translation>NAME=WERT</translation>
    </message>
    <message>
        <source>NEW</source>
        <translation>NEU</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>ZAHL</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name a person of the pair that won</source>
        <translation>Nenne jemanden aus dem Paar, das gewann</translation>
    </message>
    <message>
        <source>Name of the evening</source>
        <translation>Name des Abends</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Name der Vorlage</translation>
    </message>
    <message>
        <source>Names of the suits</source>
        <translation>Kartenfarben</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>Niederfüllbach, short pack</source>
        <translation>Niederfüllbach, 24 Karten</translation>
    </message>
    <message>
        <source>No amount changes.</source>
        <translation>Kein Betrag ändert sich.</translation>
    </message>
    <message>
        <source>No card points count as no trick</source>
        <translation>Keine Augen zählen wie kein Stich</translation>
    </message>
    <message>
        <source>No evening is called that</source>
        <translation>So heißt kein Abend</translation>
    </message>
    <message>
        <source>No evening is in it.</source>
        <translation>Kein Abend steht darin.</translation>
    </message>
    <message>
        <source>No file was opened.</source>
        <translation>Keine Datei wurde geöffnet.</translation>
    </message>
    <message>
        <source>No hand that was played changes.</source>
        <translation>Kein gespieltes Spiel ändert sich.</translation>
    </message>
    <message>
        <source>No longer at the table: {who}</source>
        <translation>Nicht mehr am Tisch: {who}</translation>
    </message>
    <message>
        <source>No point changes</source>
        <translation>An den Punkten ändert sich nichts</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Ohne Stich</translation>
    </message>
    <message>
        <source>No trump may be given back</source>
        <translation>Trumpf darf nicht zurückgegeben werden</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Nobody asks up</source>
        <translation>Hochgefragt wird nicht</translation>
    </message>
    <message>
        <source>Nobody at the table is called {name}</source>
        <translation>Am Tisch heißt niemand {name}</translation>
    </message>
    <message>
        <source>Nobody bids</source>
        <translation>Niemand reizt</translation>
    </message>
    <message>
        <source>Nobody can be asked up so far</source>
        <translation>So weit kann niemand hochgefragt werden</translation>
    </message>
    <message>
        <source>Nobody can knock here</source>
        <translation>Hier kann niemand klopfen</translation>
    </message>
    <message>
        <source>Nobody can win it instead, not even with every trick</source>
        <translation>Gewinnen kann ihn niemand, auch nicht mit allen Stichen</translation>
    </message>
    <message>
        <source>Nobody doubles so often</source>
        <translation>So oft verdoppelt niemand</translation>
    </message>
    <message>
        <source>Nobody here is called {name}</source>
        <translation>Hier heißt niemand {name}</translation>
    </message>
    <message>
        <source>Nobody in the file is called {name}</source>
        <translation>In der Datei heißt niemand {name}</translation>
    </message>
    <message>
        <source>Nobody is called {name}</source>
        <translation>Niemand heißt {name}</translation>
    </message>
    <message>
        <source>Nobody is his own partner</source>
        <translation>Niemand ist sein eigener Partner</translation>
    </message>
    <message>
        <source>Nobody may knock</source>
        <translation>Klopfen darf niemand</translation>
    </message>
    <message>
        <source>Nobody owes anything</source>
        <translation>Niemand schuldet etwas</translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <translation>Niemand schuldet etwas.</translation>
    </message>
    <message>
        <source>Nobody pays anybody: only one column of the list changes</source>
        <translation>Niemand zahlt jemandem etwas, nur eine Spalte der Liste ändert sich</translation>
    </message>
    <message>
        <source>Nobody pays anything</source>
        <translation>Niemand zahlt etwas</translation>
    </message>
    <message>
        <source>Nobody pays himself</source>
        <translation>Niemand zahlt sich selbst</translation>
    </message>
    <message>
        <source>Nobody played, and what was paid is a custom of that table</source>
        <translation>Niemand spielte, und was gezahlt wurde, ist Brauch jenes Tisches</translation>
    </message>
    <message>
        <source>Nobody plays a Ramsch from the hand</source>
        <translation>Einen Ramsch spielt niemand aus der Hand</translation>
    </message>
    <message>
        <source>Nobody plays a Sie with cards in the middle</source>
        <translation>Mit Karten in der Mitte gibt es kein Sie</translation>
    </message>
    <message>
        <source>Nobody plays, bids or doubles in {game}: {keys}</source>
        <translation>Bei {game} spielt, reizt und verdoppelt niemand: {keys}</translation>
    </message>
    <message>
        <source>Nobody says Kontra here</source>
        <translation>Kontra sagt hier niemand</translation>
    </message>
    <message>
        <source>Nobody sits at the table</source>
        <translation>Niemand sitzt am Tisch</translation>
    </message>
    <message>
        <source>Not as usual: {lines}</source>
        <translation>Anders als üblich: {lines}</translation>
    </message>
    <message>
        <source>Not booked: {why}</source>
        <translation>Noch nicht eingetragen: {why}</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Bemerkung</translation>
    </message>
    <message>
        <source>Note on hand {number}</source>
        <translation>Bemerkung zu Spiel {number}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Bemerkung:</translation>
    </message>
    <message>
        <source>Nothing can be written there</source>
        <translation>Dort lässt sich nichts schreiben</translation>
    </message>
    <message>
        <source>Nothing doubles what goes into the Stock for a lost game or comes out of it</source>
        <translation>Was nach einem Spiel in den Stock kommt oder herausgenommen wird, verdoppelt nichts</translation>
    </message>
    <message>
        <source>Nothing has changed since the copy of {when}: {file}</source>
        <translation>Seit der Kopie vom {when} hat sich nichts geändert: {file}</translation>
    </message>
    <message>
        <source>Nothing is changed yet</source>
        <translation>Noch nichts geändert</translation>
    </message>
    <message>
        <source>Nothing is due from {giver} to {taker}; name an amount</source>
        <translation>{giver} schuldet {taker} nichts; nenne einen Betrag</translation>
    </message>
    <message>
        <source>Nothing is laid away in a hand game</source>
        <translation>Im Handspiel wird nichts gedrückt</translation>
    </message>
    <message>
        <source>Nothing of this is asked here</source>
        <translation>Hiernach wird nicht gefragt</translation>
    </message>
    <message>
        <source>Nothing was changed so far.</source>
        <translation>Bisher wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Nothing was charged.</source>
        <translation>Nichts wurde angeschrieben.</translation>
    </message>
    <message>
        <source>Nothing was written; --twice keeps it beside the other.</source>
        <translation>Nichts wurde geschrieben; --twice legt ihn neben den anderen.</translation>
    </message>
    <message>
        <source>Nothing was written; --yes does it.</source>
        <translation>Nichts wurde geschrieben; mit --yes geschieht es.</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Null</translation>
    </message>
    <message>
        <source>Null hand</source>
        <translation>Null Hand</translation>
    </message>
    <message>
        <source>Null hand ouvert</source>
        <translation>Null ouvert Hand</translation>
    </message>
    <message>
        <source>Null ouvert</source>
        <translation>Null ouvert</translation>
    </message>
    <message>
        <source>Number of cards</source>
        <translation>Zahl der Karten</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>OLD</source>
        <translation>ALT</translation>
    </message>
    <message>
        <source>OPTION</source>
        <translation>OPTION</translation>
    </message>
    <message>
        <source>Oberwallenstadt, short pack</source>
        <translation>Oberwallenstadt, 24 Karten</translation>
    </message>
    <message>
        <source>Of two or three people who holds the Ober of {suit}, the Old One, plays alone</source>
        <translation>Zu zweit und zu dritt spielt allein, wer die Alte hat, den {suit}-Ober</translation>
    </message>
    <message>
        <source>Of two tied loses</source>
        <translation>Bei Gleichstand von zweien verliert</translation>
    </message>
    <message>
        <source>Offences</source>
        <translation>Regelverstöße</translation>
    </message>
    <message>
        <source>Officers&apos; Schafkopf</source>
        <translation>Offiziersschafkopf</translation>
    </message>
    <message>
        <source>Old cards 20/40</source>
        <translation>Alte Karte 20/40</translation>
    </message>
    <message>
        <source>Once the Stock is full nothing more is paid in</source>
        <translation>Ist der Stock voll, wird nichts mehr eingezahlt</translation>
    </message>
    <message>
        <source>One against the others: if he wins each of them pays him, if he loses he pays each of them</source>
        <translation>Einer gegen die anderen: gewinnt er, zahlt ihm jeder von ihnen, verliert er, zahlt er jedem</translation>
    </message>
    <message>
        <source>One for every five</source>
        <translation>Eine für je fünf</translation>
    </message>
    <message>
        <source>One knock makes it twofold, two threefold, three fivefold, four eightfold</source>
        <translation>Ein Klopfer zählt zweifach, zwei dreifach, drei fünffach, vier achtfach</translation>
    </message>
    <message>
        <source>One knock makes it twofold, two threefold, three fourfold, four fivefold</source>
        <translation>Ein Klopfer zählt zweifach, zwei dreifach, drei vierfach, vier fünffach</translation>
    </message>
    <message>
        <source>One more each for hand, Schneider, Schwarz, each of the two announced, and ouvert</source>
        <translation>Je einmal mehr für Hand, Schneider, Schwarz, jedes der beiden angesagt, und ouvert</translation>
    </message>
    <message>
        <source>One names the trumps and plays against the other; who loses pays who wins</source>
        <translation>Einer nennt die Trümpfe und spielt gegen den anderen; wer verliert, zahlt dem, der gewinnt</translation>
    </message>
    <message>
        <source>One of these copies can take its place. What is there now is put aside.</source>
        <translation>Eine dieser Kopien kann an ihre Stelle treten. Was jetzt da ist, wird beiseitegelegt.</translation>
    </message>
    <message>
        <source>One of these copies can take its place. What is there now is put aside. You can also open the rest of it: what is damaged stays as it is, and so do the copies.</source>
        <translation>Eine dieser Kopien kann an ihre Stelle treten. Was jetzt da ist, wird beiseitegelegt. Du kannst auch den Rest öffnen: Was beschädigt ist, bleibt, wie es ist, und die Kopien auch.</translation>
    </message>
    <message>
        <source>One of these copies can take its place. You can begin anew too: the copies stay.</source>
        <translation>Eine dieser Kopien kann an ihre Stelle treten. Du kannst auch neu anfangen: Die Kopien bleiben.</translation>
    </message>
    <message>
        <source>One of these ended the game, not both</source>
        <translation>Nur eines davon beendete das Spiel, nicht beide</translation>
    </message>
    <message>
        <source>One page, four steps</source>
        <translation>Ein Blatt, vier Schritte</translation>
    </message>
    <message>
        <source>One, two or three people win</source>
        <translation>Einer, zwei oder drei gewinnen</translation>
    </message>
    <message>
        <source>Only a card of his own can be given back</source>
        <translation>Zurückgegeben wird nur eine eigene Karte</translation>
    </message>
    <message>
        <source>Only cards of his own can be laid away</source>
        <translation>Gedrückt werden nur eigene Karten</translation>
    </message>
    <message>
        <source>Only for three people</source>
        <translation>Nur zu dritt</translation>
    </message>
    <message>
        <source>Only forehand knocks here</source>
        <translation>Hier klopft nur die Vorhand</translation>
    </message>
    <message>
        <source>Only forehand may knock</source>
        <translation>Klopfen darf nur Vorhand</translation>
    </message>
    <message>
        <source>Only one knocks here</source>
        <translation>Hier klopft nur einer</translation>
    </message>
    <message>
        <source>Only one may knock</source>
        <translation>Klopfen darf nur einer</translation>
    </message>
    <message>
        <source>Only one of the tied loses</source>
        <translation>Nur einer der Gleichen verliert</translation>
    </message>
    <message>
        <source>Only one of the tied wins</source>
        <translation>Nur einer der Gleichen gewinnt</translation>
    </message>
    <message>
        <source>Only the Player lays cards away</source>
        <translation>Nur der Spieler legt Karten weg</translation>
    </message>
    <message>
        <source>Only the column of the soloist changes</source>
        <translation>Nur die Spalte des Alleinspielers ändert sich</translation>
    </message>
    <message>
        <source>Only the other side says {word}</source>
        <translation>{word} sagt nur die andere Seite</translation>
    </message>
    <message>
        <source>Only the partner holds a called ace</source>
        <translation>Nur der Partner hat die gerufene Sau</translation>
    </message>
    <message>
        <source>Only the soloist can do that</source>
        <translation>Das kann nur der Alleinspieler</translation>
    </message>
    <message>
        <source>Only the soloist has to show himself</source>
        <translation>Nur der Alleinspieler muss sich zu erkennen geben</translation>
    </message>
    <message>
        <source>Only those announced as duty</source>
        <translation>Nur angesagte Pflichtsoli</translation>
    </message>
    <message>
        <source>Only two against two play for the Stock; a solo and a Ramsch leave it as it is</source>
        <translation>Um den Stock geht es nur zwei gegen zwei; Solo und Ramsch lassen ihn, wie er ist</translation>
    </message>
    <message>
        <source>Only when it was announced</source>
        <translation>Nur wenn es angesagt war</translation>
    </message>
    <message>
        <source>Only who took a trick wins here</source>
        <translation>Hier gewinnt nur, wer einen Stich hat</translation>
    </message>
    <message>
        <source>Only who took a trick wins it</source>
        <translation>Nur wer einen Stich hat, gewinnt ihn</translation>
    </message>
    <message>
        <source>Only with three people two cards lie in the middle</source>
        <translation>Nur zu dritt liegen zwei Karten in der Mitte</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open an evening</source>
        <translation>Abend öffnen</translation>
    </message>
    <message>
        <source>Open an evening …</source>
        <translation>Abend öffnen …</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>Open the evening again</source>
        <translation>Abend wieder öffnen</translation>
    </message>
    <message>
        <source>Open the one here</source>
        <translation>Den hier öffnen</translation>
    </message>
    <message>
        <source>Open the rest</source>
        <translation>Den Rest öffnen</translation>
    </message>
    <message>
        <source>Or words: {words}</source>
        <translation>Oder Wörter: {words}</translation>
    </message>
    <message>
        <source>Other people than before</source>
        <translation>Andere Leute als zuvor</translation>
    </message>
    <message>
        <source>Other rules for all hands</source>
        <translation>Andere Regeln für alle Spiele</translation>
    </message>
    <message>
        <source>Other rules from hand {number} on</source>
        <translation>Andere Regeln ab Spiel {number}</translation>
    </message>
    <message>
        <source>Other rules from now on</source>
        <translation>Andere Regeln von hier an</translation>
    </message>
    <message>
        <source>Others …</source>
        <translation>Andere …</translation>
    </message>
    <message>
        <source>Outstanding</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Overbid</source>
        <translation>Überreizt</translation>
    </message>
    <message>
        <source>Owes</source>
        <translation>Schuldet</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>PDF-Dateien</translation>
    </message>
    <message>
        <source>PLACE</source>
        <translation>ORT</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>Paid are the game points, without what Seeger-Fabian adds</source>
        <translation>Bezahlt werden die Spielpunkte, ohne was nach Seeger-Fabian dazukommt</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>Bezahlt von</translation>
    </message>
    <message>
        <source>Paid by who leaves</source>
        <translation>Bezahlt von dem, der geht</translation>
    </message>
    <message>
        <source>Paid, and stands up</source>
        <translation>Bezahlt und steht auf</translation>
    </message>
    <message>
        <source>Paid, and stays</source>
        <translation>Bezahlt, bleibt sitzen</translation>
    </message>
    <message>
        <source>Paid:</source>
        <translation>Bezahlt:</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Paper has no letters for {names}: boxes or a number stand there. Another name helps.</source>
        <translation>Zum Drucken fehlen Buchstaben für {names}: Dort stehen Kästchen oder eine Nummer. Ein anderer Name hilft.</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Partner and exchange belong to the Hochzeit</source>
        <translation>Partner und Tausch gehören zur Hochzeit</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Partners by</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Partners sit opposite</source>
        <translation>Partner sitzen sich gegenüber</translation>
    </message>
    <message>
        <source>Partnership</source>
        <translation>Spiel zu zweit</translation>
    </message>
    <message>
        <source>Pass the evening on</source>
        <translation>Abend weitergeben</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>Eingepasst</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Zahlt</translation>
    </message>
    <message>
        <source>Pays too</source>
        <translation>Zahlt auch</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>People and seats</source>
        <translation>Leute und Plätze</translation>
    </message>
    <message>
        <source>Permanent trumps</source>
        <translation>Fester Trumpf</translation>
    </message>
    <message>
        <source>Person {number}</source>
        <translation>Person {number}</translation>
    </message>
    <message>
        <source>Picked</source>
        <translation>Aufgenommen</translation>
    </message>
    <message>
        <source>Picked games</source>
        <translation>Aufgenommene Spiele</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Plain 10/50</source>
        <translation>Einfach 10/50</translation>
    </message>
    <message>
        <source>Plain 10/50, short pack</source>
        <translation>Einfach 10/50, 24 Karten</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Played though it cannot reach the bid</source>
        <translation>Gespielt, obwohl es das Reizgebot nicht erreicht</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Points are written for the side that wins</source>
        <translation>Punkte bekommt die Seite, die gewinnt</translation>
    </message>
    <message>
        <source>Points booked</source>
        <translation>Angeschriebene Punkte</translation>
    </message>
    <message>
        <source>Points of a Bobbl</source>
        <translation>Punkte eines Bobbls</translation>
    </message>
    <message>
        <source>Points of a game</source>
        <translation>Punkte einer Partie</translation>
    </message>
    <message>
        <source>Points: Sauspiel 1, 2, 3, solos 2, 3, 4 from each, Tout 8 from each; no runners, no Kontra; nobody plays: the same one deals again.</source>
        <translation>Punkte: Sauspiel 1, 2, 3, Soli 2, 3, 4 von jedem, Tout 8 von jedem; keine Laufenden, kein Kontra; spielt niemand, gibt derselbe noch einmal.</translation>
    </message>
    <message>
        <source>Points: Sauspiel 1, 2, 3, solos 2, 3, 4 from each, a runner 1, Tout 6 and Sie 14 from each; no Kontra; nobody plays: the Old One must.</source>
        <translation>Punkte: Sauspiel 1, 2, 3, Soli 2, 3, 4 von jedem, ein Laufender 1, Tout 6 und Sie 14 von jedem; kein Kontra; spielt niemand, muss die Alte.</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Topf</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Topf</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Press Enter after each name</source>
        <translation>Nach jedem Namen Enter drücken</translation>
    </message>
    <message>
        <source>Preview, {pages} pages</source>
        <translation>Vorschau, Seiten: {pages}</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Price a head</source>
        <translation>Preis pro Kopf</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Print a slip</source>
        <translation>Zettel drucken</translation>
    </message>
    <message>
        <source>Pro-Hof</source>
        <translation>Pro-Hof</translation>
    </message>
    <message>
        <source>Pushed on</source>
        <translation>Geschoben</translation>
    </message>
    <message>
        <source>Put right in time</source>
        <translation>Rechtzeitig berichtigt</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Ramsch</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Vorlesen</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Vor</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Für immer entfernen</translation>
    </message>
    <message>
        <source>Remove {what} for good, with every copy of all evenings, also one in which it may still be whole? This cannot be undone.</source>
        <translation>{what} für immer entfernen, mit jeder Kopie aller Abende, auch einer, in der er vielleicht noch ganz ist? Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Remove {what} for good, with every hand? It is in the copies, so all of them go, and the other evenings are copied anew. This cannot be undone.</source>
        <translation>{what} mit allen Spielen für immer entfernen? Der Abend steht auch in den Kopien, deshalb gehen sie alle, und die anderen Abende werden neu kopiert. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Renonce</source>
        <translation>Renonce</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Round to</source>
        <translation>Runden auf</translation>
    </message>
    <message>
        <source>Rounded to {coins} cents; what is left goes: {remainder}.</source>
        <translation>Auf {coins} Cent gerundet; der Rest geht {remainder}.</translation>
    </message>
    <message>
        <source>Rounded to {coin} cents, nothing is left over.</source>
        <translation>Auf {coin} Cent gerundet, kein Rest.</translation>
    </message>
    <message>
        <source>Rounded to {coin} cents; {who} bears the rest of {amount}.</source>
        <translation>Auf {coin} Cent gerundet; den Rest von {amount} trägt {who}.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Row of the list</source>
        <translation>Zeile der Liste</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules of your own were left out: {why}</source>
        <translation>Eigene Regeln wurden weggelassen: {why}</translation>
    </message>
    <message>
        <source>Runners</source>
        <translation>Laufende</translation>
    </message>
    <message>
        <source>Runners and people without a trick are not told</source>
        <translation>Laufende und Jungfrauen sind nicht angegeben</translation>
    </message>
    <message>
        <source>Runners are not paid for</source>
        <translation>Laufende zählen nicht</translation>
    </message>
    <message>
        <source>Runners are paid to</source>
        <translation>Laufende bekommen</translation>
    </message>
    <message>
        <source>Runners count in a Sie</source>
        <translation>Laufende zählen im Sie</translation>
    </message>
    <message>
        <source>Runners count in a Tout</source>
        <translation>Laufende zählen im Tout</translation>
    </message>
    <message>
        <source>Runners do not count in a Sie</source>
        <translation>Laufende zählen bei einem Sie nicht</translation>
    </message>
    <message>
        <source>Runners do not count in a Tout</source>
        <translation>Laufende zählen bei einem Tout nicht</translation>
    </message>
    <message>
        <source>Runners pay from</source>
        <translation>Laufende zählen ab</translation>
    </message>
    <message>
        <source>Ru|runners</source>
        <translation>L|Laufende</translation>
    </message>
    <message>
        <source>R{count}</source>
        <translation>L{count}</translation>
    </message>
    <message>
        <source>R|Re</source>
        <translation>R|Re</translation>
    </message>
    <message>
        <source>Sauspiel</source>
        <translation>Sauspiel</translation>
    </message>
    <message>
        <source>Sauspiel 10, Wenz 20, Solo 30, Schneider and Schwarz 10; nobody plays: a Kreuz at 10.</source>
        <translation>Sauspiel 10, Wenz 20, Solo 30, Schneider und schwarz 10; spielt niemand, gibt es ein Kreuz zu 10.</translation>
    </message>
    <message>
        <source>Sauspiel 10, solos 50, Tout 100 and Sie 200 before runners; the runners of a Sie are not counted.</source>
        <translation>Sauspiel 10, Soli 50, Tout 100 und Sie 200 ohne Laufende; beim Sie zählen die Laufenden nicht.</translation>
    </message>
    <message>
        <source>Sauspiel 10, solos 50, ten for everything else; Schneider from 91.</source>
        <translation>Sauspiel 10, Soli 50, alles andere zehn; Schneider ab 91.</translation>
    </message>
    <message>
        <source>Sauspiel 10, solos 50, ten for everything else; runners from three; Kontra and Re; nobody plays: the next one deals.</source>
        <translation>Sauspiel 10, Soli 50, alles andere zehn; Laufende ab drei; Kontra und Re; spielt niemand, gibt der Nächste.</translation>
    </message>
    <message>
        <source>Sauspiel 10, solos only 20, ten for everything else.</source>
        <translation>Sauspiel 10, Soli nur 20, alles andere zehn.</translation>
    </message>
    <message>
        <source>Sauspiel 10/20/50</source>
        <translation>Sauspiel 10/20/50</translation>
    </message>
    <message>
        <source>Sauspiel 20, solos 40, runners 5; a Ramsch costs 10, twice that to who has no card points, and 90 of them win it.</source>
        <translation>Sauspiel 20, Soli 40, Laufende 5; ein Ramsch kostet 10, doppelt an den, der keine Augen hat, und mit 90 ist er gewonnen.</translation>
    </message>
    <message>
        <source>Sauspiel 20, solos 50, ten for everything else; Schneider from 91.</source>
        <translation>Sauspiel 20, Soli 50, alles andere zehn; Schneider ab 91.</translation>
    </message>
    <message>
        <source>Sauspiel 20, solos 50, ten for everything else; runners from three, in a Wenz from two; knocks, Kontra to Hirsch.</source>
        <translation>Sauspiel 20, Soli 50, alles andere zehn; Laufende ab drei, im Wenz ab zwei; Klopfer, Kontra bis Hirsch.</translation>
    </message>
    <message>
        <source>Sauspiel 20, solos 50, with Geier, Hochzeit and Ramsch; knocks, Kontra to Hirsch, a Stock, and Bock after a lost Herz-Solo.</source>
        <translation>Sauspiel 20, Soli 50, mit Geier, Hochzeit und Ramsch; Klopfer, Kontra bis Hirsch, Stock, und Bock nach verlorenem Herz-Solo.</translation>
    </message>
    <message>
        <source>Sauspiel 5, solos 20, five for everything else.</source>
        <translation>Sauspiel 5, Soli 20, alles andere fünf.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>Save as raw text …</source>
        <translation>Als Rohtext speichern …</translation>
    </message>
    <message>
        <source>Save for a spreadsheet …</source>
        <translation>Als Tabelle speichern …</translation>
    </message>
    <message>
        <source>Save for another machine …</source>
        <translation>Für einen anderen Rechner speichern …</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Gespeichert: {file}.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>Say first what a point is worth, then it can be paid</source>
        <translation>Erst eintragen, was ein Punkt wert ist, dann kann bezahlt werden</translation>
    </message>
    <message>
        <source>Schafkopf</source>
        <translation>Schafkopf</translation>
    </message>
    <message>
        <source>Schafkopf on Friday</source>
        <translation>Freitagsrunde</translation>
    </message>
    <message>
        <source>Schafkopf school</source>
        <translation>Schafkopfschule</translation>
    </message>
    <message>
        <source>Schn.</source>
        <translation>Schn.</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schneider from / up to</source>
        <translation>Schneider ab / bis</translation>
    </message>
    <message>
        <source>Schneider in a solo</source>
        <translation>Schneider im Solo</translation>
    </message>
    <message>
        <source>Schneider, Schwarz, lost</source>
        <translation>Schneider, schwarz, verloren</translation>
    </message>
    <message>
        <source>Schneider, outside a round</source>
        <translation>Schneider, außerhalb einer Runde</translation>
    </message>
    <message>
        <source>Schneider, {what}: {count}</source>
        <translation>Schneider, {what}: {count}</translation>
    </message>
    <message>
        <source>Schw.</source>
        <translation>schw.</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Schwarz comes on top of Schneider</source>
        <translation>Schwarz kommt zu Schneider dazu</translation>
    </message>
    <message>
        <source>Schwarz in a solo</source>
        <translation>Schwarz im Solo</translation>
    </message>
    <message numerus="yes">
        <source>Schwarz is worth %n strokes</source>
        <translation>
            <numerusform>Schwarz gibt %n Strich</numerusform>
            <numerusform>Schwarz gibt %n Striche</numerusform>
        </translation>
    </message>
    <message>
        <source>Schwarz is worth the whole head</source>
        <translation>Schwarz gibt den ganzen Kopf</translation>
    </message>
    <message>
        <source>Schwarz on top of Schneider</source>
        <translation>Schwarz zusätzlich zu Schneider</translation>
    </message>
    <message>
        <source>Schwarz takes the place of Schneider</source>
        <translation>Schwarz zählt anstelle von Schneider</translation>
    </message>
    <message>
        <source>Schwarz, on top</source>
        <translation>Schwarz, dazu</translation>
    </message>
    <message>
        <source>Scribe</source>
        <translation>Schreiber</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Seat of play {play}</source>
        <translation>Platz der {play}. Karte</translation>
    </message>
    <message>
        <source>Seats changed</source>
        <translation>Plätze geändert</translation>
    </message>
    <message>
        <source>Seats for one hand: {people}</source>
        <translation>Plätze für ein Spiel: {people}</translation>
    </message>
    <message>
        <source>Seats: {people}</source>
        <translation>Plätze: {people}</translation>
    </message>
    <message>
        <source>Seeger</source>
        <translation>Seeger</translation>
    </message>
    <message>
        <source>Seeger-Fabian</source>
        <translation>Seeger-Fabian</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Settled by game points</source>
        <translation>Nach Spielpunkten abgerechnet</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Shall the evenings be again as they were on {when}? Those of now are put aside and then stand among the copies.</source>
        <translation>Sollen die Abende wieder sein, wie sie am {when} waren? Die jetzigen werden beiseitegelegt und stehen dann bei den Kopien.</translation>
    </message>
    <message>
        <source>Share of what was left</source>
        <translation>Anteil am Rest</translation>
    </message>
    <message>
        <source>Sheet ____</source>
        <translation>Blatt ____</translation>
    </message>
    <message>
        <source>Short pack with four, six cards each</source>
        <translation>Kurze Karte zu viert, sechs für jeden</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Protokoll zeigen</translation>
    </message>
    <message>
        <source>Side of</source>
        <translation>Partei von</translation>
    </message>
    <message>
        <source>Sie</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Sie ×{answer}</source>
        <translation>Sie ×{answer}</translation>
    </message>
    <message>
        <source>Sie, before runners</source>
        <translation>Sie, ohne Laufende</translation>
    </message>
    <message>
        <source>Sie, times</source>
        <translation>Sie, mal</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Einfach</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Hinsetzen</translation>
    </message>
    <message>
        <source>Six Wenzel and a suit that is named, two against two.</source>
        <translation>Sechs Wenzel und eine Farbe nach Wahl, zwei gegen zwei.</translation>
    </message>
    <message>
        <source>Six Wenzel and bells are trumps, two against two.</source>
        <translation>Sechs Wenzel und Schellen sind Trumpf, zwei gegen zwei.</translation>
    </message>
    <message>
        <source>Six cards each: Sauspiel 5, 10, 15, Solo 20, Herz-Solo 25, runners from two; nobody plays: a Kreuz; no Kontra.</source>
        <translation>Sechs Karten für jeden: Sauspiel 5, 10, 15, Solo 20, Herz-Solo 25, Laufende ab zwei; spielt niemand, gibt es ein Kreuz; kein Kontra.</translation>
    </message>
    <message>
        <source>Six cards each: Sauspiel 5, 10, 15, Solo 20, Herz-Solo 30; two runners 10, three 15, four 20; nobody plays: a Kreuz, of 60 to 60 once more.</source>
        <translation>Sechs Karten für jeden: Sauspiel 5, 10, 15, Solo 20, Herz-Solo 30; zwei Laufende 10, drei 15, vier 20; spielt niemand, gibt es ein Kreuz, bei 60 zu 60 noch eines.</translation>
    </message>
    <message>
        <source>Six or eight Wenzel and trumps that are named; forced unless somebody offers six.</source>
        <translation>Sechs oder acht Wenzel, der Trumpf wird gewählt; gezwungen, wenn niemand sechs anbietet.</translation>
    </message>
    <message>
        <source>Six people with 36 cards, three against three.</source>
        <translation>Sechs Leute mit 36 Karten, drei gegen drei.</translation>
    </message>
    <message>
        <source>Six people with two packs of 24 cards and 240 card points.</source>
        <translation>Sechs Leute mit zweimal 24 Karten und 240 Augen.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Si|Sie</source>
        <translation>Si|Sie</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Skat</translation>
    </message>
    <message>
        <source>Skat in the pub</source>
        <translation>Skat im Wirtshaus</translation>
    </message>
    <message>
        <source>Skat, international rules</source>
        <translation>Skat, internationale Regeln</translation>
    </message>
    <message>
        <source>Skat, old Null</source>
        <translation>Skat, alter Null</translation>
    </message>
    <message>
        <source>Skat, old values</source>
        <translation>Skat, alte Werte</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>So few trumps that 60 are enough</source>
        <translation>So wenige Trümpfe, dass 60 reichen</translation>
    </message>
    <message>
        <source>So many thrown in one after the other double</source>
        <translation>So viele zusammengeworfene nacheinander verdoppeln</translation>
    </message>
    <message>
        <source>Soli for each</source>
        <translation>Soli für jeden</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Solo lost</source>
        <translation>Solo verloren</translation>
    </message>
    <message>
        <source>Solo lost, Schneider</source>
        <translation>Solo verloren, Schneider</translation>
    </message>
    <message>
        <source>Solo lost, Schwarz</source>
        <translation>Solo verloren, schwarz</translation>
    </message>
    <message>
        <source>Solo won</source>
        <translation>Solo gewonnen</translation>
    </message>
    <message>
        <source>Solo won, Schneider</source>
        <translation>Solo gewonnen, Schneider</translation>
    </message>
    <message>
        <source>Solo won, Schwarz</source>
        <translation>Solo gewonnen, schwarz</translation>
    </message>
    <message>
        <source>Soloists ask up by {step} card points at a time</source>
        <translation>Hochgefragt wird in Schritten von {step} Augen</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>Solos have prices of their own for Schneider and Schwarz</source>
        <translation>Soli haben eigene Preise für Schneider und Schwarz</translation>
    </message>
    <message>
        <source>Some letters of names can no longer be read.</source>
        <translation>Einige Buchstaben von Namen sind nicht mehr zu lesen.</translation>
    </message>
    <message>
        <source>Some of it is damaged, the rest can be used</source>
        <translation>Ein Teil davon ist beschädigt, der Rest ist brauchbar</translation>
    </message>
    <message>
        <source>Somebody else has more card points</source>
        <translation>Ein anderer hat mehr Augen</translation>
    </message>
    <message>
        <source>Somebody else leads this trick</source>
        <translation>Diesen Stich spielt ein anderer aus</translation>
    </message>
    <message>
        <source>Somebody in it has no name</source>
        <translation>Jemand darin hat keinen Namen</translation>
    </message>
    <message>
        <source>Somebody meant here was removed meanwhile, together with an evening; choose again</source>
        <translation>Jemand, der hier gemeint ist, wurde inzwischen mit einem Abend entfernt; bitte neu wählen</translation>
    </message>
    <message>
        <source>Somebody must get it, and nobody twice</source>
        <translation>Jemand muss es bekommen, und niemand zweimal</translation>
    </message>
    <message>
        <source>Somebody took the tricks</source>
        <translation>Irgendwer hat die Stiche gemacht</translation>
    </message>
    <message>
        <source>Somebody wins something</source>
        <translation>Irgendwer gewinnt etwas</translation>
    </message>
    <message>
        <source>Something about it was entered wrongly.</source>
        <translation>Etwas daran wurde falsch eingetragen.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Etwas anderes</translation>
    </message>
    <message>
        <source>Something is missing here</source>
        <translation>Hier fehlt etwas</translation>
    </message>
    <message>
        <source>Something to remember about it.</source>
        <translation>Etwas, was man sich merken will.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Besonderes</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Stands up</source>
        <translation>Steht auf</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Stichzwang belongs to Bettel and Ramsch</source>
        <translation>Stichzwang gibt es nur bei Bettel und Ramsch</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Strike it</source>
        <translation>Streichen</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Striche</translation>
    </message>
    <message>
        <source>Strokes of a game</source>
        <translation>Striche einer Partie</translation>
    </message>
    <message>
        <source>Strokes of a head</source>
        <translation>Striche eines Kopfes</translation>
    </message>
    <message>
        <source>Struck: it counts nothing and keeps its number and its deal.</source>
        <translation>Gestrichen: Es zählt nichts und behält Nummer und Geber.</translation>
    </message>
    <message>
        <source>St|Stock</source>
        <translation>St|Stock</translation>
    </message>
    <message>
        <source>Su</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Sub</source>
        <translation>Sub</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Sum 0</source>
        <translation>Summe 0</translation>
    </message>
    <message>
        <source>Sum {amount}</source>
        <translation>Summe {amount}</translation>
    </message>
    <message>
        <source>Sum {sum}</source>
        <translation>Summe {sum}</translation>
    </message>
    <message>
        <source>Su|Sub</source>
        <translation>Su|Sub</translation>
    </message>
    <message>
        <source>S|Schneider</source>
        <translation>S|Schneider</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>TEXT</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
    <message>
        <source>Take in</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Streichen</translation>
    </message>
    <message>
        <source>Take out: {what}</source>
        <translation>Streichen: {what}</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Zurückgenommen</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation>Zurückgenommen: {what}</translation>
    </message>
    <message>
        <source>Taken out again: {what}</source>
        <translation>Wieder gestrichen: {what}</translation>
    </message>
    <message>
        <source>Tap a name first: then it changes seats, deals next or stands up</source>
        <translation>Erst einen Namen antippen: dann wechselt er den Platz, gibt als Nächstes oder steht auf</translation>
    </message>
    <message>
        <source>Tap another name to swap the two, or the table between two names. Arrows move along</source>
        <translation>Noch einen Namen antippen: die beiden tauschen. Den Tisch zwischen zweien antippen: dazwischensetzen. Pfeiltasten rücken weiter</translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation>Tarif</translation>
    </message>
    <message>
        <source>Text for the chat</source>
        <translation>Text für den Chat</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>That could not be done: {why}</source>
        <translation>Das ging nicht: {why}</translation>
    </message>
    <message>
        <source>That counts as often as there are matadors, with or without, and once more for the game</source>
        <translation>Das zählt so oft, wie es Spitzen sind, mit oder ohne, und einmal mehr für das Spiel</translation>
    </message>
    <message>
        <source>That is too long</source>
        <translation>Das ist zu lang</translation>
    </message>
    <message>
        <source>That is too much</source>
        <translation>Das ist zu viel</translation>
    </message>
    <message>
        <source>The Least</source>
        <translation>Wenigste Augen</translation>
    </message>
    <message>
        <source>The Old Ladies are the Obers of {one} and {other}; who holds them play together</source>
        <translation>Die Alten sind {one}-Ober und {other}-Ober; wer sie hat, spielt zusammen</translation>
    </message>
    <message>
        <source>The Old One alone</source>
        <translation>Die Alte allein</translation>
    </message>
    <message>
        <source>The Old One must play</source>
        <translation>Die Alte muss spielen</translation>
    </message>
    <message>
        <source>The Player may do that</source>
        <translation>Der Spieler darf das</translation>
    </message>
    <message>
        <source>The Player&apos;s column gains or loses 2, 4 or 6; a Least is worth 2, without a trick 4.</source>
        <translation>In der Spalte des Spielers stehen plus oder minus 2, 4 oder 6; wenigste Augen gelten 2, ohne Stich 4.</translation>
    </message>
    <message>
        <source>The Stock is won by</source>
        <translation>Den Stock gewinnt</translation>
    </message>
    <message>
        <source>The amounts add up to {total}, not to zero</source>
        <translation>Die Beträge ergeben {total}, nicht null</translation>
    </message>
    <message>
        <source>The best play with open cards is not searched</source>
        <translation>Das beste Spiel mit offenen Karten wird nicht gesucht</translation>
    </message>
    <message>
        <source>The called card does not fit the game</source>
        <translation>Die gerufene Karte passt nicht zum Spiel</translation>
    </message>
    <message>
        <source>The caller who wins takes all of it, and his partner nothing; if he loses, he pays in as much as lies there</source>
        <translation>Gewinnt der Rufer, nimmt er alles heraus und sein Partner nichts; verliert er, zahlt er so viel ein, wie darin liegt</translation>
    </message>
    <message>
        <source>The card points come after the game</source>
        <translation>Die Augen stehen hinter dem Spiel</translation>
    </message>
    <message>
        <source>The card points say how it ended</source>
        <translation>Die Augen sagen, wie es ausging</translation>
    </message>
    <message>
        <source>The cards of this hand say otherwise; what was entered counts.</source>
        <translation>Die Karten dieses Spiels sagen etwas anderes; es zählt, was eingetragen wurde.</translation>
    </message>
    <message>
        <source>The chips are written down and paid for at the end, unless you play with coins on the table</source>
        <translation>Die Marken werden aufgeschrieben und am Schluss bezahlt, außer ihr spielt mit Münzen auf dem Tisch</translation>
    </message>
    <message>
        <source>The classic form of the Altenburg rules: forced unless somebody offers six trumps.</source>
        <translation>Die klassische Form der Altenburger Regeln: gezwungen, wenn niemand sechs Trümpfe anbietet.</translation>
    </message>
    <message>
        <source>The copy took the place of the evenings.</source>
        <translation>Die Kopie steht jetzt an der Stelle der Abende.</translation>
    </message>
    <message>
        <source>The deal passes on</source>
        <translation>Der Nächste gibt</translation>
    </message>
    <message>
        <source>The deal was broken off before anything was played</source>
        <translation>Das Spiel wurde abgebrochen, bevor eine Karte fiel</translation>
    </message>
    <message>
        <source>The dealer does not sit here</source>
        <translation>Der Geber sitzt nicht hier</translation>
    </message>
    <message>
        <source>The dealer does not sit where he should</source>
        <translation>Der Geber sitzt nicht, wo er sollte</translation>
    </message>
    <message>
        <source>The disk does not work as it should</source>
        <translation>Der Datenträger arbeitet nicht richtig</translation>
    </message>
    <message>
        <source>The disk does not work as it should; nothing of this was kept</source>
        <translation>Der Datenträger arbeitet nicht richtig; davon wurde nichts behalten</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Der Datenträger ist voll</translation>
    </message>
    <message>
        <source>The disk is full; nothing of this was kept</source>
        <translation>Der Datenträger ist voll; davon wurde nichts behalten</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Der Abend</translation>
    </message>
    <message numerus="yes">
        <source>The evening here has %n later change(s) that are not in the file: nothing is to be taken in.</source>
        <translation>
            <numerusform>Der Abend hier hat %n spätere Änderung, die nicht in der Datei ist: Es gibt nichts zu übernehmen.</numerusform>
            <numerusform>Der Abend hier hat %n spätere Änderungen, die nicht in der Datei sind: Es gibt nichts zu übernehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The evening here has %n more hand(s) than the file: nothing is to be taken in.</source>
        <translation>
            <numerusform>Der Abend hier hat %n Spiel mehr als die Datei: Es gibt nichts zu übernehmen.</numerusform>
            <numerusform>Der Abend hier hat %n Spiele mehr als die Datei: Es gibt nichts zu übernehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The evening here is the same as in the file: nothing is to be taken in.</source>
        <translation>Der Abend hier ist derselbe wie in der Datei: Es gibt nichts zu übernehmen.</translation>
    </message>
    <message>
        <source>The evening is closed again</source>
        <translation>Der Abend ist wieder abgeschlossen</translation>
    </message>
    <message>
        <source>The evening is open again</source>
        <translation>Der Abend ist wieder offen</translation>
    </message>
    <message>
        <source>The evening itself says who {name} is</source>
        <translation>Wer {name} ist, sagt der Abend selbst</translation>
    </message>
    <message>
        <source>The evening was opened</source>
        <translation>Der Abend wurde eröffnet</translation>
    </message>
    <message>
        <source>The evening was opened again</source>
        <translation>Der Abend wurde wieder geöffnet</translation>
    </message>
    <message>
        <source>The evenings are as they were on {when}.</source>
        <translation>Die Abende sind wieder wie am {when}.</translation>
    </message>
    <message>
        <source>The evenings are being brought back …</source>
        <translation>Die Abende werden zurückgeholt …</translation>
    </message>
    <message>
        <source>The evenings cannot be opened</source>
        <translation>Die Abende lassen sich nicht öffnen</translation>
    </message>
    <message>
        <source>The evenings need a folder, but at {place} none can be made: {why}. {what_now}</source>
        <translation>Die Abende brauchen einen Ordner, aber unter {place} lässt sich keiner anlegen: {why}. {what_now}</translation>
    </message>
    <message>
        <source>The file counts points; here each of them is a cent.</source>
        <translation>Die Datei zählt Punkte; hier ist jeder davon ein Cent.</translation>
    </message>
    <message>
        <source>The file does not say enough: {line}</source>
        <translation>Die Datei sagt nicht genug: {line}</translation>
    </message>
    <message numerus="yes">
        <source>The file has %n later change(s) that are not in the evening here.</source>
        <translation>
            <numerusform>Die Datei hat %n spätere Änderung, die dem Abend hier fehlt.</numerusform>
            <numerusform>Die Datei hat %n spätere Änderungen, die dem Abend hier fehlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file has %n more hand(s) than the evening here.</source>
        <translation>
            <numerusform>Die Datei hat %n Spiel mehr als der Abend hier.</numerusform>
            <numerusform>Die Datei hat %n Spiele mehr als der Abend hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is called {named}</source>
        <translation>Die Datei heißt {named}</translation>
    </message>
    <message>
        <source>The file is too large</source>
        <translation>Die Datei ist zu groß</translation>
    </message>
    <message>
        <source>The file of the evenings is damaged: no copy was made, and the earlier ones stay</source>
        <translation>Die Datei mit den Abenden ist beschädigt: Es wurde keine Kopie gemacht, und die früheren bleiben</translation>
    </message>
    <message>
        <source>The file of the evenings is empty</source>
        <translation>Die Datei mit den Abenden ist leer</translation>
    </message>
    <message>
        <source>The file of the evenings is no longer there</source>
        <translation>Die Datei mit den Abenden ist nicht mehr da</translation>
    </message>
    <message>
        <source>The file of the evenings was deleted, moved or replaced while it was open; nothing of this was kept. Put it back, or close the program and look among the copies beside it</source>
        <translation>Die Datei mit den Abenden wurde gelöscht, verschoben oder ersetzt, während sie offen war; hiervon wurde nichts behalten. Leg sie zurück, oder schließ das Programm und sieh bei den Kopien daneben nach</translation>
    </message>
    <message>
        <source>The file of the evenings was slightly damaged and has been mended: nothing is missing. As it was before, it is kept among the copies.</source>
        <translation>Die Datei mit den Abenden war leicht beschädigt und ist ausgebessert: Es fehlt nichts. Wie sie vorher war, steht sie noch unter den Kopien.</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n lines that are no record</source>
        <translation>
            <numerusform>Die erste von %n Zeile, die keine Aufzeichnung ist</numerusform>
            <numerusform>Die erste von %n Zeilen, die keine Aufzeichnungen sind</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is not played to its end</source>
        <translation>Das Spiel ist nicht zu Ende gespielt</translation>
    </message>
    <message>
        <source>The game was decided already</source>
        <translation>Das Spiel war schon entschieden</translation>
    </message>
    <message>
        <source>The games are not numbered one after the other</source>
        <translation>Die Spiele sind nicht fortlaufend nummeriert</translation>
    </message>
    <message>
        <source>The games were paid in cash after every hand: nothing of them is open.</source>
        <translation>Die Spiele wurden nach jedem Spiel bar bezahlt: davon ist nichts mehr offen.</translation>
    </message>
    <message>
        <source>The hand as letters and numbers, as they stand on the buttons</source>
        <translation>Das Spiel in Buchstaben und Zahlen, wie sie auf den Tasten stehen</translation>
    </message>
    <message>
        <source>The hand is not complete yet:</source>
        <translation>Das Spiel ist noch nicht vollständig:</translation>
    </message>
    <message>
        <source>The hands after it get other numbers</source>
        <translation>Die Spiele danach bekommen andere Nummern</translation>
    </message>
    <message>
        <source>The head</source>
        <translation>Der Kopf</translation>
    </message>
    <message>
        <source>The international rules of Skat: every lost game counts double, a passed deal is a deal.</source>
        <translation>Die internationale Skatordnung: jedes verlorene Spiel zählt doppelt, eingepasst ist auch ein Spiel.</translation>
    </message>
    <message>
        <source>The last Kontra or Re takes the game over and needs 61</source>
        <translation>Das letzte Kontra oder Re übernimmt das Spiel und braucht 61</translation>
    </message>
    <message>
        <source>The last reply is {reply}</source>
        <translation>Die letzte Antwort ist {reply}</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>Die Liste</translation>
    </message>
    <message>
        <source>The next one deals then</source>
        <translation>Dann gibt der Nächste</translation>
    </message>
    <message>
        <source>The note is kept</source>
        <translation>Bemerkung behalten</translation>
    </message>
    <message>
        <source>The others win</source>
        <translation>Die anderen gewinnen</translation>
    </message>
    <message>
        <source>The others win, Schneider</source>
        <translation>Die anderen gewinnen, Schneider</translation>
    </message>
    <message>
        <source>The pool</source>
        <translation>Der Topf</translation>
    </message>
    <message>
        <source>The pool is left as it is</source>
        <translation>Der Topf bleibt, wie er ist</translation>
    </message>
    <message>
        <source>The pool is used up and the evening over</source>
        <translation>Der Topf ist leer und der Abend zu Ende</translation>
    </message>
    <message>
        <source>The price differs from its own steps</source>
        <translation>Der Preis stimmt nicht mit seinen Schritten überein</translation>
    </message>
    <message>
        <source>The price does not fit the cards</source>
        <translation>Der Preis passt nicht zu den Karten</translation>
    </message>
    <message>
        <source>The price is missing</source>
        <translation>Der Preis fehlt</translation>
    </message>
    <message>
        <source>The pure game: Sauspiel, Wenz and Solo; nobody plays: the same one deals again; whoever errs has lost.</source>
        <translation>Das reine Spiel: Sauspiel, Wenz und Solo; spielt niemand, gibt derselbe noch einmal; wer einen Fehler macht, hat verloren.</translation>
    </message>
    <message>
        <source>The rest goes</source>
        <translation>Der Rest geht</translation>
    </message>
    <message>
        <source>The result does not fit the cards</source>
        <translation>Das Ergebnis passt nicht zu den Karten</translation>
    </message>
    <message>
        <source>The result is missing</source>
        <translation>Das Ergebnis fehlt</translation>
    </message>
    <message>
        <source>The rules are changed.</source>
        <translation>Die Regeln sind geändert.</translation>
    </message>
    <message>
        <source>The rules as the prices show them</source>
        <translation>Die Regeln, wie die Preise sie zeigen</translation>
    </message>
    <message>
        <source>The same dealer deals again</source>
        <translation>Es gibt noch einmal derselbe</translation>
    </message>
    <message>
        <source>The seats are changed</source>
        <translation>Die Plätze sind geändert</translation>
    </message>
    <message>
        <source>The side that breaks any rule loses the game</source>
        <translation>Jeder Verstoß gegen die Regeln kostet die Seite das Spiel</translation>
    </message>
    <message>
        <source>The side that breaks the rules loses the game, unless it was decided before</source>
        <translation>Verstößt eine Seite gegen die Regeln, verliert sie das Spiel, außer es war schon entschieden</translation>
    </message>
    <message>
        <source>The side that breaks the rules loses the game, unless it was decided before or the mistake is put right in time</source>
        <translation>Verstößt eine Seite gegen die Regeln, verliert sie das Spiel, außer es war schon entschieden oder der Fehler wird rechtzeitig berichtigt</translation>
    </message>
    <message>
        <source>The side that plays is Schneider with {lost} card points or fewer, the other side with {others} or fewer</source>
        <translation>Schneider ist die spielende Seite mit {lost} Augen oder weniger, die andere mit {others} oder weniger</translation>
    </message>
    <message>
        <source>The side that plays wrongly, calls wrongly or says a forbidden Kontra loses the game</source>
        <translation>Falsches Spielen, falsches Rufen und verbotenes Kontra kosten die Seite das Spiel</translation>
    </message>
    <message>
        <source>The side that plays wrongly, calls wrongly, says a forbidden Kontra or lays its cards open loses the game</source>
        <translation>Falsches Spielen, falsches Rufen, verbotenes Kontra und offen hingelegte Karten kosten die Seite das Spiel</translation>
    </message>
    <message>
        <source>The side whose strokes are enough wins the head, and all strokes are wiped</source>
        <translation>Die Seite, deren Striche reichen, gewinnt den Kopf, und alle Striche werden gelöscht</translation>
    </message>
    <message>
        <source>The side with enough marks has lost a game, and all marks are wiped</source>
        <translation>Die Seite mit genug Strichen hat eine Partie verloren, und alle Striche werden gelöscht</translation>
    </message>
    <message>
        <source>The skat is pushed on, each time doubling</source>
        <translation>Der Skat wird geschoben und verdoppelt jedes Mal</translation>
    </message>
    <message>
        <source>The skat was his to look at</source>
        <translation>Den Skat durfte er ansehen</translation>
    </message>
    <message>
        <source>The strokes are drawn for the side that wins</source>
        <translation>Die Striche bekommt die Seite, die gewinnt</translation>
    </message>
    <message>
        <source>The table counts itself how many points a deal is worth</source>
        <translation>Wie viele Punkte ein Spiel zählt, rechnet der Tisch selbst</translation>
    </message>
    <message>
        <source>The table counts itself how many strokes a deal is worth</source>
        <translation>Wie viele Striche ein Spiel zählt, rechnet der Tisch selbst</translation>
    </message>
    <message>
        <source>The table counts itself what everybody wins and loses</source>
        <translation>Was jeder gewinnt und verliert, rechnet der Tisch selbst</translation>
    </message>
    <message>
        <source>The table does not name the people</source>
        <translation>Die Tabelle nennt die Leute nicht</translation>
    </message>
    <message>
        <source>The table does not play {kind}</source>
        <translation>Der Tisch spielt {kind} nicht</translation>
    </message>
    <message>
        <source>The table of last time</source>
        <translation>Tisch vom letzten Mal</translation>
    </message>
    <message>
        <source>The table with the totals is missing</source>
        <translation>Die Tabelle mit den Ständen fehlt</translation>
    </message>
    <message>
        <source>The tariff as its prices show it:</source>
        <translation>Der Tarif, wie ihn die Preise zeigen:</translation>
    </message>
    <message>
        <source>The totals do not add up to zero</source>
        <translation>Die Stände ergeben zusammen nicht null</translation>
    </message>
    <message>
        <source>The trump suit does not fit the game</source>
        <translation>Die Trumpffarbe passt nicht zum Spiel</translation>
    </message>
    <message>
        <source>The two with the most card points pay, each of them one winner</source>
        <translation>Die zwei mit den meisten Augen zahlen, jeder von ihnen einem Gewinner</translation>
    </message>
    <message>
        <source>The whole value of the game is doubled; what Seeger-Fabian adds is not</source>
        <translation>Verdoppelt wird der ganze Spielwert; was nach Seeger-Fabian dazukommt, nicht</translation>
    </message>
    <message>
        <source>The winner asks each loser for the right amount, and gets what is due</source>
        <translation>Der Gewinner verlangt von jedem Verlierer den richtigen Betrag und bekommt, was ihm zusteht</translation>
    </message>
    <message>
        <source>The winners are paid for runners only where the losers held them</source>
        <translation>Laufende bekommen die Gewinner nur bezahlt, wenn die Verlierer sie hatten</translation>
    </message>
    <message>
        <source>The winners are paid for runners, whoever held them</source>
        <translation>Laufende bekommen die Gewinner bezahlt, wer sie auch hatte</translation>
    </message>
    <message>
        <source>The wrong cards have ended the game already</source>
        <translation>Das falsche Wegwerfen hat das Spiel schon beendet</translation>
    </message>
    <message>
        <source>Then another name, perhaps with the family name</source>
        <translation>Dann ein anderer Name, vielleicht mit dem Nachnamen</translation>
    </message>
    <message>
        <source>Then everybody is even.</source>
        <translation>Danach stehen alle auf null.</translation>
    </message>
    <message>
        <source>Then the next one deals in any case</source>
        <translation>Dann gibt auf jeden Fall der Nächste</translation>
    </message>
    <message numerus="yes">
        <source>There are %n hands for it</source>
        <translation>
            <numerusform>Dafür ist %n Spiel Zeit</numerusform>
            <numerusform>Dafür sind %n Spiele Zeit</numerusform>
        </translation>
    </message>
    <message>
        <source>There are again: {amount}, last written to on {when}.</source>
        <translation>Wieder da: {amount}, zuletzt beschrieben am {when}.</translation>
    </message>
    <message>
        <source>There are at most {most} runners</source>
        <translation>Es gibt höchstens {most} Laufende</translation>
    </message>
    <message>
        <source>There are more knocks than people who play</source>
        <translation>So viele spielen nicht, wie geklopft haben</translation>
    </message>
    <message>
        <source>There are no such coins</source>
        <translation>Solche Münzen gibt es nicht</translation>
    </message>
    <message>
        <source>There are only {most} card points</source>
        <translation>Es gibt nur {most} Augen</translation>
    </message>
    <message>
        <source>There is a file where a folder should be</source>
        <translation>Dort liegt eine Datei, wo ein Ordner sein müsste</translation>
    </message>
    <message>
        <source>There is no Kontra</source>
        <translation>Es gibt kein Kontra</translation>
    </message>
    <message>
        <source>There is no copy yet.</source>
        <translation>Es gibt noch keine Kopie.</translation>
    </message>
    <message>
        <source>There is no custom {name}</source>
        <translation>Einen Brauch {name} gibt es nicht</translation>
    </message>
    <message>
        <source>There is no evening yet; begin one with: new</source>
        <translation>Es gibt noch keinen Abend; fang einen an mit: new</translation>
    </message>
    <message>
        <source>There is no evening {number}</source>
        <translation>Einen Abend {number} gibt es nicht</translation>
    </message>
    <message>
        <source>There is no game called {name}</source>
        <translation>Ein Spiel namens {name} gibt es nicht</translation>
    </message>
    <message>
        <source>There is no game in this file</source>
        <translation>In dieser Datei steht kein Spiel</translation>
    </message>
    <message>
        <source>There is no game of this value</source>
        <translation>Ein Spiel mit diesem Wert gibt es nicht</translation>
    </message>
    <message>
        <source>There is no hand {number}</source>
        <translation>Ein Spiel {number} gibt es nicht</translation>
    </message>
    <message>
        <source>There is no line {name}</source>
        <translation>Eine Zeile {name} gibt es nicht</translation>
    </message>
    <message>
        <source>There is no line {name}; {command} says which there are</source>
        <translation>Eine Zeile {name} gibt es nicht; {command} zeigt, welche es gibt</translation>
    </message>
    <message>
        <source>There is no pot in this game</source>
        <translation>In diesem Spiel gibt es keinen Topf</translation>
    </message>
    <message>
        <source>There is no preset {name}</source>
        <translation>Eine Vorlage {name} gibt es nicht</translation>
    </message>
    <message>
        <source>There is no such card</source>
        <translation>Diese Karte gibt es nicht</translation>
    </message>
    <message>
        <source>There is no such day</source>
        <translation>Diesen Tag gibt es nicht</translation>
    </message>
    <message>
        <source>There is no such field</source>
        <translation>Dieses Feld gibt es nicht</translation>
    </message>
    <message>
        <source>There is no such file or folder</source>
        <translation>Diese Datei oder diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>There is no such game</source>
        <translation>Dieses Spiel gibt es nicht</translation>
    </message>
    <message>
        <source>There is no such house rule in this game</source>
        <translation>Diese Hausregel gibt es in diesem Spiel nicht</translation>
    </message>
    <message>
        <source>There is no such kind of game</source>
        <translation>Diese Art Spiel gibt es nicht</translation>
    </message>
    <message>
        <source>There is no such line</source>
        <translation>Diese Zeile gibt es nicht</translation>
    </message>
    <message>
        <source>There is no such seat</source>
        <translation>Diesen Platz gibt es nicht</translation>
    </message>
    <message>
        <source>There is nothing in it</source>
        <translation>Es ist nichts darin</translation>
    </message>
    <message>
        <source>There is nothing to pay</source>
        <translation>Es ist nichts zu zahlen</translation>
    </message>
    <message>
        <source>There is nothing to take back or to bring back.</source>
        <translation>Es gibt nichts zurückzunehmen oder zu wiederholen.</translation>
    </message>
    <message>
        <source>There is nothing to withdraw</source>
        <translation>Es gibt nichts herauszunehmen</translation>
    </message>
    <message>
        <source>There is room for eight</source>
        <translation>Für mehr als acht ist kein Platz</translation>
    </message>
    <message>
        <source>There is somebody called {name} already</source>
        <translation>{name} gibt es schon</translation>
    </message>
    <message>
        <source>There is the whole evening for it</source>
        <translation>Dafür ist den ganzen Abend Zeit</translation>
    </message>
    <message>
        <source>These are the rules that hold.</source>
        <translation>Diese Regeln gelten.</translation>
    </message>
    <message>
        <source>They pay from</source>
        <translation>Sie zählen ab</translation>
    </message>
    <message>
        <source>They sit like this already</source>
        <translation>So sitzen sie schon</translation>
    </message>
    <message>
        <source>This cannot be</source>
        <translation>Das kann nicht sein</translation>
    </message>
    <message>
        <source>This deal is still being played</source>
        <translation>Dieses Blatt wird noch gespielt</translation>
    </message>
    <message>
        <source>This deal was written by a newer version of the program</source>
        <translation>Dieses Blatt schrieb eine neuere Version des Programms</translation>
    </message>
    <message>
        <source>This does not matter here</source>
        <translation>Das spielt hier keine Rolle</translation>
    </message>
    <message>
        <source>This evening cannot be read: line {line} of it is damaged, or of a newer version of the program. The copies have the evenings as they were.</source>
        <translation>Dieser Abend lässt sich nicht lesen: Zeile {line} davon ist beschädigt oder stammt von einer neueren Version des Programms. In den Kopien stehen die Abende, wie sie waren.</translation>
    </message>
    <message>
        <source>This evening cannot be reckoned, which may be a mistake of the program. It is kept as it is, and can be saved as raw text</source>
        <translation>Dieser Abend lässt sich nicht berechnen, vielleicht durch einen Fehler des Programms. Er bleibt, wie er ist, und lässt sich als Rohtext speichern</translation>
    </message>
    <message>
        <source>This evening is closed</source>
        <translation>Der Abend ist abgeschlossen</translation>
    </message>
    <message>
        <source>This evening is closed. Open it again to go on.</source>
        <translation>Der Abend ist abgeschlossen. Zum Weiterspielen wieder öffnen.</translation>
    </message>
    <message>
        <source>This evening is closed; {reopen} lets it go on.</source>
        <translation>Der Abend ist abgeschlossen; mit {reopen} geht er weiter.</translation>
    </message>
    <message>
        <source>This evening is damaged. It is kept as it is, and can be saved as raw text</source>
        <translation>Dieser Abend ist beschädigt. Er bleibt, wie er ist, und lässt sich als Rohtext speichern</translation>
    </message>
    <message>
        <source>This evening is here already</source>
        <translation>Diesen Abend gibt es hier schon</translation>
    </message>
    <message>
        <source>This evening is here already, as number {number}</source>
        <translation>Diesen Abend gibt es schon, als Nummer {number}</translation>
    </message>
    <message>
        <source>This evening is no longer there</source>
        <translation>Diesen Abend gibt es nicht mehr</translation>
    </message>
    <message>
        <source>This evening is not settled</source>
        <translation>Dieser Abend ist nicht abgerechnet</translation>
    </message>
    <message>
        <source>This evening was changed by another program; look at it again</source>
        <translation>Ein anderes Programm hat diesen Abend geändert; sieh ihn dir noch einmal an</translation>
    </message>
    <message>
        <source>This file cannot be brought up to date; nothing was changed</source>
        <translation>Diese Datei lässt sich nicht auf den neuen Stand bringen; nichts wurde geändert</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Diese Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>This file cannot be read: {why}</source>
        <translation>Diese Datei lässt sich nicht lesen: {why}</translation>
    </message>
    <message>
        <source>This file cannot be written to</source>
        <translation>In diese Datei lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>This file holds no evening of this program</source>
        <translation>In dieser Datei steht kein Abend dieses Programms</translation>
    </message>
    <message>
        <source>This file is damaged</source>
        <translation>Diese Datei ist beschädigt</translation>
    </message>
    <message>
        <source>This file is damaged in line {line}</source>
        <translation>Diese Datei ist in Zeile {line} beschädigt</translation>
    </message>
    <message>
        <source>This file is damaged; nothing was changed</source>
        <translation>Diese Datei ist beschädigt; nichts wurde geändert</translation>
    </message>
    <message>
        <source>This file is not one of this program; nothing was changed</source>
        <translation>Diese Datei ist nicht von diesem Programm; nichts wurde geändert</translation>
    </message>
    <message>
        <source>This file is too large</source>
        <translation>Diese Datei ist zu groß</translation>
    </message>
    <message>
        <source>This file is too large for an evening</source>
        <translation>Diese Datei ist zu groß für einen Abend</translation>
    </message>
    <message>
        <source>This file was written by a newer version of the program</source>
        <translation>Diese Datei schrieb eine neuere Version des Programms</translation>
    </message>
    <message>
        <source>This file was written by a newer version of the program; nothing was changed</source>
        <translation>Diese Datei schrieb eine neuere Version des Programms; nichts wurde geändert</translation>
    </message>
    <message>
        <source>This game is not known</source>
        <translation>Dieses Spiel ist nicht bekannt</translation>
    </message>
    <message>
        <source>This hand is no Sie</source>
        <translation>Dieses Blatt ist kein Sie</translation>
    </message>
    <message>
        <source>This hand is not in the list</source>
        <translation>Dieses Spiel steht nicht in der Liste</translation>
    </message>
    <message>
        <source>This hand is not struck</source>
        <translation>Dieses Spiel ist nicht gestrichen</translation>
    </message>
    <message>
        <source>This hand may not call that card</source>
        <translation>Mit diesem Blatt darf diese Karte nicht gerufen werden</translation>
    </message>
    <message>
        <source>This hand was not deleted</source>
        <translation>Dieses Spiel wurde nicht gelöscht</translation>
    </message>
    <message>
        <source>This is a folder, not a file</source>
        <translation>Das ist ein Ordner, keine Datei</translation>
    </message>
    <message>
        <source>This is missing</source>
        <translation>Das fehlt</translation>
    </message>
    <message>
        <source>This is no answer to “{question}”</source>
        <translation>Das ist keine Antwort auf „{question}“</translation>
    </message>
    <message>
        <source>This is no full trick</source>
        <translation>Das ist kein ganzer Stich</translation>
    </message>
    <message>
        <source>This is no hand</source>
        <translation>Das ist kein Spiel</translation>
    </message>
    <message>
        <source>This is no list of words</source>
        <translation>Das ist keine Liste von Wörtern</translation>
    </message>
    <message>
        <source>This is no protocol of NetSchafkopf</source>
        <translation>Das ist kein Protokoll von NetSchafkopf</translation>
    </message>
    <message>
        <source>This is no record</source>
        <translation>Das ist keine Aufzeichnung</translation>
    </message>
    <message>
        <source>This is no row of the table</source>
        <translation>Das ist keine Zeile der Tabelle</translation>
    </message>
    <message>
        <source>This is no table</source>
        <translation>Das ist keine Tabelle</translation>
    </message>
    <message>
        <source>This is no text</source>
        <translation>Das ist kein Text</translation>
    </message>
    <message>
        <source>This is nobody of tonight</source>
        <translation>Heute Abend war der nicht dabei</translation>
    </message>
    <message>
        <source>This is not a file that can be read</source>
        <translation>Das ist keine Datei, die man lesen kann</translation>
    </message>
    <message>
        <source>This is not asked here</source>
        <translation>Danach wird hier nicht gefragt</translation>
    </message>
    <message>
        <source>This is not the text of a deal</source>
        <translation>Das ist nicht der Text eines Blatts</translation>
    </message>
    <message>
        <source>This is paid already. --reopen lets the evening go on.</source>
        <translation>Das ist schon bezahlt. Mit --reopen geht der Abend weiter.</translation>
    </message>
    <message>
        <source>This name is too long</source>
        <translation>Dieser Name ist zu lang</translation>
    </message>
    <message>
        <source>This record cannot be read</source>
        <translation>Diese Aufzeichnung lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>This step of the price is not known</source>
        <translation>Dieser Schritt des Preises ist nicht bekannt</translation>
    </message>
    <message>
        <source>This table does not play that</source>
        <translation>Das spielt dieser Tisch nicht</translation>
    </message>
    <message>
        <source>This table does not reply so often</source>
        <translation>So oft wird an diesem Tisch nicht gespritzt</translation>
    </message>
    <message>
        <source>This table plays</source>
        <translation>Dieser Tisch spielt</translation>
    </message>
    <message>
        <source>This table plays no Lustsolo</source>
        <translation>Dieser Tisch spielt kein Lustsolo</translation>
    </message>
    <message>
        <source>This was a mistake of the program. What was booked is kept, and you can go on.</source>
        <translation>Das war ein Fehler des Programms. Was eingetragen ist, bleibt, und du kannst weitermachen.</translation>
    </message>
    <message>
        <source>This was a mistake of the program. What was booked is kept, and you can go on. A report without names lies in {file}</source>
        <translation>Das war ein Fehler des Programms. Was eingetragen ist, bleibt, und du kannst weitermachen. Ein Bericht ohne Namen liegt in {file}</translation>
    </message>
    <message>
        <source>Three people 40, two cards in the middle</source>
        <translation>Zu dritt 40, zwei Karten in der Mitte</translation>
    </message>
    <message>
        <source>Three people 50</source>
        <translation>Zu dritt 50</translation>
    </message>
    <message>
        <source>Three people are no Bavarian table</source>
        <translation>Drei Leute sind kein bayerischer Tisch</translation>
    </message>
    <message>
        <source>Three people have ten cards each, and two lie in the middle</source>
        <translation>Zu dritt hat jeder zehn Karten, zwei liegen in der Mitte</translation>
    </message>
    <message>
        <source>Three people play one against two</source>
        <translation>Zu dritt spielt einer gegen zwei</translation>
    </message>
    <message>
        <source>Three to eight runners count; whoever breaks the rules has lost Schwarz, with the runners.</source>
        <translation>Drei bis acht Laufende zählen; wer gegen die Regeln verstößt, hat schwarz verloren, mit den Laufenden.</translation>
    </message>
    <message>
        <source>Three-handed Schafkopf</source>
        <translation>Schafkopf zu dritt</translation>
    </message>
    <message>
        <source>Three-handed, 1-2-3</source>
        <translation>Zu dritt, 1-2-3</translation>
    </message>
    <message>
        <source>Three-handed, 3-4-5</source>
        <translation>Zu dritt, 3-4-5</translation>
    </message>
    <message>
        <source>Three-handed, from each</source>
        <translation>Zu dritt, von jedem</translation>
    </message>
    <message>
        <source>Three-handed, losses double</source>
        <translation>Zu dritt, Verluste doppelt</translation>
    </message>
    <message>
        <source>Three-handed, one column</source>
        <translation>Zu dritt, eine Spalte</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Wegwerfen</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Zusammengeworfen</translation>
    </message>
    <message>
        <source>Thrown in doubles the next hand</source>
        <translation>Zusammengeworfen verdoppelt das nächste Spiel</translation>
    </message>
    <message>
        <source>Thrown in: the same dealer again</source>
        <translation>Zusammengeworfen: noch einmal derselbe Geber</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>To fill in before use: {lines}</source>
        <translation>Vor Gebrauch ausfüllen: {lines}</translation>
    </message>
    <message>
        <source>To try things on; nothing of it is kept</source>
        <translation>Zum Ausprobieren, nichts bleibt davon</translation>
    </message>
    <message>
        <source>To whom</source>
        <translation>An wen</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Took a trick last of the tied</source>
        <translation>Machte von den Gleichen zuletzt einen Stich</translation>
    </message>
    <message>
        <source>Took his last trick earlier</source>
        <translation>Machte seinen letzten Stich früher</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Totals after hand {number}</source>
        <translation>Stand nach Spiel {number}</translation>
    </message>
    <message>
        <source>Totals change:</source>
        <translation>Der Stand ändert sich:</translation>
    </message>
    <message>
        <source>Totals:</source>
        <translation>Stand:</translation>
    </message>
    <message>
        <source>Tournament 1, 2, 3</source>
        <translation>Turnier 1, 2, 3</translation>
    </message>
    <message>
        <source>Tournament points 1, 2, 3</source>
        <translation>Turnierpunkte 1, 2, 3</translation>
    </message>
    <message>
        <source>Tournament points with runners and Sie</source>
        <translation>Turnierpunkte mit Laufenden und Sie</translation>
    </message>
    <message>
        <source>Tournament with runners and Sie</source>
        <translation>Turnier mit Laufenden und Sie</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Tout and Sie</source>
        <translation>Tout und Sie</translation>
    </message>
    <message>
        <source>Tout and Sie belong to games of one against three</source>
        <translation>Tout und Sie gibt es nur, wenn einer gegen drei spielt</translation>
    </message>
    <message>
        <source>Tout ×{answer}</source>
        <translation>Tout ×{answer}</translation>
    </message>
    <message>
        <source>Tout, Sie</source>
        <translation>Tout, Sie</translation>
    </message>
    <message>
        <source>Tout, before runners</source>
        <translation>Tout, ohne Laufende</translation>
    </message>
    <message>
        <source>Tout, times</source>
        <translation>Tout, mal</translation>
    </message>
    <message>
        <source>Trial: {hand}</source>
        <translation>Probe: {hand}</translation>
    </message>
    <message>
        <source>Trick {trick}: {card} from seat {seat}: {why}</source>
        <translation>Stich {trick}: {card} von Platz {seat}: {why}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Trumps offered</source>
        <translation>Angebotene Trümpfe</translation>
    </message>
    <message>
        <source>Trumps, named by</source>
        <translation>Trumpf, angesagt von</translation>
    </message>
    <message>
        <source>Two against two and every solo play for the Stock</source>
        <translation>Um den Stock geht es zwei gegen zwei und bei jedem Solo</translation>
    </message>
    <message>
        <source>Two against two: each of the losers pays one of the winners</source>
        <translation>Zwei gegen zwei: jeder Verlierer zahlt einem Gewinner</translation>
    </message>
    <message>
        <source>Two against two: each of the winners takes it out of the pool, and the losers pay nothing</source>
        <translation>Zwei gegen zwei: jeder Gewinner nimmt es aus dem Topf, und die Verlierer zahlen nichts</translation>
    </message>
    <message>
        <source>Two cards are laid away by who took the skat, and by nobody else</source>
        <translation>Zwei Karten drückt, wer den Skat aufnahm, und niemand sonst</translation>
    </message>
    <message>
        <source>Two different people with tricks pay</source>
        <translation>Zwei verschiedene Leute mit Stichen zahlen</translation>
    </message>
    <message>
        <source>Two or three people play this</source>
        <translation>Das spielen zwei oder drei</translation>
    </message>
    <message>
        <source>Two or three people play without a pool</source>
        <translation>Zu zweit und zu dritt spielt man ohne Topf</translation>
    </message>
    <message>
        <source>Two people, at the price of a Bavarian solo.</source>
        <translation>Zu zweit, zum Preis eines bayerischen Solos.</translation>
    </message>
    <message>
        <source>T|Tout</source>
        <translation>T|Tout</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Usual 10/50</source>
        <translation>Üblich 10/50</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>V|without a trick</source>
        <translation>J|Jungfrau</translation>
    </message>
    <message>
        <source>W.</source>
        <translation>gew.</translation>
    </message>
    <message>
        <source>We agreed on this:</source>
        <translation>Darauf haben wir uns geeinigt:</translation>
    </message>
    <message>
        <source>Wendish</source>
        <translation>Wendisch</translation>
    </message>
    <message>
        <source>Wendish Schafkopf</source>
        <translation>Wendischer Schafkopf</translation>
    </message>
    <message>
        <source>Wendish for two or three</source>
        <translation>Wendisch zu zweit oder dritt</translation>
    </message>
    <message>
        <source>Wendish, Schneider below 30</source>
        <translation>Wendisch, Schneider unter 30</translation>
    </message>
    <message>
        <source>Wendish, losses 10, 20, 30</source>
        <translation>Wendisch, Verluste 10, 20, 30</translation>
    </message>
    <message>
        <source>Wendish, pool of 50</source>
        <translation>Wendisch, Topf mit 50</translation>
    </message>
    <message>
        <source>Wendish, written down</source>
        <translation>Wendisch, angeschrieben</translation>
    </message>
    <message>
        <source>Wenz</source>
        <translation>Wenz</translation>
    </message>
    <message>
        <source>Wenz and Geier also with a suit</source>
        <translation>Wenz und Geier auch mit Farbe</translation>
    </message>
    <message>
        <source>Wenz, Geier, Solo, Hochzeit, Ramsch, thrown in</source>
        <translation>Wenz, Geier, Solo, Hochzeit, Ramsch, zusammengeworfen</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What a chip is worth in money the table agrees on when it settles</source>
        <translation>Was ein Chip in Geld wert ist, macht der Tisch bei der Abrechnung aus</translation>
    </message>
    <message>
        <source>What a game won is worth in money the table agrees on when it settles</source>
        <translation>Was ein gewonnenes Spiel in Geld wert ist, macht der Tisch bei der Abrechnung aus</translation>
    </message>
    <message>
        <source>What a head is worth in money the table agrees on when it settles</source>
        <translation>Was ein Kopf in Geld wert ist, macht der Tisch bei der Abrechnung aus</translation>
    </message>
    <message>
        <source>What a point is worth in money the table agrees on when it settles</source>
        <translation>Was ein Punkt in Geld wert ist, macht der Tisch bei der Abrechnung aus</translation>
    </message>
    <message>
        <source>What a point is worth is said below, under “How it is paid”.</source>
        <translation>Was ein Punkt wert ist, lässt sich unten eintragen, bei „Wie bezahlt wird“.</translation>
    </message>
    <message>
        <source>What about hand {number}?</source>
        <translation>Was ist mit Spiel {number}?</translation>
    </message>
    <message>
        <source>What becomes of {pot}? To all: {share}. To one: {to}. Carried over: {carry}.</source>
        <translation>{pot}: wohin damit? An alle: {share}. An einen: {to}. Mitnehmen: {carry}.</translation>
    </message>
    <message>
        <source>What changes?</source>
        <translation>Was ändert sich?</translation>
    </message>
    <message>
        <source>What does each of them pay?</source>
        <translation>Was zahlt jeder von ihnen?</translation>
    </message>
    <message>
        <source>What does it cost? For example 4,20</source>
        <translation>Was kostet es? Zum Beispiel 4,20</translation>
    </message>
    <message>
        <source>What does not divide goes one each to the winners of the last hand first, then in the order of seats.</source>
        <translation>Was sich nicht teilen lässt, geht je eins zuerst an die Gewinner des letzten Spiels, dann der Reihe nach.</translation>
    </message>
    <message>
        <source>What everybody keeps</source>
        <translation>Was jedem bleibt</translation>
    </message>
    <message>
        <source>What everybody won or lost, as the table says.</source>
        <translation>Was jeder gewann oder verlor, wie es der Tisch sagt.</translation>
    </message>
    <message>
        <source>What happened is told in words alone</source>
        <translation>Was geschah, steht nur in Worten da</translation>
    </message>
    <message>
        <source>What he did</source>
        <translation>Was er tat</translation>
    </message>
    <message>
        <source>What is carried over goes to the side that wins the next deal</source>
        <translation>Was mitgenommen wird, bekommt die Seite, die das nächste Spiel gewinnt</translation>
    </message>
    <message>
        <source>What is here stays as it is. Shall both be kept?</source>
        <translation>Was hier ist, bleibt, wie es ist. Sollen beide behalten werden?</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Wie heißt es?</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>Was darin steht</translation>
    </message>
    <message>
        <source>What it was</source>
        <translation>Was es war</translation>
    </message>
    <message>
        <source>What it wins from each</source>
        <translation>Was er von jedem gewinnt</translation>
    </message>
    <message>
        <source>What loses the game</source>
        <translation>Was das Spiel verliert</translation>
    </message>
    <message>
        <source>What they had</source>
        <translation>Was sie hatten</translation>
    </message>
    <message>
        <source>What was announced counts {times} times as much</source>
        <translation>Was angesagt war, zählt {times}-mal so viel</translation>
    </message>
    <message>
        <source>What was asked too little is lost</source>
        <translation>Was zu wenig verlangt wurde, ist verloren</translation>
    </message>
    <message>
        <source>What was asked too little is paid as well</source>
        <translation>Was zu wenig verlangt wurde, wird nachgezahlt</translation>
    </message>
    <message>
        <source>What was asked too much goes back double</source>
        <translation>Was zu viel verlangt wurde, geht doppelt zurück</translation>
    </message>
    <message>
        <source>What was asked too much goes back once</source>
        <translation>Was zu viel verlangt wurde, geht einfach zurück</translation>
    </message>
    <message>
        <source>What was there before is kept: {file}</source>
        <translation>Was vorher da war, ist gesichert: {file}</translation>
    </message>
    <message numerus="yes">
        <source>What was written down (%n)</source>
        <translation>
            <numerusform>Aufgeschrieben (%n)</numerusform>
            <numerusform>Aufgeschrieben (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>What would be</source>
        <translation>Was wäre, wenn</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>When a hand is thrown in, everybody who plays pays the stake</source>
        <translation>Wird zusammengeworfen, zahlt jeder, der mitspielt, den Einsatz</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Alle sagen weiter</translation>
    </message>
    <message>
        <source>When all pass a Ramsch is played</source>
        <translation>Wenn alle passen, wird ein Ramsch gespielt</translation>
    </message>
    <message>
        <source>When all pass everybody plays alone, and the fewest card points win</source>
        <translation>Passen alle, spielt jeder für sich, und die wenigsten Augen gewinnen</translation>
    </message>
    <message>
        <source>When all pass it counts as a deal</source>
        <translation>Wenn alle passen, zählt es als Spiel der Serie</translation>
    </message>
    <message>
        <source>When all pass it is dealt again</source>
        <translation>Wenn alle passen, wird neu gegeben</translation>
    </message>
    <message>
        <source>When all pass the table says which of these it is: {games}</source>
        <translation>Passen alle, sagt der Tisch, was davon gilt: {games}</translation>
    </message>
    <message>
        <source>When the pool cannot pay</source>
        <translation>Wenn der Topf nicht reicht</translation>
    </message>
    <message>
        <source>Where more people are at the table than play, who deals sits out</source>
        <translation>Wo mehr am Tisch sitzen als spielen, setzt aus, wer gibt</translation>
    </message>
    <message>
        <source>Where the pool cannot pay all stake again, then it pays in full</source>
        <translation>Reicht der Topf nicht, setzen alle neu ein, dann zahlt er ganz</translation>
    </message>
    <message>
        <source>Where the pool cannot pay the winners share what is left, and play goes on</source>
        <translation>Reicht der Topf nicht, teilen sich die Gewinner den Rest, und es geht weiter</translation>
    </message>
    <message>
        <source>Where the pool cannot pay the winners share what is left, and the evening is over</source>
        <translation>Reicht der Topf nicht, teilen sich die Gewinner den Rest, und der Abend ist zu Ende</translation>
    </message>
    <message>
        <source>Where two are tied both lose half of it</source>
        <translation>Haben zwei gleich viel, verlieren beide je die Hälfte</translation>
    </message>
    <message>
        <source>Where two are tied both lose it</source>
        <translation>Haben zwei gleich viel, verlieren ihn beide</translation>
    </message>
    <message>
        <source>Where two are tied neither loses, and the third wins as much</source>
        <translation>Haben zwei gleich viel, verliert keiner, und der Dritte gewinnt ebenso viel</translation>
    </message>
    <message>
        <source>Where two are tied the one who took a trick last loses it</source>
        <translation>Haben zwei gleich viel, verliert ihn, wer von ihnen zuletzt einen Stich machte</translation>
    </message>
    <message>
        <source>Which copy? backup list numbers them</source>
        <translation>Welche Kopie? backup list nummeriert sie</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Welches Spiel?</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Welche Spiele</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Who breaks the rules is warned</source>
        <translation>Wer gegen die Regeln verstößt, wird verwarnt</translation>
    </message>
    <message>
        <source>Who breaks the rules loses the game and bears the loss alone</source>
        <translation>Wer gegen die Regeln verstößt, hat das Spiel verloren und trägt den Verlust allein</translation>
    </message>
    <message>
        <source>Who breaks the rules pays alone</source>
        <translation>Wer gegen die Regeln verstößt, zahlt allein</translation>
    </message>
    <message>
        <source>Who calls the first trick holds both Old Ladies</source>
        <translation>Wer den ersten Stich ruft, hat beide Alten</translation>
    </message>
    <message>
        <source>Who dealt out of turn is passed over when his turn comes; next deals whose turn it was</source>
        <translation>Wer zu früh gegeben hat, setzt aus, wenn er an der Reihe ist; nach ihm gibt, wer eigentlich dran war</translation>
    </message>
    <message>
        <source>Who declared and wins takes all of it, and his partner nothing; if he loses, he pays in as much as lies there</source>
        <translation>Gewinnt der Spieler, nimmt er alles heraus und ein Partner nichts; verliert er, zahlt er so viel ein, wie darin liegt</translation>
    </message>
    <message>
        <source>Who does not show himself loses the simple solo</source>
        <translation>Wer sich nicht zu erkennen gibt, verliert das einfache Solo</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Wer es bekommt</translation>
    </message>
    <message>
        <source>Who gives an illegal signal pays each of the others, and the hand is not played</source>
        <translation>Wer verboten winkt, zahlt jedem der anderen, und das Spiel wird nicht gespielt</translation>
    </message>
    <message>
        <source>Who had it</source>
        <translation>Wer es hatte</translation>
    </message>
    <message>
        <source>Who had it?</source>
        <translation>Wer hatte es?</translation>
    </message>
    <message>
        <source>Who has no stroke then loses two heads</source>
        <translation>Wer dann keinen Strich hat, verliert zwei Köpfe</translation>
    </message>
    <message>
        <source>Who has the most card points pays; of a tie all of them pay</source>
        <translation>Es zahlt, wer die meisten Augen hat; bei Gleichstand zahlen alle, die sie haben</translation>
    </message>
    <message>
        <source>Who has the most card points pays; of a tie who has the highest trump in his tricks</source>
        <translation>Es zahlt, wer die meisten Augen hat; bei Gleichstand, wer von ihnen den höchsten Trumpf in seinen Stichen hat</translation>
    </message>
    <message>
        <source>Who has {lost} card points or fewer is Schneider</source>
        <translation>Schneider ist, wer {lost} Augen oder weniger hat</translation>
    </message>
    <message>
        <source>Who has {points} card points wins instead</source>
        <translation>Stattdessen gewinnt, wer {points} Augen hat</translation>
    </message>
    <message>
        <source>Who holds both Old Ladies has nothing to show</source>
        <translation>Wer beide Alten hat, muss sich nicht zeigen</translation>
    </message>
    <message>
        <source>Who holds the acorn Ober plays alone, paid as a solo; there is no pool. Of two the winner deals next.</source>
        <translation>Wer den Eichel-Ober hat, spielt allein und wird wie beim Solo bezahlt; einen Topf gibt es nicht. Zu zweit gibt der Gewinner als Nächstes.</translation>
    </message>
    <message>
        <source>Who is here?</source>
        <translation>Wer ist da?</translation>
    </message>
    <message>
        <source>Who is here? A tap takes out or adds.</source>
        <translation>Wer ist da? Tippen nimmt heraus oder setzt dazu.</translation>
    </message>
    <message>
        <source>Who is it?</source>
        <translation>Wer ist es?</translation>
    </message>
    <message>
        <source>Who is the partner?</source>
        <translation>Wer ist der Partner?</translation>
    </message>
    <message>
        <source>Who is who?</source>
        <translation>Wer ist wer?</translation>
    </message>
    <message>
        <source>Who is {name}?</source>
        <translation>Wer ist {name}?</translation>
    </message>
    <message>
        <source>Who laid it out</source>
        <translation>Wer es auslegte</translation>
    </message>
    <message>
        <source>Who laid it out?</source>
        <translation>Wer hat ausgelegt?</translation>
    </message>
    <message>
        <source>Who looks at the blind gets</source>
        <translation>Wer in den Blinden sieht, bekommt</translation>
    </message>
    <message>
        <source>Who looks at the blind has broken the rules as well</source>
        <translation>Auch wer in den Blinden sieht, hat gegen die Regeln verstoßen</translation>
    </message>
    <message>
        <source>Who looks at the blind is warned</source>
        <translation>Wer in den Blinden sieht, wird verwarnt</translation>
    </message>
    <message>
        <source>Who loses it loses</source>
        <translation>Wer ihn verliert, verliert</translation>
    </message>
    <message>
        <source>Who loses it pays each of the others</source>
        <translation>Wer ihn verliert, zahlt jedem der anderen</translation>
    </message>
    <message>
        <source>Who offers so many is not forced</source>
        <translation>Wer so viele anbietet, ist nicht gezwungen</translation>
    </message>
    <message>
        <source>Who pays</source>
        <translation>Wer zahlt</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Wer zahlt wem</translation>
    </message>
    <message>
        <source>Who pays whom:</source>
        <translation>Wer zahlt wem:</translation>
    </message>
    <message>
        <source>Who pays whom?</source>
        <translation>Wer zahlt wem?</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Who plays? Choose the people</source>
        <translation>Wer spielt? Wähle die Leute</translation>
    </message>
    <message>
        <source>Who signalled</source>
        <translation>Wer winkte</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <translation>Wer aussitzt</translation>
    </message>
    <message>
        <source>Who sits out can only look at the blind</source>
        <translation>Wer aussitzt, kann nur in den Blinden sehen</translation>
    </message>
    <message>
        <source>Who sits out pays and is paid in soli</source>
        <translation>Wer aussitzt, zahlt und bekommt bei Soli mit</translation>
    </message>
    <message>
        <source>Who takes every trick wins instead</source>
        <translation>Wer alle Stiche macht, gewinnt stattdessen</translation>
    </message>
    <message>
        <source>Who takes no trick doubles it</source>
        <translation>Wer keinen Stich macht, verdoppelt ihn</translation>
    </message>
    <message>
        <source>Who takes no trick doubles nothing</source>
        <translation>Wer keinen Stich macht, verdoppelt nichts</translation>
    </message>
    <message>
        <source>Who takes no trick gets no more for it</source>
        <translation>Wer ohne Stich bleibt, bekommt dafür nicht mehr</translation>
    </message>
    <message>
        <source>Who takes the blind plays alone against the two others</source>
        <translation>Wer den Blinden nimmt, spielt allein gegen die beiden anderen</translation>
    </message>
    <message>
        <source>Who takes the first trick he calls for plays alone</source>
        <translation>Wer den ersten gerufenen Stich selbst macht, spielt allein</translation>
    </message>
    <message>
        <source>Who took every trick has all 120 points</source>
        <translation>Wer alle Stiche hat, hat alle 120 Augen</translation>
    </message>
    <message>
        <source>Who took no trick has not lost</source>
        <translation>Wer keinen Stich machte, hat nicht verloren</translation>
    </message>
    <message>
        <source>Who took no trick took no last one</source>
        <translation>Wer keinen Stich machte, machte auch keinen letzten</translation>
    </message>
    <message>
        <source>Who won, and the points of the deal.</source>
        <translation>Wer gewann, und die Punkte des Spiels.</translation>
    </message>
    <message>
        <source>Whoever sits out a solo pays and gets as much as one who plays against the soloist</source>
        <translation>Wer bei einem Solo aussitzt, zahlt und bekommt so viel wie einer, der gegen den Alleinspieler spielt</translation>
    </message>
    <message>
        <source>Whose turn to deal it was</source>
        <translation>Wer an der Reihe war zu geben</translation>
    </message>
    <message>
        <source>Why hand {number}?</source>
        <translation>Warum Spiel {number}?</translation>
    </message>
    <message>
        <source>Why {amount}?</source>
        <translation>Warum {amount}?</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Winner of trick {trick}</source>
        <translation>Gewinner von Stich {trick}</translation>
    </message>
    <message>
        <source>Wins instead</source>
        <translation>Gewinnt stattdessen</translation>
    </message>
    <message>
        <source>Wiped</source>
        <translation>Weggewischt</translation>
    </message>
    <message>
        <source>Wirtshaus 20/50</source>
        <translation>Wirtshaus 20/50</translation>
    </message>
    <message>
        <source>With so few the Old One has to name the trumps</source>
        <translation>Mit so wenigen muss die Alte den Trumpf wählen</translation>
    </message>
    <message>
        <source>Within so many hands</source>
        <translation>In so vielen Spielen</translation>
    </message>
    <message>
        <source>Without a chooser</source>
        <translation>Ohne Wähler</translation>
    </message>
    <message>
        <source>Without a chooser, Schneider</source>
        <translation>Ohne Wähler, Schneider</translation>
    </message>
    <message>
        <source>Without a command the window opens.</source>
        <translation>Ohne Befehl öffnet sich das Fenster.</translation>
    </message>
    <message>
        <source>Without a trick</source>
        <translation>Ohne Stich</translation>
    </message>
    <message numerus="yes">
        <source>Without a trick it gets %n marks</source>
        <translation>
            <numerusform>Ohne Stich bekommt sie %n Strich</numerusform>
            <numerusform>Ohne Stich bekommt sie %n Striche</numerusform>
        </translation>
    </message>
    <message>
        <source>Without an Ober</source>
        <translation>Ohne Ober</translation>
    </message>
    <message>
        <source>Without an Old Lady one plays only a Lustsolo</source>
        <translation>Ohne eine Alte spielt man nur ein Lustsolo</translation>
    </message>
    <message>
        <source>Without the two cards of the middle, times</source>
        <translation>Ohne die zwei Karten der Mitte, mal</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won 1 chip, Schneider 2, every trick 3; 60 to 60 nothing; a caught fox 1.</source>
        <translation>Gewonnen 1 Marke, Schneider 2, alle Stiche 3; 60 zu 60 nichts; ein gefangener Fuchs 1.</translation>
    </message>
    <message>
        <source>Won and lost is said of the side that holds the Old Ladies</source>
        <translation>Gewonnen und verloren gilt für die Seite, die die Alten hat</translation>
    </message>
    <message>
        <source>Won counts 1, Schneider 2, Schwarz 3; first side to 21.</source>
        <translation>Gewonnen zählt 1, Schneider 2, schwarz 3; es geht bis 21.</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Gewonnen oder verloren</translation>
    </message>
    <message>
        <source>Won, Schneider</source>
        <translation>Gewonnen, Schneider</translation>
    </message>
    <message>
        <source>Won, Schwarz</source>
        <translation>Gewonnen, schwarz</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Bemerkung schreiben</translation>
    </message>
    <message>
        <source>Written down as paid:</source>
        <translation>Als bezahlt aufgeschrieben:</translation>
    </message>
    <message>
        <source>W|Schwarz</source>
        <translation>W|Schwarz</translation>
    </message>
    <message>
        <source>You have no right to read or write there</source>
        <translation>Dort darfst du nicht lesen oder schreiben</translation>
    </message>
    <message>
        <source>a Kontra that the soloist lost</source>
        <translation>einem Kontra, das der Alleinspieler verlor</translation>
    </message>
    <message>
        <source>a Muss needs only 60 with {answer} trumps</source>
        <translation>im Muss reichen 60 bei höchstens {answer} Trümpfen</translation>
    </message>
    <message>
        <source>a Ramsch is played</source>
        <translation>Ramsch wird gespielt</translation>
    </message>
    <message>
        <source>a Re</source>
        <translation>einem Re</translation>
    </message>
    <message>
        <source>a called card</source>
        <translation>gerufene Karte</translation>
    </message>
    <message>
        <source>a command is missing</source>
        <translation>ein Befehl fehlt</translation>
    </message>
    <message>
        <source>a game worth 120 and more</source>
        <translation>einem Spiel ab 120</translation>
    </message>
    <message>
        <source>a hand thrown in</source>
        <translation>zusammengeworfenem Spiel</translation>
    </message>
    <message>
        <source>a head</source>
        <translation>pro Kopf</translation>
    </message>
    <message>
        <source>a lost Grand hand or Null ouvert hand</source>
        <translation>verlorenem Grand Hand oder Null ouvert Hand</translation>
    </message>
    <message>
        <source>a lost Herz-Solo</source>
        <translation>verlorenem Herz-Solo</translation>
    </message>
    <message>
        <source>a lost Kontra</source>
        <translation>verlorenem Kontra</translation>
    </message>
    <message>
        <source>a lost suit or grand that reaches the bid</source>
        <translation>ein verlorenes Farbspiel oder Grand, das das Reizgebot erreicht</translation>
    </message>
    <message>
        <source>a side with a single trick that is worth nothing</source>
        <translation>einer Partei mit nur einem Stich, der nichts zählt</translation>
    </message>
    <message>
        <source>a warning</source>
        <translation>eine Verwarnung</translation>
    </message>
    <message>
        <source>accounts {accounts} + pool {pool} = {sum}</source>
        <translation>Konten {accounts} + Topf {pool} = {sum}</translation>
    </message>
    <message>
        <source>acorns, leaves, hearts, bells</source>
        <translation>Eichel, Gras, Herz, Schellen</translation>
    </message>
    <message>
        <source>add a custom</source>
        <translation>einen Brauch dazunehmen</translation>
    </message>
    <message>
        <source>adds</source>
        <translation>bringt</translation>
    </message>
    <message>
        <source>adds up</source>
        <translation>stimmt</translation>
    </message>
    <message>
        <source>after hands thrown in</source>
        <translation>nach zusammengeworfenen Spielen</translation>
    </message>
    <message>
        <source>after {what}</source>
        <translation>nach {what}</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>vorne</translation>
    </message>
    <message>
        <source>all stake again, then it pays in full</source>
        <translation>alle setzen neu, dann zahlt er ganz</translation>
    </message>
    <message>
        <source>all that is left in the pool</source>
        <translation>alles, was noch im Topf ist</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>also list what was not checked, and why</source>
        <translation>auch nennen, was nicht geprüft wurde, und warum</translation>
    </message>
    <message>
        <source>among all at the table</source>
        <translation>an alle am Tisch</translation>
    </message>
    <message>
        <source>amounts in cents</source>
        <translation>Beträge in Cent</translation>
    </message>
    <message>
        <source>amounts in chips</source>
        <translation>Beträge in Marken</translation>
    </message>
    <message>
        <source>amounts in points</source>
        <translation>Beträge in Punkten</translation>
    </message>
    <message>
        <source>amounts in strokes</source>
        <translation>Beträge in Strichen</translation>
    </message>
    <message>
        <source>an evening, or a protocol</source>
        <translation>ein Abend oder ein Protokoll</translation>
    </message>
    <message numerus="yes">
        <source>and %n hand(s) more</source>
        <translation>
            <numerusform>und %n Spiel mehr</numerusform>
            <numerusform>und %n Spiele mehr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n mehr</numerusform>
            <numerusform>und %n mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>announced</source>
        <translation>angesagt</translation>
    </message>
    <message>
        <source>announcement</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>jeder</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>%(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>as a Geier</source>
        <translation>wie ein Geier</translation>
    </message>
    <message>
        <source>as a Sauspiel</source>
        <translation>wie ein Sauspiel</translation>
    </message>
    <message>
        <source>as a Solo</source>
        <translation>wie ein Solo</translation>
    </message>
    <message>
        <source>as a Wenz</source>
        <translation>wie ein Wenz</translation>
    </message>
    <message>
        <source>as any other offence</source>
        <translation>wie jeder andere Verstoß</translation>
    </message>
    <message>
        <source>as declarer</source>
        <translation>als Spieler</translation>
    </message>
    <message>
        <source>as elsewhere</source>
        <translation>wie sonst</translation>
    </message>
    <message>
        <source>as raw text, just as it lies in the file: also where it is damaged</source>
        <translation>als Rohtext, genau wie er in der Datei steht: auch beschädigt</translation>
    </message>
    <message>
        <source>as the Ramsch</source>
        <translation>wie der Ramsch</translation>
    </message>
    <message>
        <source>asked up to {asked}</source>
        <translation>hochgefragt bis {asked}</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>ruht</translation>
    </message>
    <message>
        <source>at the beginning</source>
        <translation>zu Beginn</translation>
    </message>
    <message>
        <source>base value</source>
        <translation>Grundwert</translation>
    </message>
    <message>
        <source>beard</source>
        <translation>Bart</translation>
    </message>
    <message>
        <source>because of hand {number}</source>
        <translation>wegen Spiel {number}</translation>
    </message>
    <message>
        <source>because of hand {number}: {game}</source>
        <translation>wegen Spiel {number}: {game}</translation>
    </message>
    <message>
        <source>because of hand {number}: {game} of {who}</source>
        <translation>wegen Spiel {number}: {game} von {who}</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>wird</translation>
    </message>
    <message>
        <source>before and after</source>
        <translation>vorher und nachher</translation>
    </message>
    <message>
        <source>begin an evening</source>
        <translation>einen Abend anfangen</translation>
    </message>
    <message>
        <source>being made</source>
        <translation>wird gemacht</translation>
    </message>
    <message>
        <source>below 0: paid out of pocket</source>
        <translation>unter 0: aus der Tasche</translation>
    </message>
    <message>
        <source>bids</source>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>book a forgotten hand before another one</source>
        <translation>ein vergessenes Spiel vor einem anderen nachtragen</translation>
    </message>
    <message>
        <source>book a hand</source>
        <translation>ein Spiel eintragen</translation>
    </message>
    <message>
        <source>book it</source>
        <translation>eintragen</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>both Old Ladies</source>
        <translation>beide Alten</translation>
    </message>
    <message>
        <source>both, half each</source>
        <translation>beide, je zur Hälfte</translation>
    </message>
    <message>
        <source>bring back what was undone</source>
        <translation>wiederherstellen, was zurückgenommen wurde</translation>
    </message>
    <message>
        <source>called ace held back or thrown</source>
        <translation>Ruf-Sau zurückgehalten oder abgeworfen</translation>
    </message>
    <message>
        <source>called wrongly</source>
        <translation>falsch gerufen</translation>
    </message>
    <message>
        <source>caller and partner, half each</source>
        <translation>Rufer und Partner, je zur Hälfte</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>card points of who plays; few of them</source>
        <translation>Augen des Spielers; =8 für wenige</translation>
    </message>
    <message>
        <source>carried over</source>
        <translation>mitgenommen</translation>
    </message>
    <message>
        <source>change a line of the tariff, or of a custom: stock.stake=20</source>
        <translation>eine Zeile des Tarifs oder eines Brauchs ändern: stock.stake=20</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>abgeschlossen</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>Münzen</translation>
    </message>
    <message>
        <source>coins in cents</source>
        <translation>Münzen in Cent</translation>
    </message>
    <message>
        <source>compare recorded games with our own rules</source>
        <translation>aufgezeichnete Spiele mit unseren Regeln vergleichen</translation>
    </message>
    <message>
        <source>copies of all evenings</source>
        <translation>Kopien aller Abende</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>berichtigt</translation>
    </message>
    <message>
        <source>corrected at {time}</source>
        <translation>berichtigt um {time}</translation>
    </message>
    <message>
        <source>count points</source>
        <translation>Augen zählen</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>zählt</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>gibt</translation>
    </message>
    <message>
        <source>deals first</source>
        <translation>gibt zuerst</translation>
    </message>
    <message>
        <source>deals next</source>
        <translation>gibt als Nächstes</translation>
    </message>
    <message>
        <source>dealt ahead of his turn</source>
        <translation>gab vor der Zeit</translation>
    </message>
    <message>
        <source>dearer from lost game {answer}</source>
        <translation>teurer ab dem {answer}. verlorenen</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>angesagt</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>did not follow suit</source>
        <translation>nicht bedient</translation>
    </message>
    <message>
        <source>did something else</source>
        <translation>tat etwas anderes</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>doubled hand</source>
        <translation>doppeltes Spiel</translation>
    </message>
    <message>
        <source>doubled hands after 60 to 60</source>
        <translation>doppelte Spiele nach 60 zu 60</translation>
    </message>
    <message>
        <source>doubled hands after a Re</source>
        <translation>doppelte Spiele nach einem Re</translation>
    </message>
    <message>
        <source>doubled hands after a Schneider</source>
        <translation>doppelte Spiele nach einem Schneider</translation>
    </message>
    <message>
        <source>doubled hands after a game worth 120</source>
        <translation>doppelte Spiele nach einem Spiel ab 120</translation>
    </message>
    <message>
        <source>doubled hands after a hand thrown in</source>
        <translation>doppelte Spiele nach zusammengeworfenem Spiel</translation>
    </message>
    <message>
        <source>doubled hands after a lost Herz-Solo</source>
        <translation>doppelte Spiele nach verlorenem Herz-Solo</translation>
    </message>
    <message>
        <source>doubled hands after a lost Kontra</source>
        <translation>doppelte Spiele nach verlorenem Kontra</translation>
    </message>
    <message>
        <source>doubled hands after a lost high hand game</source>
        <translation>doppelte Spiele nach verlorenem hohen Handspiel</translation>
    </message>
    <message>
        <source>doubled hands after a single worthless trick</source>
        <translation>doppelte Spiele nach nur einem wertlosen Stich</translation>
    </message>
    <message>
        <source>doublings</source>
        <translation>Verdoppelungen</translation>
    </message>
    <message>
        <source>drop a custom</source>
        <translation>einen Brauch weglassen</translation>
    </message>
    <message>
        <source>duty solo</source>
        <translation>Pflichtsolo</translation>
    </message>
    <message>
        <source>each doubles</source>
        <translation>jeder verdoppelt</translation>
    </message>
    <message>
        <source>each doubles for all</source>
        <translation>jeder verdoppelt für alle</translation>
    </message>
    <message>
        <source>each gets double</source>
        <translation>jeder bekommt doppelt</translation>
    </message>
    <message>
        <source>each gets double for every one of them</source>
        <translation>jeder bekommt für jeden von ihnen doppelt</translation>
    </message>
    <message>
        <source>each loser pays one winner</source>
        <translation>zahlt jeder Verlierer einem Gewinner</translation>
    </message>
    <message>
        <source>each opponent</source>
        <translation>jeder Gegner</translation>
    </message>
    <message>
        <source>each pays each the difference of their points</source>
        <translation>jeder zahlt jedem die Differenz der Punkte</translation>
    </message>
    <message>
        <source>each pays in: {taker}</source>
        <translation>zahlt jeder ein ({taker})</translation>
    </message>
    <message>
        <source>each pays {taker}</source>
        <translation>zahlt jeder an {taker}</translation>
    </message>
    <message>
        <source>each stakes {amount}</source>
        <translation>jeder legt {amount} ein</translation>
    </message>
    <message>
        <source>each trebles</source>
        <translation>jede verdreifacht</translation>
    </message>
    <message>
        <source>each with each</source>
        <translation>jeder mit jedem</translation>
    </message>
    <message>
        <source>each {amount} → {pot}</source>
        <translation>je {amount} → {pot}</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>elsewhere {amount}</source>
        <translation>anderswo {amount}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>empty list</source>
        <translation>leere Liste</translation>
    </message>
    <message>
        <source>every change, with its time</source>
        <translation>jede Änderung mit ihrer Zeit</translation>
    </message>
    <message>
        <source>every hand is paid when it is played</source>
        <translation>jedes Spiel wird gleich bezahlt</translation>
    </message>
    <message>
        <source>every line adds up to nothing</source>
        <translation>jede Zeile gibt null</translation>
    </message>
    <message>
        <source>every line and the pool add up to nothing</source>
        <translation>jede Zeile und der Topf ergeben zusammen null</translation>
    </message>
    <message>
        <source>every one</source>
        <translation>jeder Verstoß</translation>
    </message>
    <message>
        <source>every second seat</source>
        <translation>jeder zweite Platz</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>alle Stiche</translation>
    </message>
    <message>
        <source>every trick has been played</source>
        <translation>alle Stiche sind gespielt</translation>
    </message>
    <message>
        <source>everybody else here</source>
        <translation>alle anderen am Tisch</translation>
    </message>
    <message>
        <source>everybody else who plays</source>
        <translation>alle anderen Mitspieler</translation>
    </message>
    <message>
        <source>everybody is charged, the pool is only a figure</source>
        <translation>jedem wird angeschrieben, der Topf ist nur eine Zahl</translation>
    </message>
    <message>
        <source>everybody stakes</source>
        <translation>jeder setzt ein</translation>
    </message>
    <message>
        <source>everything can be changed after</source>
        <translation>alles danach änderbar</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>gar nicht</translation>
    </message>
    <message>
        <source>expected %s arguments</source>
        <translation>hier gehören %s Angaben hin</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>hier gehört mindestens eine Angabe hin</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>hier gehört eine Angabe hin</translation>
    </message>
    <message>
        <source>fewest payments</source>
        <translation>wenigste Zahlungen</translation>
    </message>
    <message>
        <source>files, or folders full of them</source>
        <translation>Dateien, oder ganze Ordner</translation>
    </message>
    <message>
        <source>first side</source>
        <translation>erste Partei</translation>
    </message>
    <message>
        <source>for all hands so far, too</source>
        <translation>auch für alle bisherigen Spiele</translation>
    </message>
    <message>
        <source>for each</source>
        <translation>für jeden</translation>
    </message>
    <message>
        <source>for the bid {bid}</source>
        <translation>für das Reizgebot {bid}</translation>
    </message>
    <message>
        <source>for the round</source>
        <translation>für die Runde</translation>
    </message>
    <message>
        <source>for {taker}</source>
        <translation>für {taker}</translation>
    </message>
    <message>
        <source>forced where nobody offers {answer} trumps</source>
        <translation>gezwungen, wenn keiner {answer} Trümpfe bietet</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>forehead</source>
        <translation>Stirn</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>fourth side</source>
        <translation>vierte Partei</translation>
    </message>
    <message>
        <source>from</source>
        <translation>ab</translation>
    </message>
    <message>
        <source>from each</source>
        <translation>von jedem</translation>
    </message>
    <message>
        <source>from hand {number} on</source>
        <translation>ab Spiel {number}</translation>
    </message>
    <message>
        <source>from the pool</source>
        <translation>aus dem Topf</translation>
    </message>
    <message>
        <source>from this hand on</source>
        <translation>ab diesem Spiel</translation>
    </message>
    <message>
        <source>from {giver}</source>
        <translation>von {giver}</translation>
    </message>
    <message>
        <source>full</source>
        <translation>voll</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>game lost</source>
        <translation>Spiel verloren</translation>
    </message>
    <message numerus="yes">
        <source>game points</source>
        <translation>
            <numerusform>Punkt</numerusform>
            <numerusform>Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>game points together {sum}</source>
        <translation>Spielpunkte zusammen {sum}</translation>
    </message>
    <message>
        <source>game won</source>
        <translation>Spiel gewonnen</translation>
    </message>
    <message>
        <source>games in cash at once</source>
        <translation>Spiele sofort bar</translation>
    </message>
    <message>
        <source>games in cash: {hands}</source>
        <translation>Spiele bar: {hands}</translation>
    </message>
    <message>
        <source>goats</source>
        <translation>Ziegen</translation>
    </message>
    <message>
        <source>grand ouvert</source>
        <translation>Grand ouvert</translation>
    </message>
    <message>
        <source>had a wrong number of cards</source>
        <translation>hatte die falsche Zahl von Karten</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>hand {number} at {time}</source>
        <translation>Spiel {number} um {time}</translation>
    </message>
    <message>
        <source>hand {played} of {of}</source>
        <translation>Spiel {played} von {of}</translation>
    </message>
    <message>
        <source>hand, without the two cards of the middle</source>
        <translation>Hand, ohne die zwei Karten der Mitte</translation>
    </message>
    <message>
        <source>hands {first} to {last}</source>
        <translation>Spiele {first} bis {last}</translation>
    </message>
    <message>
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>helps</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>his card points</source>
        <translation>seine Augen</translation>
    </message>
    <message>
        <source>how much: 4,20</source>
        <translation>wie viel: 4,20</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>hier gehört keine Angabe hin, auch nicht %r</translation>
    </message>
    <message>
        <source>in a Sauspiel or Solo from {answer}</source>
        <translation>im Sauspiel und Solo ab {answer}</translation>
    </message>
    <message>
        <source>in a Wenz from {answer}</source>
        <translation>im Wenz ab {answer}</translation>
    </message>
    <message>
        <source>in a solo as much</source>
        <translation>im Solo ebenso viel</translation>
    </message>
    <message>
        <source>in cash after every hand</source>
        <translation>bar nach jedem Spiel</translation>
    </message>
    <message>
        <source>in coins from {cents} cents</source>
        <translation>in Münzen ab {cents} Cent</translation>
    </message>
    <message>
        <source>in the pool {amount}</source>
        <translation>im Topf {amount}</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>reihum</translation>
    </message>
    <message>
        <source>into the Stock</source>
        <translation>in den Stock</translation>
    </message>
    <message>
        <source>into the kitty</source>
        <translation>in die Kasse</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>%(value)r passt hier nicht</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r gibt es hier nicht; zur Wahl stehen %(choices)s</translation>
    </message>
    <message>
        <source>it counts as a deal</source>
        <translation>es zählt als Spiel</translation>
    </message>
    <message>
        <source>it is dealt again</source>
        <translation>es wird noch einmal gegeben</translation>
    </message>
    <message>
        <source>keep it beside the one that is here</source>
        <translation>neben den legen, der schon da ist</translation>
    </message>
    <message>
        <source>key {letter}</source>
        <translation>Taste {letter}</translation>
    </message>
    <message>
        <source>kind of game</source>
        <translation>Spielart</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>Klopfer</translation>
    </message>
    <message>
        <source>laid away more or fewer than two cards</source>
        <translation>nicht genau zwei Karten weggelegt</translation>
    </message>
    <message>
        <source>laid the cards open</source>
        <translation>Karten offen hingelegt</translation>
    </message>
    <message>
        <source>large print</source>
        <translation>große Schrift</translation>
    </message>
    <message>
        <source>last</source>
        <translation>zuletzt</translation>
    </message>
    <message>
        <source>later deals stay</source>
        <translation>spätere Geber bleiben</translation>
    </message>
    <message>
        <source>led before announcing the game</source>
        <translation>spielte aus, bevor er das Spiel ansagte</translation>
    </message>
    <message>
        <source>left ear</source>
        <translation>linkes Ohr</translation>
    </message>
    <message>
        <source>left eye</source>
        <translation>linkes Auge</translation>
    </message>
    <message>
        <source>left horn</source>
        <translation>linkes Horn</translation>
    </message>
    <message>
        <source>left plus or minus, right the standing</source>
        <translation>links plus oder minus, rechts der Stand</translation>
    </message>
    <message>
        <source>left side</source>
        <translation>linke Seite</translation>
    </message>
    <message>
        <source>let a closed evening go on</source>
        <translation>einen abgeschlossenen Abend weitergehen lassen</translation>
    </message>
    <message>
        <source>let a hand count nothing</source>
        <translation>ein Spiel nichts zählen lassen</translation>
    </message>
    <message>
        <source>let a struck hand count again</source>
        <translation>ein gestrichenes Spiel wieder zählen lassen</translation>
    </message>
    <message>
        <source>let later deals follow, where this moves them</source>
        <translation>spätere Geber mitrücken lassen, wo das sie verschiebt</translation>
    </message>
    <message>
        <source>let this one count nothing</source>
        <translation>diesen nichts zählen lassen</translation>
    </message>
    <message>
        <source>lies with</source>
        <translation>liegt bei</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>Zeile {number}</translation>
    </message>
    <message>
        <source>list every line that --set knows</source>
        <translation>jede Zeile nennen, die --set kennt</translation>
    </message>
    <message>
        <source>list everybody who is known</source>
        <translation>alle nennen, die bekannt sind</translation>
    </message>
    <message>
        <source>list the evenings</source>
        <translation>die Abende nennen</translation>
    </message>
    <message>
        <source>list the presets, or say one in words</source>
        <translation>die Vorlagen nennen, oder eine in Worten sagen</translation>
    </message>
    <message>
        <source>list them, make one now, or bring one back</source>
        <translation>zeigen, jetzt eine machen, eine zurückholen</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>locked: {why}</source>
        <translation>gesperrt: {why}</translation>
    </message>
    <message>
        <source>looked at an old trick</source>
        <translation>alten Stich angesehen</translation>
    </message>
    <message>
        <source>looked at the blind</source>
        <translation>in den Blinden gesehen</translation>
    </message>
    <message>
        <source>looked at the skat of a hand game</source>
        <translation>sah im Handspiel in den Skat</translation>
    </message>
    <message>
        <source>looked through an old trick</source>
        <translation>alten Stich durchgesehen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>lost by another</source>
        <translation>fremde</translation>
    </message>
    <message>
        <source>lost game</source>
        <translation>verlorenes Spiel</translation>
    </message>
    <message>
        <source>lost games count as minus</source>
        <translation>verlorene Spiele zählen als Minus</translation>
    </message>
    <message>
        <source>lost with Schneider</source>
        <translation>mit Schneider verloren</translation>
    </message>
    <message>
        <source>lost with Schwarz</source>
        <translation>schwarz verloren</translation>
    </message>
    <message>
        <source>lost, Schneider</source>
        <translation>verloren, Schneider</translation>
    </message>
    <message>
        <source>lost, Schwarz</source>
        <translation>verloren, schwarz</translation>
    </message>
    <message>
        <source>lost, no trick</source>
        <translation>verloren, ohne Stich</translation>
    </message>
    <message>
        <source>m with, o without matadors</source>
        <translation>m mit, o ohne Spitzen</translation>
    </message>
    <message numerus="yes">
        <source>marks</source>
        <translation>
            <numerusform>Strich</numerusform>
            <numerusform>Striche</numerusform>
        </translation>
    </message>
    <message>
        <source>mend the tariff</source>
        <translation>den Tarif richtigstellen</translation>
    </message>
    <message>
        <source>minus {number}</source>
        <translation>minus {number}</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>muzzle</source>
        <translation>Maul</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>new here</source>
        <translation>neu hier</translation>
    </message>
    <message>
        <source>next × {times}</source>
        <translation>nächstes × {times}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no Old Lady</source>
        <translation>keine Alte</translation>
    </message>
    <message>
        <source>no asking up</source>
        <translation>kein Hochfragen</translation>
    </message>
    <message>
        <source>no chip is missing</source>
        <translation>keine Marke fehlt</translation>
    </message>
    <message>
        <source>no hand yet</source>
        <translation>noch kein Spiel</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>no round after {what}</source>
        <translation>keine Runde nach: {what}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>nobody, one column changes</source>
        <translation>niemand, nur eine Spalte ändert sich</translation>
    </message>
    <message>
        <source>nobody, the third wins as much</source>
        <translation>niemand, der Dritte gewinnt so viel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keins</translation>
    </message>
    <message>
        <source>nose</source>
        <translation>Nase</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>nicht zusammen mit %s</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht gesagt</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing was changed since</source>
        <translation>seither nicht geändert</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>of {target}</source>
        <translation>von {target}</translation>
    </message>
    <message>
        <source>offered trumps he did not have</source>
        <translation>bot Trümpfe an, die er nicht hatte</translation>
    </message>
    <message>
        <source>one Old Lady</source>
        <translation>eine Alte</translation>
    </message>
    <message>
        <source>one after the other from forehand on</source>
        <translation>der Reihe nach ab Vorhand</translation>
    </message>
    <message>
        <source>one chip drawn is {worth}, a pile {pile}</source>
        <translation>eine Marke = {worth}, ein Stapel = {pile}</translation>
    </message>
    <message>
        <source>one for each at the table</source>
        <translation>eines für jeden am Tisch</translation>
    </message>
    <message>
        <source>one less</source>
        <translation>eins weniger</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>eins mehr</translation>
    </message>
    <message>
        <source>one person</source>
        <translation>eine Person</translation>
    </message>
    <message>
        <source>only forehand</source>
        <translation>nur Vorhand</translation>
    </message>
    <message>
        <source>only his own sum</source>
        <translation>rechnet nur für ihn ab</translation>
    </message>
    <message>
        <source>only one</source>
        <translation>nur einer</translation>
    </message>
    <message>
        <source>only say what it would come to</source>
        <translation>nur sagen, was herauskäme</translation>
    </message>
    <message>
        <source>opposite seats</source>
        <translation>gegenüber</translation>
    </message>
    <message>
        <source>options</source>
        <translation>Optionen</translation>
    </message>
    <message>
        <source>others {points}</source>
        <translation>andere {points}</translation>
    </message>
    <message>
        <source>out of the Stock</source>
        <translation>aus dem Stock</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>außerhalb</translation>
    </message>
    <message>
        <source>ouvert</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>overbid: worth {worth}, bid {bid}</source>
        <translation>überreizt: {worth} wert, {bid} gereizt</translation>
    </message>
    <message>
        <source>o{count}</source>
        <translation>o{count}</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>bezahlt</translation>
    </message>
    <message>
        <source>paid by two</source>
        <translation>von zweien gezahlt</translation>
    </message>
    <message>
        <source>paid by two, rounded down</source>
        <translation>von zweien gezahlt, abgerundet</translation>
    </message>
    <message>
        <source>paid by two, rounded up</source>
        <translation>von zweien gezahlt, aufgerundet</translation>
    </message>
    <message>
        <source>paid out {amount}</source>
        <translation>ausgezahlt {amount}</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>eingepasst</translation>
    </message>
    <message>
        <source>passed over</source>
        <translation>übergangen</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>zahlt</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>people, seats and rules as the last evening ended</source>
        <translation>Leute, Plätze und Regeln, wie der letzte Abend endete</translation>
    </message>
    <message>
        <source>play by another preset</source>
        <translation>nach einer anderen Vorlage spielen</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>played out of turn</source>
        <translation>zur Unzeit gespielt</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>spielt</translation>
    </message>
    <message>
        <source>plus {number}</source>
        <translation>plus {number}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>Topf</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>Angaben</translation>
    </message>
    <message>
        <source>print the evening as a text for a chat</source>
        <translation>den Abend als Text für den Chat ausgeben</translation>
    </message>
    <message numerus="yes">
        <source>pushed on %n times</source>
        <translation>
            <numerusform>%n-mal geschoben</numerusform>
            <numerusform>%n-mal geschoben</numerusform>
        </translation>
    </message>
    <message>
        <source>put aside</source>
        <translation>beiseitegelegt</translation>
    </message>
    <message>
        <source>put in later</source>
        <translation>nachgetragen</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>rename somebody</source>
        <translation>jemanden umbenennen</translation>
    </message>
    <message>
        <source>replace the file if it is there</source>
        <translation>die Datei ersetzen, wenn es sie gibt</translation>
    </message>
    <message>
        <source>reply 5</source>
        <translation>5. Stoß</translation>
    </message>
    <message>
        <source>reply 6</source>
        <translation>6. Stoß</translation>
    </message>
    <message>
        <source>reply 7</source>
        <translation>7. Stoß</translation>
    </message>
    <message>
        <source>reply 8</source>
        <translation>8. Stoß</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>right ear</source>
        <translation>rechtes Ohr</translation>
    </message>
    <message>
        <source>right eye</source>
        <translation>rechtes Auge</translation>
    </message>
    <message>
        <source>right horn</source>
        <translation>rechtes Horn</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>rechte Seite</translation>
    </message>
    <message>
        <source>ring a solo</source>
        <translation>Solo umringeln</translation>
    </message>
    <message>
        <source>ringed: played alone</source>
        <translation>umringelt: allein gespielt</translation>
    </message>
    <message>
        <source>rounded to {coin} cents</source>
        <translation>auf {coin} Cent gerundet</translation>
    </message>
    <message>
        <source>rounding leaves {cents} to {who}</source>
        <translation>vom Runden bleiben {cents} bei {who}</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>runners</source>
        <translation>Laufende</translation>
    </message>
    <message>
        <source>runners from {answer}</source>
        <translation>Laufende ab {answer}</translation>
    </message>
    <message>
        <source>runners with, and two without</source>
        <translation>Laufende; o2 heißt ohne zwei</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>running totals instead of amounts</source>
        <translation>laufende Stände statt Beträge</translation>
    </message>
    <message>
        <source>save the evening, the slip of a hand or an empty list as a PDF</source>
        <translation>den Abend, den Zettel zu einem Spiel oder eine leere Liste als PDF speichern</translation>
    </message>
    <message>
        <source>say how the evening is paid: coins, kitty, what a point is worth</source>
        <translation>sagen, wie der Abend bezahlt wird: Münzen, Kasse, was ein Punkt wert ist</translation>
    </message>
    <message>
        <source>say which version this is</source>
        <translation>sagen, welche Fassung das ist</translation>
    </message>
    <message>
        <source>schafscore {version}, free software under the GNU GPL 3 or later.</source>
        <translation>schafscore {version}, freie Software unter der GNU GPL 3 oder neuer.</translation>
    </message>
    <message>
        <source>schwarz</source>
        <translation>schwarz</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>second side</source>
        <translation>zweite Partei</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>still</translation>
    </message>
    <message numerus="yes">
        <source>share of %n card points</source>
        <translation>
            <numerusform>Anteil von %n Auge</numerusform>
            <numerusform>Anteil von %n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>share of the {left} left in the pool</source>
        <translation>Anteil an den {left} im Topf</translation>
    </message>
    <message>
        <source>show every step of an amount</source>
        <translation>jeden Schritt eines Betrags zeigen</translation>
    </message>
    <message>
        <source>show or change the rules</source>
        <translation>die Regeln zeigen oder ändern</translation>
    </message>
    <message>
        <source>show or change who sits where and who deals</source>
        <translation>zeigen oder ändern, wer wo sitzt und wer gibt</translation>
    </message>
    <message>
        <source>show the list</source>
        <translation>die Liste zeigen</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>diese Hilfe zeigen</translation>
    </message>
    <message>
        <source>show what correcting a hand would change, and do it with --yes</source>
        <translation>zeigen, was eine Berichtigung ändern würde, und sie mit --yes ausführen</translation>
    </message>
    <message>
        <source>show who pays whom</source>
        <translation>zeigen, wer wem zahlt</translation>
    </message>
    <message>
        <source>showed a card</source>
        <translation>Karte gezeigt</translation>
    </message>
    <message>
        <source>since hand {number}</source>
        <translation>seit Spiel {number}</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>sitzt aus</translation>
    </message>
    <message>
        <source>sits to the left of this one</source>
        <translation>sitzt links von diesem</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>bisher</translation>
    </message>
    <message>
        <source>so many card points</source>
        <translation>so viele Augen</translation>
    </message>
    <message>
        <source>soli, penalties</source>
        <translation>Soli, Strafen</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>jemand</translation>
    </message>
    <message>
        <source>somebody comes</source>
        <translation>jemand kommt dazu</translation>
    </message>
    <message>
        <source>somebody else known</source>
        <translation>jemand anders Bekanntes</translation>
    </message>
    <message>
        <source>somebody goes</source>
        <translation>jemand geht</translation>
    </message>
    <message>
        <source>somebody without a trick</source>
        <translation>jemand ohne Stich</translation>
    </message>
    <message>
        <source>staked</source>
        <translation>eingelegt</translation>
    </message>
    <message>
        <source>staked {amount}</source>
        <translation>eingelegt {amount}</translation>
    </message>
    <message>
        <source>stakes {count} × {stake}</source>
        <translation>Einsätze {count} × {stake}</translation>
    </message>
    <message>
        <source>stands at</source>
        <translation>steht auf</translation>
    </message>
    <message>
        <source>stroke</source>
        <translation>Strich</translation>
    </message>
    <message numerus="yes">
        <source>strokes</source>
        <translation>
            <numerusform>Strich</numerusform>
            <numerusform>Striche</numerusform>
        </translation>
    </message>
    <message>
        <source>struck</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>take in an evening from another machine or of NetSchafkopf; --yes writes it down</source>
        <translation>einen Abend von einem anderen Rechner oder von NetSchafkopf übernehmen; --yes schreibt ihn auf</translation>
    </message>
    <message>
        <source>take out a hand that was entered twice</source>
        <translation>ein doppelt eingetragenes Spiel herausnehmen</translation>
    </message>
    <message>
        <source>take the last act back</source>
        <translation>das Letzte zurücknehmen</translation>
    </message>
    <message>
        <source>take the pots of the last evening along</source>
        <translation>die Töpfe des letzten Abends mitnehmen</translation>
    </message>
    <message>
        <source>talked</source>
        <translation>geredet</translation>
    </message>
    <message>
        <source>that fills the slate</source>
        <translation>damit ist die Tafel voll</translation>
    </message>
    <message>
        <source>the Old Ladies</source>
        <translation>die Alten</translation>
    </message>
    <message>
        <source>the called ace may not be thrown away before its suit is led</source>
        <translation>die Ruf-Sau darf nicht abgeworfen werden, bevor ihre Farbe gespielt ist</translation>
    </message>
    <message>
        <source>the called ace must be played</source>
        <translation>die Ruf-Sau muss gespielt werden</translation>
    </message>
    <message>
        <source>the caller alone</source>
        <translation>der Rufer allein</translation>
    </message>
    <message>
        <source>the card is not in this hand</source>
        <translation>die Karte ist nicht auf dieser Hand</translation>
    </message>
    <message>
        <source>the declarer of any game alone</source>
        <translation>bei jedem Spiel der Spieler allein</translation>
    </message>
    <message>
        <source>the declaring side</source>
        <translation>die Spielerpartei</translation>
    </message>
    <message>
        <source>the evening</source>
        <translation>der Abend</translation>
    </message>
    <message>
        <source>the file {stated}, ours {ours}</source>
        <translation>die Datei {stated}, wir {ours}</translation>
    </message>
    <message>
        <source>the first trick</source>
        <translation>erster Stich</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>es fehlt: %s</translation>
    </message>
    <message>
        <source>the game, while it is undecided</source>
        <translation>das Spiel, solange es nicht entschieden ist</translation>
    </message>
    <message>
        <source>the hand in keys, as in the window</source>
        <translation>das Spiel in Tasten, wie im Fenster</translation>
    </message>
    <message>
        <source>the hand in options</source>
        <translation>das Spiel in Optionen</translation>
    </message>
    <message>
        <source>the kitty lies by itself</source>
        <translation>die Kasse liegt für sich</translation>
    </message>
    <message>
        <source>the kitty with {who}</source>
        <translation>die Kasse bei {who}</translation>
    </message>
    <message>
        <source>the led suit must be followed</source>
        <translation>die angespielte Farbe muss bedient werden</translation>
    </message>
    <message>
        <source>the lost Null</source>
        <translation>den verlorenen Null</translation>
    </message>
    <message>
        <source>the most card points, of a tie all of them</source>
        <translation>die meisten Augen, bei Gleichstand alle</translation>
    </message>
    <message>
        <source>the most card points, of a tie the highest trump</source>
        <translation>die meisten Augen, bei Gleichstand der höchste Trumpf</translation>
    </message>
    <message>
        <source>the most that can be said</source>
        <translation>mehr kann nicht gesagt werden</translation>
    </message>
    <message>
        <source>the names, around the table to the left</source>
        <translation>die Namen, links herum um den Tisch</translation>
    </message>
    <message>
        <source>the number of the hand</source>
        <translation>die Nummer des Spiels</translation>
    </message>
    <message>
        <source>the one known here</source>
        <translation>schon bekannt</translation>
    </message>
    <message>
        <source>the other side</source>
        <translation>die Gegenpartei</translation>
    </message>
    <message>
        <source>the pool cannot pay this</source>
        <translation>das kann der Topf nicht zahlen</translation>
    </message>
    <message>
        <source>the pool cannot pay {claim}</source>
        <translation>der Topf kann {claim} nicht zahlen</translation>
    </message>
    <message>
        <source>the pot in the middle</source>
        <translation>der Stock in der Mitte</translation>
    </message>
    <message>
        <source>the rules; see presets</source>
        <translation>die Regeln; siehe presets</translation>
    </message>
    <message>
        <source>the same, unless it was put right in time</source>
        <translation>ebenso, außer es wurde rechtzeitig berichtigt</translation>
    </message>
    <message>
        <source>the size</source>
        <translation>das Format</translation>
    </message>
    <message>
        <source>the slip of this hand</source>
        <translation>der Zettel zu diesem Spiel</translation>
    </message>
    <message>
        <source>the smallest multiple of a plain Null that reaches the bid</source>
        <translation>das kleinste Vielfache eines einfachen Null, das das Reizgebot erreicht</translation>
    </message>
    <message>
        <source>the trick must be beaten</source>
        <translation>der Stich muss gestochen werden</translation>
    </message>
    <message>
        <source>the two with the most card points, one winner each</source>
        <translation>die zwei mit den meisten Augen, je einen Gewinner</translation>
    </message>
    <message>
        <source>the whole head</source>
        <translation>der ganze Kopf</translation>
    </message>
    <message>
        <source>the winners, where the losers held them</source>
        <translation>die Gewinner, wenn die Verlierer sie hatten</translation>
    </message>
    <message>
        <source>the winners, whoever held them</source>
        <translation>die Gewinner, wer sie auch hatte</translation>
    </message>
    <message>
        <source>then {what}</source>
        <translation>danach {what}</translation>
    </message>
    <message>
        <source>these, and cards laid open</source>
        <translation>diese, und offen hingelegte Karten</translation>
    </message>
    <message>
        <source>they move on</source>
        <translation>Geber rücken weiter</translation>
    </message>
    <message>
        <source>they share the amount; not each all of it</source>
        <translation>sie teilen sich den Betrag; nicht jeder den ganzen</translation>
    </message>
    <message>
        <source>third side</source>
        <translation>dritte Partei</translation>
    </message>
    <message>
        <source>this one, with all its rules</source>
        <translation>diese, mit allen Regeln</translation>
    </message>
    <message>
        <source>those here</source>
        <translation>wer da ist</translation>
    </message>
    <message>
        <source>thrown in</source>
        <translation>zusammengeworfen</translation>
    </message>
    <message>
        <source>thrown in before</source>
        <translation>davor zusammengeworfen</translation>
    </message>
    <message>
        <source>ticked: played at this table</source>
        <translation>mit Haken: wird gespielt</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>Gleichstand</translation>
    </message>
    <message>
        <source>times the game</source>
        <translation>mal das Spiel</translation>
    </message>
    <message>
        <source>to be passed over</source>
        <translation>wird übergangen</translation>
    </message>
    <message>
        <source>to end the game</source>
        <translation>bis die Partie aus ist</translation>
    </message>
    <message>
        <source>to fill the head</source>
        <translation>bis der Kopf voll ist</translation>
    </message>
    <message>
        <source>to make a Bobbl</source>
        <translation>bis der Bobbl voll ist</translation>
    </message>
    <message>
        <source>to make goats</source>
        <translation>bis zur Ziege</translation>
    </message>
    <message>
        <source>to nobody: spread until nothing is left</source>
        <translation>an niemand: verteilt, bis nichts bleibt</translation>
    </message>
    <message>
        <source>to the cent</source>
        <translation>auf den Cent genau</translation>
    </message>
    <message>
        <source>to the largest winner</source>
        <translation>an den größten Gewinner</translation>
    </message>
    <message>
        <source>today, since {time}</source>
        <translation>heute, seit {time}</translation>
    </message>
    <message>
        <source>together</source>
        <translation>zusammen</translation>
    </message>
    <message>
        <source>took the first trick himself</source>
        <translation>machte den ersten Stich selbst</translation>
    </message>
    <message>
        <source>total {sum}</source>
        <translation>Gesamt {sum}</translation>
    </message>
    <message numerus="yes">
        <source>tricks</source>
        <translation>
            <numerusform>Stich</numerusform>
            <numerusform>Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>two change seats</source>
        <translation>zwei tauschen die Plätze</translation>
    </message>
    <message>
        <source>two knocks; knocks of b and d</source>
        <translation>zwei Klopfer; *bd: b und d haben geklopft</translation>
    </message>
    <message>
        <source>twofold, threefold, fivefold, eightfold</source>
        <translation>zweifach, dreifach, fünffach, achtfach</translation>
    </message>
    <message>
        <source>twofold, threefold, fourfold, fivefold</source>
        <translation>zweifach, dreifach, vierfach, fünffach</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>unbekannt: %s</translation>
    </message>
    <message>
        <source>until the Stock is full</source>
        <translation>bis der Stock voll ist</translation>
    </message>
    <message>
        <source>until {who} has dealt</source>
        <translation>bis {who} gegeben hat</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>Aufruf: </translation>
    </message>
    <message>
        <source>w/o|without</source>
        <translation>o|ohne</translation>
    </message>
    <message>
        <source>w/o|without runners</source>
        <translation>oL|ohne Laufende</translation>
    </message>
    <message>
        <source>was</source>
        <translation>bisher</translation>
    </message>
    <message>
        <source>was {hand}</source>
        <translation>bisher {hand}</translation>
    </message>
    <message>
        <source>what a point is worth, where points are counted: 2, 0,25 or 1/4</source>
        <translation>was ein Punkt wert ist, wo Punkte gezählt werden: 2, 0,25 oder 1/4</translation>
    </message>
    <message>
        <source>what becomes of a pot that is left: to all at the table, to one, to next time</source>
        <translation>was mit dem Topf geschieht: an alle am Tisch, an einen, aufs nächste Mal</translation>
    </message>
    <message>
        <source>what for</source>
        <translation>wofür</translation>
    </message>
    <message>
        <source>what is due, where none is named</source>
        <translation>was fällig ist, wenn keiner genannt ist</translation>
    </message>
    <message>
        <source>what is left is shared, and play goes on</source>
        <translation>der Rest wird geteilt, und es geht weiter</translation>
    </message>
    <message>
        <source>what is left is shared, and the evening is over</source>
        <translation>der Rest wird geteilt, und der Abend ist zu Ende</translation>
    </message>
    <message>
        <source>what to call the evening</source>
        <translation>wie der Abend heißen soll</translation>
    </message>
    <message>
        <source>what to speak</source>
        <translation>welche Sprache</translation>
    </message>
    <message>
        <source>what to write</source>
        <translation>wohin</translation>
    </message>
    <message>
        <source>where it goes what rounding leaves</source>
        <translation>wohin geht, was vom Runden bleibt</translation>
    </message>
    <message>
        <source>where it is</source>
        <translation>wo er stattfindet</translation>
    </message>
    <message>
        <source>where it was</source>
        <translation>wo er stattfand</translation>
    </message>
    <message>
        <source>where some of the file is damaged, use the rest of it</source>
        <translation>wo ein Teil der Datei beschädigt ist, den Rest benutzen</translation>
    </message>
    <message>
        <source>where the evenings are kept</source>
        <translation>wo die Abende liegen</translation>
    </message>
    <message>
        <source>which copy</source>
        <translation>welche Kopie</translation>
    </message>
    <message>
        <source>which evening; the last one without it</source>
        <translation>welcher Abend; ohne Angabe der letzte</translation>
    </message>
    <message>
        <source>who deals first</source>
        <translation>wer zuerst gibt</translation>
    </message>
    <message>
        <source>who deals next</source>
        <translation>wer als Nächstes gibt</translation>
    </message>
    <message>
        <source>who gets it</source>
        <translation>wer es bekommt</translation>
    </message>
    <message>
        <source>who keeps the kitty</source>
        <translation>wer die Kasse hat</translation>
    </message>
    <message>
        <source>who laid it out; the kitty without a name</source>
        <translation>wer ausgelegt hat; ohne Namen die Kasse</translation>
    </message>
    <message>
        <source>who of them took a trick last</source>
        <translation>wer von ihnen zuletzt einen Stich machte</translation>
    </message>
    <message>
        <source>who owes it; all at the table without one</source>
        <translation>wer es schuldet; ohne Angabe alle am Tisch</translation>
    </message>
    <message>
        <source>who pays, or leaves</source>
        <translation>wer zahlt oder geht</translation>
    </message>
    <message>
        <source>who plays, then the partner, by the letters that seats shows, or by name</source>
        <translation>wer spielt, dann der Partner: Buchstaben, wie seats sie zeigt, oder Namen</translation>
    </message>
    <message>
        <source>who sits now, around the table</source>
        <translation>wer jetzt am Tisch sitzt, der Reihe nach</translation>
    </message>
    <message>
        <source>who somebody in the file is</source>
        <translation>wer jemand aus der Datei ist</translation>
    </message>
    <message>
        <source>whom</source>
        <translation>wem</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message numerus="yes">
        <source>with %n</source>
        <translation>
            <numerusform>mit %n</numerusform>
            <numerusform>mit %n</numerusform>
        </translation>
    </message>
    <message>
        <source>with / without</source>
        <translation>mit / ohne</translation>
    </message>
    <message>
        <source>with all the rules of the table behind</source>
        <translation>mit allen Regeln des Tisches dahinter</translation>
    </message>
    <message>
        <source>with drinks and kitty {amount}</source>
        <translation>mit Zeche und Kasse {amount}</translation>
    </message>
    <message>
        <source>with foliage</source>
        <translation>mit Laub</translation>
    </message>
    <message>
        <source>with green</source>
        <translation>mit Grün</translation>
    </message>
    <message>
        <source>with the skat</source>
        <translation>mit dem Skat</translation>
    </message>
    <message>
        <source>with {pots}, before and after</source>
        <translation>mit {pots}, vorher und nachher</translation>
    </message>
    <message>
        <source>with {who}</source>
        <translation>mit {who}</translation>
    </message>
    <message>
        <source>within {answer} hands</source>
        <translation>innerhalb von {answer} Spielen</translation>
    </message>
    <message>
        <source>without</source>
        <translation>ohne</translation>
    </message>
    <message numerus="yes">
        <source>without %n</source>
        <translation>
            <numerusform>ohne %n</numerusform>
            <numerusform>ohne %n</numerusform>
        </translation>
    </message>
    <message>
        <source>without a stroke against it</source>
        <translation>kein Strich dagegen</translation>
    </message>
    <message>
        <source>without {what}</source>
        <translation>ohne {what}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>won : lost</source>
        <translation>gew. : verl.</translation>
    </message>
    <message>
        <source>won every trick</source>
        <translation>alle Stiche gewonnen</translation>
    </message>
    <message>
        <source>won so far: {games}</source>
        <translation>bisher gewonnen: {games}</translation>
    </message>
    <message>
        <source>won with Schneider</source>
        <translation>mit Schneider gewonnen</translation>
    </message>
    <message>
        <source>won with Schwarz</source>
        <translation>schwarz gewonnen</translation>
    </message>
    <message>
        <source>won, Schneider</source>
        <translation>gewonnen, Schneider</translation>
    </message>
    <message>
        <source>won, Schwarz</source>
        <translation>gewonnen, schwarz</translation>
    </message>
    <message>
        <source>write down a payment, or what one pays who leaves</source>
        <translation>eine Zahlung aufschreiben, oder was zahlt, wer geht</translation>
    </message>
    <message>
        <source>write down drinks, food or the kitty</source>
        <translation>Zeche oder Kasse aufschreiben</translation>
    </message>
    <message>
        <source>write down that it was paid</source>
        <translation>aufschreiben, dass bezahlt wurde</translation>
    </message>
    <message>
        <source>write it down</source>
        <translation>es aufschreiben</translation>
    </message>
    <message>
        <source>write it down, for hands that were played</source>
        <translation>aufschreiben, für schon gespielte Spiele</translation>
    </message>
    <message>
        <source>write the evening to a file for another machine</source>
        <translation>den Abend in eine Datei für einen anderen Rechner schreiben</translation>
    </message>
    <message>
        <source>write the list for a spreadsheet</source>
        <translation>die Liste für eine Tabellenkalkulation schreiben</translation>
    </message>
    <message>
        <source>written by {who}</source>
        <translation>geschrieben von {who}</translation>
    </message>
    <message>
        <source>wrong for the Player</source>
        <translation>falsch zum Nachteil des Spielers</translation>
    </message>
    <message>
        <source>wrong play, a wrong call, a forbidden Kontra</source>
        <translation>falsches Spielen, falsches Rufen, verbotenes Kontra</translation>
    </message>
    <message>
        <source>wrong, but right for the Player</source>
        <translation>falsch, aber richtig für den Spieler</translation>
    </message>
    <message>
        <source>w|with</source>
        <translation>m|mit</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>{about} The evenings lie in {folder}</source>
        <translation>{about} Die Abende liegen in {folder}</translation>
    </message>
    <message>
        <source>{act}: {when}</source>
        <translation>{act}: {when}</translation>
    </message>
    <message>
        <source>{amount}</source>
        <translation>{amount}</translation>
    </message>
    <message>
        <source>{amount} are left in: {pot}</source>
        <translation>{amount} liegen noch hier: {pot}</translation>
    </message>
    <message>
        <source>{amount} for {what}</source>
        <translation>{amount} für {what}</translation>
    </message>
    <message>
        <source>{amount} is no amount of euros</source>
        <translation>{amount} ist kein Betrag in Euro</translation>
    </message>
    <message>
        <source>{answer}</source>
        <translation>{answer}</translation>
    </message>
    <message>
        <source>{answer} cents for a dearer one</source>
        <translation>{answer} Cent für jedes teurere</translation>
    </message>
    <message>
        <source>{answer} cents for a lost game</source>
        <translation>{answer} Cent für ein verlorenes Spiel</translation>
    </message>
    <message>
        <source>{answer} each</source>
        <translation>je {answer}</translation>
    </message>
    <message>
        <source>{answer} each in a solo</source>
        <translation>im Solo je {answer}</translation>
    </message>
    <message>
        <source>{answer} for each</source>
        <translation>{answer} für jeden</translation>
    </message>
    <message>
        <source>{answer} hands double</source>
        <translation>{answer} Spiele doppelt</translation>
    </message>
    <message>
        <source>{answer} in a row at most</source>
        <translation>höchstens {answer} nacheinander</translation>
    </message>
    <message>
        <source>{answer} marks make goats</source>
        <translation>{answer} Striche machen zur Ziege</translation>
    </message>
    <message>
        <source>{answer} points end the game</source>
        <translation>{answer} Punkte beenden die Partie</translation>
    </message>
    <message>
        <source>{answer} points make a Bobbl</source>
        <translation>{answer} Punkte geben einen Bobbl</translation>
    </message>
    <message>
        <source>{answer} strokes end the game</source>
        <translation>{answer} Striche beenden die Partie</translation>
    </message>
    <message>
        <source>{answer} strokes make a head</source>
        <translation>{answer} Striche geben einen Kopf</translation>
    </message>
    <message>
        <source>{answer} trumps</source>
        <translation>{answer} Trümpfe</translation>
    </message>
    <message>
        <source>{asked} were asked, {due} are due</source>
        <translation>{asked} verlangt, {due} fällig</translation>
    </message>
    <message>
        <source>{ask} Level: {people}</source>
        <translation>{ask} Gleichauf: {people}</translation>
    </message>
    <message>
        <source>{ask} Or {missing}</source>
        <translation>{ask} Oder {missing}</translation>
    </message>
    <message>
        <source>{caller} with {partner}</source>
        <translation>{caller} mit {partner}</translation>
    </message>
    <message numerus="yes">
        <source>{cents} cents for %n points</source>
        <translation>
            <numerusform>{cents} Cent für %n Punkt</numerusform>
            <numerusform>{cents} Cent für %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{cents} ct</source>
        <translation>{cents} ct</translation>
    </message>
    <message>
        <source>{coin} ct</source>
        <translation>{coin} ct</translation>
    </message>
    <message>
        <source>{count} chips are missing</source>
        <translation>{count} Marken fehlen</translation>
    </message>
    <message>
        <source>{count} doubled to come</source>
        <translation>noch {count} doppelt</translation>
    </message>
    <message>
        <source>{count} more now</source>
        <translation>jetzt {count} dazu</translation>
    </message>
    <message>
        <source>{count} to come</source>
        <translation>noch {count}</translation>
    </message>
    <message>
        <source>{count} {what}</source>
        <translation>{count} {what}</translation>
    </message>
    <message>
        <source>{custom}: {what}.</source>
        <translation>{custom}: {what}.</translation>
    </message>
    <message>
        <source>{day}, since {time}</source>
        <translation>{day}, seit {time}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{dealer} deals</source>
        <translation>{dealer} gibt</translation>
    </message>
    <message>
        <source>{dealer} deals hand {number}</source>
        <translation>{dealer} gibt Spiel {number}</translation>
    </message>
    <message>
        <source>{dealer} dealt</source>
        <translation>{dealer} gab</translation>
    </message>
    <message>
        <source>{dealer} dealt and sat out</source>
        <translation>{dealer} gab und saß aus</translation>
    </message>
    <message>
        <source>{dealer} would deal next, not {other}</source>
        <translation>Als Nächstes gäbe {dealer}, nicht {other}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n strokes</source>
        <translation>
            <numerusform>{done} von %n Strich</numerusform>
            <numerusform>{done} von %n Strichen</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {target}</source>
        <translation>{done} von {target}</translation>
    </message>
    <message>
        <source>{evening} ({day})</source>
        <translation>{evening} ({day})</translation>
    </message>
    <message>
        <source>{evening}: {why}</source>
        <translation>{evening}: {why}</translation>
    </message>
    <message>
        <source>{file} is there already</source>
        <translation>{file} gibt es schon</translation>
    </message>
    <message>
        <source>{file} is there already; {force} replaces it</source>
        <translation>{file} gibt es schon; {force} ersetzt sie</translation>
    </message>
    <message>
        <source>{file}, line {line}: {why}</source>
        <translation>{file}, Zeile {line}: {why}</translation>
    </message>
    <message>
        <source>{file}, {field}: {reason}</source>
        <translation>{file}, {field}: {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation>{file}: {why}</translation>
    </message>
    <message>
        <source>{file}: {why}. A new file is begun; backup restore brings a copy back.</source>
        <translation>{file}: {why}. Eine neue Datei wird angefangen; backup restore holt eine Kopie zurück.</translation>
    </message>
    <message>
        <source>{file}: {why}. backup lists the copies, backup restore brings one back.</source>
        <translation>{file}: {why}. backup zählt die Kopien auf, backup restore holt eine zurück.</translation>
    </message>
    <message>
        <source>{file}: {why}. backup lists the copies, backup restore brings one back; new begins without them.</source>
        <translation>{file}: {why}. backup zählt die Kopien auf, backup restore holt eine zurück; new fängt ohne sie an.</translation>
    </message>
    <message>
        <source>{file}: {why}. backup lists the copies, backup restore brings one back; with --rest a command uses what is not damaged.</source>
        <translation>{file}: {why}. backup zählt die Kopien auf, backup restore holt eine zurück; mit --rest benutzt ein Befehl, was nicht beschädigt ist.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>{folder} holds no recorded games</source>
        <translation>In {folder} sind keine aufgezeichneten Spiele</translation>
    </message>
    <message>
        <source>{game} is another game: begin another evening for it</source>
        <translation>{game} ist ein anderes Spiel: dafür einen neuen Abend beginnen</translation>
    </message>
    <message>
        <source>{game} is played alone: {keys}</source>
        <translation>{game} spielt man allein: {keys}</translation>
    </message>
    <message>
        <source>{game} is said first: {keys}</source>
        <translation>{game} steht am Anfang: {keys}</translation>
    </message>
    <message>
        <source>{game} is said right after who plays: {keys}</source>
        <translation>{game} steht gleich hinter dem, der spielt: {keys}</translation>
    </message>
    <message>
        <source>{game} lost</source>
        <translation>{game} verloren</translation>
    </message>
    <message>
        <source>{game} won</source>
        <translation>{game} gewonnen</translation>
    </message>
    <message>
        <source>{game} {promise}</source>
        <translation>{game}-{promise}</translation>
    </message>
    <message>
        <source>{game} {suit}</source>
        <translation>{game} auf {suit}</translation>
    </message>
    <message>
        <source>{game} · closed</source>
        <translation>{game} · abgeschlossen</translation>
    </message>
    <message>
        <source>{game}, Schneider</source>
        <translation>{game}, Schneider</translation>
    </message>
    <message>
        <source>{game}, does not count: {why}</source>
        <translation>{game}, zählt nicht: {why}</translation>
    </message>
    <message>
        <source>{game}, struck</source>
        <translation>{game}, gestrichen</translation>
    </message>
    <message>
        <source>{givers} pay {takers} {amount} each</source>
        <translation>{givers} zahlen {takers} je {amount}</translation>
    </message>
    <message>
        <source>{givers} pays {takers} {amount}</source>
        <translation>{givers} zahlt {takers} {amount}</translation>
    </message>
    <message>
        <source>{givers} pays {takers} {amount} each</source>
        <translation>{givers} zahlt {takers} je {amount}</translation>
    </message>
    <message>
        <source>{giver} paid {taker} {amount}</source>
        <translation>{giver} hat an {taker} {amount} bezahlt</translation>
    </message>
    <message>
        <source>{giver} pays each</source>
        <translation>{giver} zahlt jedem</translation>
    </message>
    <message>
        <source>{giver} pays {taker}</source>
        <translation>{giver} zahlt {taker}</translation>
    </message>
    <message>
        <source>{giver} pays {taker} {amount}</source>
        <translation>{giver} zahlt {taker} {amount}</translation>
    </message>
    <message>
        <source>{giver} → {taker}</source>
        <translation>{giver} → {taker}</translation>
    </message>
    <message>
        <source>{giver} → {taker} (pays in)</source>
        <translation>{giver} → {taker} (Einzahlung)</translation>
    </message>
    <message>
        <source>{giver} → {taker} (pays out)</source>
        <translation>{giver} → {taker} (Auszahlung)</translation>
    </message>
    <message>
        <source>{hands} played, {who} deals next</source>
        <translation>{hands} gespielt, als Nächstes gibt {who}</translation>
    </message>
    <message>
        <source>{hands}, open</source>
        <translation>{hands}, offen</translation>
    </message>
    <message>
        <source>{hand} · example, not kept</source>
        <translation>{hand} · Beispiel, bleibt nicht</translation>
    </message>
    <message>
        <source>{hand} · {game}</source>
        <translation>{hand} · {game}</translation>
    </message>
    <message>
        <source>{hand} · {unit}</source>
        <translation>{hand} · {unit}</translation>
    </message>
    <message>
        <source>{hand}, {what}: {amounts}</source>
        <translation>{hand}, {what}: {amounts}</translation>
    </message>
    <message>
        <source>{hand}: {what}</source>
        <translation>{hand}: {what}</translation>
    </message>
    <message>
        <source>{least} people</source>
        <translation>{least} Leute</translation>
    </message>
    <message>
        <source>{least} to {most} people</source>
        <translation>{least} bis {most} Leute</translation>
    </message>
    <message>
        <source>{level} announced</source>
        <translation>{level} angesagt</translation>
    </message>
    <message>
        <source>{line}: game {first} and game {number} differ</source>
        <translation>{line}: Spiel {first} und Spiel {number} weichen ab</translation>
    </message>
    <message>
        <source>{made} of {all} paid. Then everybody is even.</source>
        <translation>{made} von {all} bezahlt. Danach stehen alle auf null.</translation>
    </message>
    <message>
        <source>{missing} duty soli in {left} hands</source>
        <translation>noch {missing} Pflichtsoli in {left} Spielen</translation>
    </message>
    <message>
        <source>{name} does not sit here</source>
        <translation>{name} sitzt nicht hier</translation>
    </message>
    <message>
        <source>{name} is known already</source>
        <translation>{name} ist schon bekannt</translation>
    </message>
    <message>
        <source>{name} is new</source>
        <translation>{name} ist neu</translation>
    </message>
    <message>
        <source>{name} is {person}, who is known</source>
        <translation>{name} ist {person}, schon bekannt</translation>
    </message>
    <message>
        <source>{name} sits here already</source>
        <translation>{name} sitzt schon hier</translation>
    </message>
    <message>
        <source>{name}, {day}</source>
        <translation>{name}, {day}</translation>
    </message>
    <message>
        <source>{now} instead of {was}</source>
        <translation>{now} statt {was}</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{number} people play</source>
        <translation>Es spielen {number}</translation>
    </message>
    <message>
        <source>{number} people play this</source>
        <translation>Das spielen {number} Leute</translation>
    </message>
    <message>
        <source>{number} × {what}</source>
        <translation>{number} × {what}</translation>
    </message>
    <message>
        <source>{n} lost</source>
        <translation>{n} verloren</translation>
    </message>
    <message>
        <source>{n} others</source>
        <translation>{n} andere</translation>
    </message>
    <message>
        <source>{n} passed</source>
        <translation>{n} eingepasst</translation>
    </message>
    <message>
        <source>{n} won</source>
        <translation>{n} gewonnen</translation>
    </message>
    <message>
        <source>{old} is called {new} now, in every evening</source>
        <translation>{old} heißt jetzt überall {new}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} und {other}</translation>
    </message>
    <message>
        <source>{one} to {other}</source>
        <translation>{one} zu {other}</translation>
    </message>
    <message>
        <source>{one} {two}</source>
        <translation>{one} {two}</translation>
    </message>
    <message>
        <source>{payers} owe {taker} {amount} each</source>
        <translation>{payers} schulden {taker} je {amount}</translation>
    </message>
    <message>
        <source>{payer} owes {taker} {amount}</source>
        <translation>{payer} schuldet {taker} {amount}</translation>
    </message>
    <message>
        <source>{payer} to {taker}: {amount}</source>
        <translation>{payer} an {taker}: {amount}</translation>
    </message>
    <message>
        <source>{people}: {amount} each to {host}</source>
        <translation>{people}: je {amount} an {host}</translation>
    </message>
    <message>
        <source>{pot} of {who}</source>
        <translation>{pot} von {who}</translation>
    </message>
    <message>
        <source>{pot} owes {amount} until the end</source>
        <translation>{pot} bleibt {amount} schuldig</translation>
    </message>
    <message>
        <source>{pot} shared out</source>
        <translation>{pot} verteilt</translation>
    </message>
    <message>
        <source>{pot} {amount}</source>
        <translation>{pot} {amount}</translation>
    </message>
    <message>
        <source>{pot}: what was put in is only written down so far, as every hand is, and is paid now.</source>
        <translation>{pot}: Was hineinkam, ist wie jedes Spiel bisher nur aufgeschrieben und wird erst jetzt bezahlt.</translation>
    </message>
    <message>
        <source>{problem} (at “{rest}”)</source>
        <translation>{problem} (bei „{rest}“)</translation>
    </message>
    <message>
        <source>{problem} – {word}={answer}</source>
        <translation>{problem} – {word}={answer}</translation>
    </message>
    <message>
        <source>{question}: {answer}</source>
        <translation>{question}: {answer}</translation>
    </message>
    <message>
        <source>{question}: {problem}</source>
        <translation>{question}: {problem}</translation>
    </message>
    <message>
        <source>{remark} – {hand}</source>
        <translation>{remark} – {hand}</translation>
    </message>
    <message>
        <source>{reply} by {who}</source>
        <translation>{reply} von {who}</translation>
    </message>
    <message>
        <source>{rule}: {number} {what}</source>
        <translation>{rule}: {number} {what}</translation>
    </message>
    <message>
        <source>{side}</source>
        <translation>{side}</translation>
    </message>
    <message>
        <source>{sign} deals</source>
        <translation>{sign} gibt</translation>
    </message>
    <message>
        <source>{sign} deals and sits out</source>
        <translation>{sign} gibt und sitzt aus</translation>
    </message>
    <message>
        <source>{sign} deals, and sits out where more are here than play</source>
        <translation>{sign} gibt, und sitzt aus, wenn mehr da sind als mitspielen</translation>
    </message>
    <message>
        <source>{stand}; a hand is half entered</source>
        <translation>{stand}; ein Spiel ist halb eingegeben</translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>{start} bis {end}</translation>
    </message>
    <message>
        <source>{stated}, ours {ours}</source>
        <translation>{stated}, unseres {ours}</translation>
    </message>
    <message>
        <source>{state}, dealt by {dealer}</source>
        <translation>{state}, Geber {dealer}</translation>
    </message>
    <message>
        <source>{suit} {game}</source>
        <translation>{suit}-{game}</translation>
    </message>
    <message>
        <source>{sum} of {all} card points</source>
        <translation>{sum} von {all} Augen</translation>
    </message>
    <message>
        <source>{sum} of {all} tricks</source>
        <translation>{sum} von {all} Stichen</translation>
    </message>
    <message>
        <source>{team}: {hand}</source>
        <translation>{team}: {hand}</translation>
    </message>
    <message>
        <source>{these} and {last}</source>
        <translation>{these} und {last}</translation>
    </message>
    <message>
        <source>{these}, {next}</source>
        <translation>{these}, {next}</translation>
    </message>
    <message>
        <source>{these}. {next}</source>
        <translation>{these}. {next}</translation>
    </message>
    <message>
        <source>{time}: {words}</source>
        <translation>{time}: {words}</translation>
    </message>
    <message>
        <source>{title}: {line}</source>
        <translation>{title}: {line}</translation>
    </message>
    <message>
        <source>{title}: {state}</source>
        <translation>{title}: {state}</translation>
    </message>
    <message>
        <source>{value} is no answer to “{line}”: {name}={answer}</source>
        <translation>{value} ist keine Antwort auf „{line}“: {name}={answer}</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message>
        <source>{what} pays nothing more here</source>
        <translation>{what} zahlt hier nichts extra</translation>
    </message>
    <message>
        <source>{what} {answer}</source>
        <translation>{what} {answer}</translation>
    </message>
    <message>
        <source>{what} {answer} strokes</source>
        <translation>{what} {answer} Striche</translation>
    </message>
    <message>
        <source>{what}, and all its cards are runners</source>
        <translation>{what}, und alle seine Karten sind Laufende</translation>
    </message>
    <message>
        <source>{what}, its runners too</source>
        <translation>{what}, auch die Laufenden</translation>
    </message>
    <message>
        <source>{what}, without runners</source>
        <translation>{what}, ohne Laufende</translation>
    </message>
    <message>
        <source>{what}: recorded {recorded}, ours {ours}</source>
        <translation>{what}: aufgezeichnet {recorded}, unseres {ours}</translation>
    </message>
    <message>
        <source>{what}: {answer}</source>
        <translation>{what}: {answer}</translation>
    </message>
    <message>
        <source>{what}: {how}</source>
        <translation>{what}: {how}</translation>
    </message>
    <message>
        <source>{what}: {now} instead of {was}</source>
        <translation>{what}: {now} statt {was}</translation>
    </message>
    <message>
        <source>{what}: {was} becomes {now}</source>
        <translation>{what}: {was} wird {now}</translation>
    </message>
    <message>
        <source>{what}: {who}</source>
        <translation>{what}: {who}</translation>
    </message>
    <message>
        <source>{what}?</source>
        <translation>{what}?</translation>
    </message>
    <message>
        <source>{who}</source>
        <translation>{who}</translation>
    </message>
    <message>
        <source>{who} broke the rules</source>
        <translation>{who} verstieß gegen die Regeln</translation>
    </message>
    <message>
        <source>{who} deals</source>
        <translation>{who} gibt</translation>
    </message>
    <message>
        <source>{who} deals first</source>
        <translation>{who} gibt zuerst</translation>
    </message>
    <message>
        <source>{who} deals hand {number}</source>
        <translation>{who} gibt Spiel {number}</translation>
    </message>
    <message>
        <source>{who} deals next</source>
        <translation>als Nächstes gibt {who}</translation>
    </message>
    <message>
        <source>{who} does not sit here</source>
        <translation>{who} sitzt nicht am Tisch</translation>
    </message>
    <message>
        <source>{who} gets {amount}</source>
        <translation>{who} bekommt {amount}</translation>
    </message>
    <message>
        <source>{who} is even.</source>
        <translation>{who} ist quitt.</translation>
    </message>
    <message>
        <source>{who} is named twice</source>
        <translation>{who} ist zweimal genannt</translation>
    </message>
    <message>
        <source>{who} is no longer at the table and gets nothing of: {pot}</source>
        <translation>{who} ist nicht mehr am Tisch und bekommt nichts davon: {pot}</translation>
    </message>
    <message>
        <source>{who} is then called so in every evening</source>
        <translation>{who} heißt dann überall so, auch an früheren Abenden</translation>
    </message>
    <message>
        <source>{who} keeps the kitty.</source>
        <translation>{who} hat die Kasse.</translation>
    </message>
    <message>
        <source>{who} pays</source>
        <translation>{who} zahlt</translation>
    </message>
    <message>
        <source>{who} sits no longer at the table.</source>
        <translation>{who} sitzt nicht mehr am Tisch.</translation>
    </message>
    <message>
        <source>{who} sits out</source>
        <translation>{who} sitzt aus</translation>
    </message>
    <message>
        <source>{who} wins</source>
        <translation>{who} gewinnt</translation>
    </message>
    <message>
        <source>{who} with {partner}</source>
        <translation>{who} mit {partner}</translation>
    </message>
    <message>
        <source>{who} {amount}</source>
        <translation>{who} {amount}</translation>
    </message>
    <message>
        <source>{who} {does}</source>
        <translation>{who} {does}</translation>
    </message>
    <message>
        <source>{who} {number}</source>
        <translation>{who} {number}</translation>
    </message>
    <message>
        <source>{who} {stated}, ours {ours}</source>
        <translation>{who} {stated}, unseres {ours}</translation>
    </message>
    <message>
        <source>{who} × {many}</source>
        <translation>{who} × {many}</translation>
    </message>
    <message>
        <source>{who}, together</source>
        <translation>{who}, zusammen</translation>
    </message>
    <message>
        <source>{who}: the imported file says {stated}, here it is {ours}</source>
        <translation>{who}: laut der übernommenen Datei {stated}, hier {ours}</translation>
    </message>
    <message>
        <source>{who}: {paid} was paid, {now} is due now</source>
        <translation>{who}: {paid} bezahlt, jetzt fällig {now}</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
    <message>
        <source>{why}. A copy of it is there: {copy}</source>
        <translation>{why}. Eine Kopie ist da: {copy}</translation>
    </message>
    <message>
        <source>{why}. {game} is said before the partner: {keys}</source>
        <translation>{why}. {game} steht vor dem Partner: {keys}</translation>
    </message>
    <message>
        <source>{words} (taken back)</source>
        <translation>{words} (zurückgenommen)</translation>
    </message>
    <message>
        <source>{word} of {who}</source>
        <translation>{word} von {who}</translation>
    </message>
    <message>
        <source>{worth} is no worth in cents</source>
        <translation>{worth} ist kein Wert in Cent</translation>
    </message>
    <message>
        <source>{yes} goes on with evening {number} here; {both} keeps both.</source>
        <translation>{yes} führt Abend {number} hier weiter; {both} behält beide.</translation>
    </message>
    <message>
        <source>“{letter}” has no meaning here</source>
        <translation>„{letter}“ bedeutet hier nichts</translation>
    </message>
    <message>
        <source>“{letter}” needs a game before it</source>
        <translation>Vor „{letter}“ muss das Spiel stehen</translation>
    </message>
    <message>
        <source>“{line}” wants an answer: {name}={answer}</source>
        <translation>„{line}“ braucht eine Antwort: {name}={answer}</translation>
    </message>
    <message>
        <source>“{question}” does not matter here</source>
        <translation>„{question}“ spielt hier keine Rolle</translation>
    </message>
    <message>
        <source>“{question}” was said already</source>
        <translation>„{question}“ ist schon gesagt</translation>
    </message>
    <message>
        <source>“{words}” is missing</source>
        <translation>„{words}“ fehlt</translation>
    </message>
    <message>
        <source>“{word}” belongs to: {games}; the game comes before it</source>
        <translation>„{word}“ gehört zu: {games}; das Spiel steht davor</translation>
    </message>
    <message>
        <source>“{word}” is not asked now: {question}</source>
        <translation>„{word}“ wird jetzt nicht gefragt: {question}</translation>
    </message>
    <message>
        <source>≠</source>
        <translation>≠</translation>
    </message>
    <message>
        <source>≠ file</source>
        <translation>≠ Datei</translation>
    </message>
</context>
</TS>
