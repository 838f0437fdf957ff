<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n card points</source>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
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
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
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
        <source>%n knocks</source>
        <translation>
            <numerusform>%n Klopfer</numerusform>
            <numerusform>%n Klopfer</numerusform>
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
            <numerusform>%n Laufender (zählen ab {least})</numerusform>
            <numerusform>%n Laufende (zählen ab {least})</numerusform>
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
        <source>%n strokes</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tricks</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0-{most} or NAME,NAME</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point is 1 cent</source>
        <translation>1 Punkt ist 1 Cent</translation>
    </message>
    <message>
        <source>60 to 60</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Null cannot reach this bid</source>
        <translation>Ein Null erreicht dieses Reizgebot nicht</translation>
    </message>
    <message>
        <source>A Sie is a Solo</source>
        <translation>Ein Sie ist ein Solo</translation>
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
        <source>A grand has four matadors</source>
        <translation>Ein Grand hat vier Spitzen</translation>
    </message>
    <message>
        <source>A hand booked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand deleted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand has too many or too few cards</source>
        <translation>Jemand hat zu viele oder zu wenige Karten</translation>
    </message>
    <message>
        <source>A hand inserted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand struck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lost hand game counts once</source>
        <translation>Ein verlorenes Handspiel zählt einfach</translation>
    </message>
    <message>
        <source>A march belongs to the Ramsch</source>
        <translation>Einen Durchmarsch gibt es nur im Ramsch</translation>
    </message>
    <message>
        <source>A name is missing</source>
        <translation>Ein Name fehlt</translation>
    </message>
    <message>
        <source>A number needs a game before it</source>
        <translation>Vor einer Zahl muss das Spiel stehen</translation>
    </message>
    <message>
        <source>A pot is left to share, to NAME or carry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round begins after</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side took a single trick, worth nothing</source>
        <translation type="unfinished"></translation>
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
        <source>A step of the price is there twice</source>
        <translation>Ein Schritt des Preises steht zweimal da</translation>
    </message>
    <message>
        <source>A4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acorns</source>
        <translation>Eichel</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Vereinbart</translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Alle Abende</translation>
    </message>
    <message>
        <source>All of them at most so many times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All stake at once, and again whenever it is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All the rules of the table</source>
        <translation type="unfinished"></translation>
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
        <source>Among several pairs an offence is a penalty of its own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
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
        <source>An opponent says Kontra, the soloist says Re</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angesagt</translation>
    </message>
    <message>
        <source>Another program is writing to this file; try again</source>
        <translation>Ein anderes Programm schreibt gerade in diese Datei; versuche es noch einmal</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked for the wrong amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked from each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked too much or too little</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked up in steps of so many card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Asked up to</source>
        <translation>Hochgefragt bis</translation>
    </message>
    <message>
        <source>At 40 to 40 to 40 nobody loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Höchstens</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>Am Ende</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Bavarian Schafkopf</source>
        <translation>Bayerischer Schafkopf</translation>
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
        <source>Bells</source>
        <translation>Schellen</translation>
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
        <source>Bierlachs</source>
        <translation type="unfinished"></translation>
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
        <source>Booked as evening {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Breaking the rules</source>
        <translation>Regelverstöße</translation>
    </message>
    <message>
        <source>Breaking the rules costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broke the rules</source>
        <translation>Regelverstoß</translation>
    </message>
    <message>
        <source>Brought back: {act}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brought back: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the differences:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the same dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B|Bock</source>
        <translation>B|Bock</translation>
    </message>
    <message>
        <source>CENTS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Gerufen</translation>
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
        <source>Card points come after =</source>
        <translation>Augen stehen hinter =</translation>
    </message>
    <message>
        <source>Card points of 240</source>
        <translation type="unfinished"></translation>
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
        <source>Card points that win</source>
        <translation>Augen, die gewinnen</translation>
    </message>
    <message>
        <source>Card points, with the blind</source>
        <translation>Augen, mit dem Blinden</translation>
    </message>
    <message>
        <source>Card points, with the skat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried from page {page}</source>
        <translation>Übertrag von Seite {page}</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation type="unfinished"></translation>
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
        <source>Change</source>
        <translation>Ändern</translation>
    </message>
    <message>
        <source>Charged</source>
        <translation>Angeschrieben</translation>
    </message>
    <message>
        <source>Choosers win</source>
        <translation>Die Wähler gewinnen</translation>
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
        <source>Colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted as</source>
        <translation type="unfinished"></translation>
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
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Gibt zuerst</translation>
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
        <source>Did not show himself in time</source>
        <translation>Gab sich nicht rechtzeitig zu erkennen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Dispute slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double pack of 240 card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Doubled hands to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the seats</source>
        <translation>Plätze auslosen</translation>
    </message>
    <message>
        <source>Duty solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each runner</source>
        <translation>Je Laufender</translation>
    </message>
    <message>
        <source>Each step adds</source>
        <translation>Jeder Schritt bringt</translation>
    </message>
    <message>
        <source>Each with each:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Empty list to write by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered at {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Evening {number} has begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every game but the Ramsch has one declarer</source>
        <translation>Jedes Spiel außer dem Ramsch hat einen Spieler</translation>
    </message>
    <message>
        <source>Every trick</source>
        <translation>Alle Stiche</translation>
    </message>
    <message>
        <source>Every trick is lost by the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every trick was announced</source>
        <translation>Alle Stiche waren angesagt</translation>
    </message>
    <message>
        <source>Everybody knocks only once</source>
        <translation>Jeder klopft nur einmal</translation>
    </message>
    <message>
        <source>Everybody sits once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody was paid</source>
        <translation type="unfinished"></translation>
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
        <source>Example evening</source>
        <translation>Beispielabend</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farbgeier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Farbwenz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewest card points</source>
        <translation>Wenigste Augen</translation>
    </message>
    <message>
        <source>Fewest payments:</source>
        <translation type="unfinished"></translation>
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
        <source>For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For all hands</source>
        <translation>Für alle Spiele</translation>
    </message>
    <message>
        <source>For what</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>Gezwungen</translation>
    </message>
    <message>
        <source>Forced choosers win, Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forced where nobody offers so many trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forced, either side</source>
        <translation>Gezwungen, beide Seiten</translation>
    </message>
    <message>
        <source>Forced, the others win, Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four people play this</source>
        <translation>Das spielen vier</translation>
    </message>
    <message>
        <source>From an earlier hand on</source>
        <translation>Ab einem früheren Spiel</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game, rules, people</source>
        <translation>Spiel, Regeln, Leute</translation>
    </message>
    <message>
        <source>Game, who, points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Games lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games of this variant are not checked yet</source>
        <translation>Spiele dieser Art werden noch nicht geprüft</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Geier</source>
        <translation>Geier</translation>
    </message>
    <message>
        <source>German Schafkopf</source>
        <translation>Deutscher Schafkopf</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grand ouvert counts 36, ouvert itself not</source>
        <translation>Grand ouvert zählt 36, ouvert selbst nicht</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Granted, since it was still possible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Hand {hands} has another dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {hands} no longer counts double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {hands} now counts double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message>
        <source>Hand {number} booked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number} corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number} counts again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number} counts nothing now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number} deleted: entered twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number} inserted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number} is corrected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number} is dealt by {becomes} instead of {was}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number} is gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number} no longer fits: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number} struck</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}: {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {place} of {of}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {place} of {of} doubled after hand {because}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands {hands} have another dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands {hands} no longer count double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands {hands} no longer fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands {hands} now count double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Hearts are trumps and cannot be called</source>
        <translation>Herz ist Trumpf und kann nicht gerufen werden</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Laufende</translation>
    </message>
    <message>
        <source>Here a Ramsch is played when nobody bids</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <source>How it is paid was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many there are</source>
        <translation>Wie viele es sind</translation>
    </message>
    <message>
        <source>How much, to each</source>
        <translation>Wie viel, an jeden</translation>
    </message>
    <message>
        <source>H|Hirsch</source>
        <translation>H|Hirsch</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a Wenz or Geier from</source>
        <translation>In Wenz und Geier ab</translation>
    </message>
    <message>
        <source>In a solo at most</source>
        <translation>Im Solo höchstens</translation>
    </message>
    <message>
        <source>In hand {number} {dealer} would deal, not {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insert it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Into the Stock</source>
        <translation>In den Stock</translation>
    </message>
    <message>
        <source>Is</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It counts as Schwarz</source>
        <translation>Es zählt als schwarz</translation>
    </message>
    <message>
        <source>It holds at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is at the printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is going to the printer …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It no longer fits: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J|without a trick</source>
        <translation>J|Jungfrau</translation>
    </message>
    <message>
        <source>K Kontra, R Re, Kl knocked, B Bock</source>
        <translation type="unfinished"></translation>
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
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Keeps the score of a Schafkopf table, and says why.</source>
        <translation type="unfinished"></translation>
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
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Kl|knocked</source>
        <translation>Kl|geklopft</translation>
    </message>
    <message>
        <source>Knocked before it was thrown in</source>
        <translation type="unfinished"></translation>
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
        <source>Knocks raise the stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Bekannte</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kontra and Re, at most</source>
        <translation>Kontra und Re, höchstens</translation>
    </message>
    <message>
        <source>Kontra needs a game</source>
        <translation>Kontra braucht ein Spiel</translation>
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
        <source>Kontra, Re, Sub, Hirsch: so many of them</source>
        <translation>Kontra, Re, Sub, Hirsch: so viele davon</translation>
    </message>
    <message>
        <source>Kreuz</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>K|Kontra</source>
        <translation>K|Kontra</translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last copied on {day} at {time}.</source>
        <translation>Zuletzt gesichert am {day} um {time}.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
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
        <source>Leaves</source>
        <translation>Gras</translation>
    </message>
    <message>
        <source>Legal cards</source>
        <translation>Erlaubte Karten</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Weniger</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light / dark</source>
        <translation>Hell / Dunkel</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line of the tariff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>List</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>List for %n people, to write by hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>List in large print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List of the hands</source>
        <translation>Liste der Spiele</translation>
    </message>
    <message>
        <source>Losses only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Lost games</source>
        <translation type="unfinished"></translation>
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
        <source>L|runners</source>
        <translation>L|Laufende</translation>
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
        <source>Matadors</source>
        <translation>Spitzen</translation>
    </message>
    <message>
        <source>May be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May knock</source>
        <translation>Klopfen darf</translation>
    </message>
    <message>
        <source>Means</source>
        <translation type="unfinished"></translation>
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
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Move the list</source>
        <translation>Liste verschieben</translation>
    </message>
    <message>
        <source>Muss</source>
        <translation>Muss</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAME,NAME</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAME=NUMBER,NAME=NUMBER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NEW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a person of the pair that won</source>
        <translation type="unfinished"></translation>
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
        <source>New name</source>
        <translation>Neuer Name</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>No amount changes.</source>
        <translation type="unfinished"></translation>
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
        <source>No hand that was played changes.</source>
        <translation>Kein gespieltes Spiel ändert sich.</translation>
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
        <source>No, somebody else</source>
        <translation>Nein, jemand anders</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Nobody at the table is called {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody bids</source>
        <translation type="unfinished"></translation>
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
        <source>Nobody doubles so often</source>
        <translation>So oft verdoppelt niemand</translation>
    </message>
    <message>
        <source>Nobody here is called {name}</source>
        <translation>Hier heißt niemand {name}</translation>
    </message>
    <message>
        <source>Nobody in the file is called {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is called {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is his own partner</source>
        <translation>Niemand ist sein eigener Partner</translation>
    </message>
    <message>
        <source>Nobody owes anything</source>
        <translation>Niemand schuldet etwas</translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody pays anything</source>
        <translation type="unfinished"></translation>
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
        <source>Nobody plays, bids or doubles in {kind}</source>
        <translation>Bei {kind} spielt, reizt und verdoppelt niemand</translation>
    </message>
    <message>
        <source>Nobody sits at the table</source>
        <translation>Niemand sitzt am Tisch</translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note on hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is laid away in a hand game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of this is asked here</source>
        <translation>Hiernach wird nicht gefragt</translation>
    </message>
    <message>
        <source>Nothing was written; --yes does it.</source>
        <translation type="unfinished"></translation>
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
        <source>OLD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of two tied loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offences</source>
        <translation type="unfinished"></translation>
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
        <source>Only a card of his own can be given back</source>
        <translation>Zurückgegeben wird nur eine eigene Karte</translation>
    </message>
    <message>
        <source>Only forehand knocks here</source>
        <translation>Hier klopft nur die Vorhand</translation>
    </message>
    <message>
        <source>Only one knocks here</source>
        <translation>Hier klopft nur einer</translation>
    </message>
    <message>
        <source>Only one of the tied loses</source>
        <translation type="unfinished"></translation>
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
        <source>Only the other side says {word}</source>
        <translation>{word} sagt nur die andere Seite</translation>
    </message>
    <message>
        <source>Only the soloist can do that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the soloist has to show himself</source>
        <translation>Nur der Alleinspieler muss sich zu erkennen geben</translation>
    </message>
    <message>
        <source>Only those announced as duty</source>
        <translation type="unfinished"></translation>
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
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Other people than before</source>
        <translation>Andere Leute als zuvor</translation>
    </message>
    <message>
        <source>Other rules for all hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other rules from here on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others …</source>
        <translation>Andere …</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Seite {page} von {pages}</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>Bezahlt von</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners by</source>
        <translation>Partner durch</translation>
    </message>
    <message>
        <source>Partnership</source>
        <translation>Spiel zu zweit</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>Eingeworfen</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People and seats</source>
        <translation>Leute und Plätze</translation>
    </message>
    <message>
        <source>Permanent trumps</source>
        <translation type="unfinished"></translation>
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
        <source>Played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Played though it cannot reach the bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Topf</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation type="unfinished"></translation>
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
        <source>Preview, {pages} pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed to {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pushed on</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Für immer entfernen</translation>
    </message>
    <message>
        <source>Remove {what} for good, with every hand? This cannot be undone.</source>
        <translation>{what} mit allen Spielen für immer entfernen? Das lässt sich nicht zurücknehmen.</translation>
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
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Ruf</source>
        <translation>Ruf</translation>
    </message>
    <message>
        <source>Rufspiel</source>
        <translation>Sauspiel</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
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
        <source>R{count}</source>
        <translation type="unfinished"></translation>
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
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schafkopf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Schneider in a solo</source>
        <translation>Schneider im Solo</translation>
    </message>
    <message>
        <source>Schneider, outside a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schw.</source>
        <translation type="unfinished"></translation>
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
    <message>
        <source>Scribe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Seats: {people}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeger</source>
        <translation type="unfinished"></translation>
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
        <source>Settlement</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Share of what was left</source>
        <translation>Anteil am Rest</translation>
    </message>
    <message>
        <source>Sheet ____</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short pack, six cards each</source>
        <translation>Kurze Karte, sechs für jeden</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Side of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sie</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>Sie, before runners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sie, times</source>
        <translation>Sie, mal</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Hinsetzen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
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
        <source>So few trumps that 60 are enough</source>
        <translation>So wenige Trümpfe, dass 60 reichen</translation>
    </message>
    <message>
        <source>So many thrown in one after the other double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soli for each</source>
        <translation type="unfinished"></translation>
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
        <source>Solos</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>Solos have prices of their own for Schneider and Schwarz</source>
        <translation>Soli haben eigene Preise für Schneider und Schwarz</translation>
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
        <source>Somebody must get it, and nobody twice</source>
        <translation>Jemand muss es bekommen, und niemand zweimal</translation>
    </message>
    <message>
        <source>Somebody paid</source>
        <translation type="unfinished"></translation>
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
        <source>Something is missing here</source>
        <translation>Hier fehlt etwas</translation>
    </message>
    <message>
        <source>Something laid out or paid was taken out again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something was laid out</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <source>Strokes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strokes of a head</source>
        <translation>Striche eines Kopfes</translation>
    </message>
    <message>
        <source>St|Stock</source>
        <translation>St|Stock</translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: {act}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation>Tarif</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That could not be done: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Least</source>
        <translation>Wenigste Augen</translation>
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
        <source>The Stock is won by</source>
        <translation>Den Stock gewinnt</translation>
    </message>
    <message>
        <source>The amounts add up to {total}, not to zero</source>
        <translation>Die Beträge ergeben {total}, nicht null</translation>
    </message>
    <message>
        <source>The called card does not fit the game</source>
        <translation>Die gerufene Karte passt nicht zum Spiel</translation>
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
        <source>The deal passes on</source>
        <translation>Der Nächste gibt</translation>
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
        <source>The disk does not work as it should; nothing of this was kept</source>
        <translation>Der Datenträger arbeitet nicht richtig; davon wurde nichts behalten</translation>
    </message>
    <message>
        <source>The disk is full; nothing of this was kept</source>
        <translation>Der Datenträger ist voll; davon wurde nichts behalten</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Der Abend</translation>
    </message>
    <message>
        <source>The evening was opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The evening went on after all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not say enough: {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is called {named}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large</source>
        <translation>Die Datei ist zu groß</translation>
    </message>
    <message>
        <source>The game is not played to its end</source>
        <translation>Das Spiel ist nicht zu Ende gespielt</translation>
    </message>
    <message>
        <source>The game was decided already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The games are not numbered one after the other</source>
        <translation>Die Spiele sind nicht fortlaufend nummeriert</translation>
    </message>
    <message>
        <source>The hand as letters and numbers, as they stand on the buttons</source>
        <translation>Das Spiel in Buchstaben und Zahlen, wie sie auf den Tasten stehen</translation>
    </message>
    <message>
        <source>The hands after it get other numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last Kontra or Re takes the game over and needs 61</source>
        <translation>Das letzte Kontra oder Re übernimmt das Spiel und braucht 61</translation>
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
        <source>The result does not fit the cards</source>
        <translation>Das Ergebnis passt nicht zu den Karten</translation>
    </message>
    <message>
        <source>The result is missing</source>
        <translation>Das Ergebnis fehlt</translation>
    </message>
    <message>
        <source>The rules are changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skat is pushed on, each time doubling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The skat was his to look at</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <source>The wrong cards have ended the game already</source>
        <translation>Das falsche Wegwerfen hat das Spiel schon beendet</translation>
    </message>
    <message>
        <source>Then another name, perhaps with the family name</source>
        <translation>Dann ein anderer Name, vielleicht mit dem Nachnamen</translation>
    </message>
    <message>
        <source>There are at most {most} runners</source>
        <translation>Es gibt höchstens {most} Laufende</translation>
    </message>
    <message>
        <source>There are only {most} card points</source>
        <translation>Es gibt nur {most} Augen</translation>
    </message>
    <message>
        <source>There is no custom {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no evening yet; begin one with: new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no evening {number}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no line {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no pot in this game</source>
        <translation>In diesem Spiel gibt es keinen Topf</translation>
    </message>
    <message>
        <source>There is no preset {name}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such house rule in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such kind of game</source>
        <translation>Diese Art Spiel gibt es nicht</translation>
    </message>
    <message>
        <source>There is no such line</source>
        <translation type="unfinished"></translation>
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
        <source>There is nothing to take back or to bring back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is room for seven</source>
        <translation>Für mehr als sieben ist kein Platz</translation>
    </message>
    <message>
        <source>There is somebody called {name} already</source>
        <translation>{name} gibt es schon</translation>
    </message>
    <message>
        <source>There is somebody called {name} already. The same?</source>
        <translation>{name} gibt es schon. Ist das dieselbe Person?</translation>
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
        <source>This evening cannot be read by this version of the program: {why}</source>
        <translation>Diese Version des Programms kann den Abend nicht lesen: {why}</translation>
    </message>
    <message>
        <source>This evening is no longer there</source>
        <translation>Diesen Abend gibt es nicht mehr</translation>
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
        <source>This file cannot be written to</source>
        <translation>In diese Datei lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>This file is damaged; nothing was changed</source>
        <translation>Diese Datei ist beschädigt; nichts wurde geändert</translation>
    </message>
    <message>
        <source>This file is damaged; nothing was changed. A copy lies beside it: {copy}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is not one of this program; nothing was changed</source>
        <translation>Diese Datei ist nicht von diesem Programm; nichts wurde geändert</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This hand may not call that card</source>
        <translation>Mit diesem Blatt darf diese Karte nicht gerufen werden</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no protocol of NetSchafkopf</source>
        <translation>Das ist kein Protokoll von NetSchafkopf</translation>
    </message>
    <message>
        <source>This is no row of the table</source>
        <translation>Das ist keine Zeile der Tabelle</translation>
    </message>
    <message>
        <source>This is no table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no text</source>
        <translation>Das ist kein Text</translation>
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
        <source>This is paid already.</source>
        <translation type="unfinished"></translation>
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
        <source>Three people are no Bavarian table</source>
        <translation>Drei Leute sind kein bayerischer Tisch</translation>
    </message>
    <message>
        <source>Three-handed Schafkopf</source>
        <translation>Schafkopf zu dritt</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Zusammengeworfen</translation>
    </message>
    <message>
        <source>Thrown in doubles the next hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown in: the same dealer again</source>
        <translation>Zusammengeworfen: noch einmal derselbe Geber</translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>To fill in before use: {lines}</source>
        <translation type="unfinished"></translation>
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
        <source>Took a trick last of the tied</source>
        <translation type="unfinished"></translation>
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
        <source>Totals before hand {number}. It was: {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Totals before hand {number}; the forgotten one comes before it</source>
        <translation type="unfinished"></translation>
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
        <source>Tout, before runners</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps offered</source>
        <translation type="unfinished"></translation>
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
        <source>T|Tout</source>
        <translation>T|Tout</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>We agreed on this:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wendish Schafkopf</source>
        <translation>Wendischer Schafkopf</translation>
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
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What becomes of {pot}: --stock share, to NAME or carry?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What changes?</source>
        <translation>Was ändert sich?</translation>
    </message>
    <message>
        <source>What he did</source>
        <translation>Was er tat</translation>
    </message>
    <message>
        <source>What it was</source>
        <translation>Was es war</translation>
    </message>
    <message>
        <source>What it wins from each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What loses the game</source>
        <translation>Was das Spiel verliert</translation>
    </message>
    <message>
        <source>What was asked too little is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was asked too much goes back double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the pool cannot pay</source>
        <translation>Wenn der Topf nicht reicht</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who breaks the rules pays alone</source>
        <translation>Wer gegen die Regeln verstößt, zahlt allein</translation>
    </message>
    <message>
        <source>Who does not show himself loses the simple solo</source>
        <translation>Wer sich nicht zu erkennen gibt, verliert das einfache Solo</translation>
    </message>
    <message>
        <source>Who has no stroke then loses two heads</source>
        <translation type="unfinished"></translation>
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
        <source>Who is the partner?</source>
        <translation>Wer ist der Partner?</translation>
    </message>
    <message>
        <source>Who looks at the blind gets</source>
        <translation>Wer in den Blinden sieht, bekommt</translation>
    </message>
    <message>
        <source>Who loses it loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who offers so many is not forced</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who sits out can only look at the blind</source>
        <translation>Wer aussitzt, kann nur in den Blinden sehen</translation>
    </message>
    <message>
        <source>Who sits out pays and is paid in soli</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who takes no trick doubles it</source>
        <translation type="unfinished"></translation>
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
        <source>Why hand {number}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why {amount}?</source>
        <translation type="unfinished"></translation>
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
        <source>With so few the Old One has to name the trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within so many hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a chooser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a chooser, Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a command the window opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a trick</source>
        <translation>Ohne Stich</translation>
    </message>
    <message>
        <source>Without an Ober</source>
        <translation>Ohne Ober</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
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
        <source>Written down as paid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>W|Schwarz</source>
        <translation>W|Schwarz</translation>
    </message>
    <message>
        <source>Yes, the same</source>
        <translation>Ja, dieselbe</translation>
    </message>
    <message>
        <source>a Kontra that the soloist lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Ramsch is played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Re</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a called card</source>
        <translation>eine gerufene Karte</translation>
    </message>
    <message>
        <source>a change of dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a change of rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a change of seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a command is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a correction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a deletion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a forgotten hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a game worth 120 and more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hand thrown in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lost Grand hand or Null ouvert hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lost Herz-Solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lost Kontra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lost suit or grand that reaches the bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a pot shared out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a side with a single trick that is worth nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a strike</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a warning</source>
        <translation>eine Verwarnung</translation>
    </message>
    <message>
        <source>add a custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adds up</source>
        <translation>stimmt</translation>
    </message>
    <message>
        <source>after hands thrown in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all stake again, then it pays in full</source>
        <translation>alle setzen neu, dann zahlt er ganz</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>also list what was not checked, and why</source>
        <translation type="unfinished"></translation>
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
        <source>an undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n hand(s) more</source>
        <translation>
            <numerusform>und %n Spiel mehr</numerusform>
            <numerusform>und %n Spiele mehr</numerusform>
        </translation>
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
        <source>as a Geier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a Sauspiel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a Solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as a Wenz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as any other offence</source>
        <translation>wie jeder andere Verstoß</translation>
    </message>
    <message>
        <source>as the Ramsch</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>because of hand {number}: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>because of hand {number}: {game} of {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>becomes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begin an evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>being made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bids</source>
        <translation>Reizen</translation>
    </message>
    <message>
        <source>book a forgotten hand before another one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>book a hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>book it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>both, half each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bring back what was undone</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carried over to the next evening</source>
        <translation>Übertrag auf den nächsten Abend</translation>
    </message>
    <message>
        <source>change a line of the tariff, or of a custom: stock.stake=20</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clockwise</source>
        <translation>im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>compare an evening of NetSchafkopf, and book it with --yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compare recorded games with our own rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected at {time}</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>deals</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled hand</source>
        <translation>doppeltes Spiel</translation>
    </message>
    <message>
        <source>doubled hands after 60 to 60</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled hands after a Re</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled hands after a Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled hands after a game worth 120</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled hands after a hand thrown in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled hands after a lost Herz-Solo</source>
        <translation>doppelte Spiele nach verlorenem Herz-Solo</translation>
    </message>
    <message>
        <source>doubled hands after a lost Kontra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled hands after a lost high hand game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled hands after a single worthless trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doublings</source>
        <translation>Verdoppelungen</translation>
    </message>
    <message>
        <source>drop a custom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>duty solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each doubles</source>
        <translation>jede verdoppelt</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each opponent</source>
        <translation>jeder Gegner</translation>
    </message>
    <message>
        <source>each pays each the difference of their points</source>
        <translation>jeder zahlt jedem die Differenz der Augen</translation>
    </message>
    <message>
        <source>each pays {taker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each trebles</source>
        <translation>jede verdreifacht</translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every change, with its time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every line adds up to nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every one</source>
        <translation>jeder</translation>
    </message>
    <message>
        <source>every second seat</source>
        <translation type="unfinished"></translation>
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
        <source>first side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for all hands so far, too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the bid {bid}</source>
        <translation>für das Reizgebot {bid}</translation>
    </message>
    <message>
        <source>for {taker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>Vorhand</translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from this hand on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from {giver}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>game lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grand ouvert</source>
        <translation>Grand ouvert</translation>
    </message>
    <message>
        <source>had a wrong number of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>half of {whole}</source>
        <translation>die Hälfte von {whole}</translation>
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
        <source>head</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>his card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>into the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it counts as a deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is dealt again</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>led before announcing the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>left plus or minus, right the standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let a hand count nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let a struck hand count again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>let later deals follow, where the correction moves them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list every line that --set knows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list everybody who is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list the evenings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>list the presets, or say one in words</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation>von einem anderen verloren</translation>
    </message>
    <message>
        <source>lost with Schneider</source>
        <translation>mit Schneider verloren</translation>
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
        <source>makes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mend the tariff</source>
        <translation type="unfinished"></translation>
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
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no hand yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nicht gezählt</translation>
    </message>
    <message>
        <source>not said</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing was changed since</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offered trumps he did not have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one after the other from forehand on</source>
        <translation>der Reihe nach ab Vorhand</translation>
    </message>
    <message>
        <source>one for each at the table</source>
        <translation type="unfinished"></translation>
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
        <source>only one</source>
        <translation>nur einer</translation>
    </message>
    <message>
        <source>only say what it would come to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opposite seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>others {points}</source>
        <translation>andere {points}</translation>
    </message>
    <message>
        <source>outside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ouvert</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>people, seats and rules as the last evening ended</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play by another preset</source>
        <translation type="unfinished"></translation>
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
        <source>pool</source>
        <translation>Topf</translation>
    </message>
    <message>
        <source>print the evening as a PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>pushed on %n times</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>rename somebody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replace the file if it is there</source>
        <translation type="unfinished"></translation>
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
        <source>ring a solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ringed: played alone</source>
        <translation>umringelt: allein gespielt</translation>
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
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>running totals instead of amounts</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>secret</source>
        <translation>still</translation>
    </message>
    <message numerus="yes">
        <source>share of %n card points</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>share of the {left} left in the pool</source>
        <translation>Anteil an den {left} im Topf</translation>
    </message>
    <message>
        <source>shared among all</source>
        <translation>unter alle geteilt</translation>
    </message>
    <message>
        <source>show every step of an amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show or change the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show or change who sits where and who deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show what correcting a hand would change, and do it with --yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show who pays whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>showed a card</source>
        <translation>Karte gezeigt</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>sitzt aus</translation>
    </message>
    <message>
        <source>sits to the left of this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slate</source>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>so many card points</source>
        <translation>so viele Augen</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>jemand</translation>
    </message>
    <message>
        <source>somebody comes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>somebody without a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stands at</source>
        <translation type="unfinished"></translation>
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
        <source>take out a hand that was entered twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the last act back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the pots of the last evening along</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>talked</source>
        <translation>geredet</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file {stated}, ours {ours}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first trick</source>
        <translation>den ersten Stich</translation>
    </message>
    <message>
        <source>the game, while it is undecided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand in keys, as in the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hand in options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the led suit must be followed</source>
        <translation>die angespielte Farbe muss bedient werden</translation>
    </message>
    <message>
        <source>the lost Null</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other side</source>
        <translation>die Gegenpartei</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the smallest multiple of its value that reaches the bid</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <source>these, and cards laid open</source>
        <translation>diese, und offen hingelegte Karten</translation>
    </message>
    <message>
        <source>those here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thrown in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thrown in before</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to fill the head</source>
        <translation>bis der Kopf voll ist</translation>
    </message>
    <message>
        <source>to nobody: spread until nothing is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to one person</source>
        <translation>an eine Person</translation>
    </message>
    <message>
        <source>to the largest winner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>today, since {time}</source>
        <translation>heute, seit {time}</translation>
    </message>
    <message>
        <source>together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took the first trick himself</source>
        <translation>machte den ersten Stich selbst</translation>
    </message>
    <message>
        <source>two change seats</source>
        <translation type="unfinished"></translation>
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
        <source>until the Stock is full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what a point is worth, where points are counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what becomes of a pot that is left</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what to speak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where the evenings are kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which evening; the last one without it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who deals first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who deals next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who of them took a trick last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who sits now, around the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>who somebody in the file is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>with the skat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with {who}</source>
        <translation>mit {who}</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>won every trick</source>
        <translation>alle Stiche gewonnen</translation>
    </message>
    <message>
        <source>won with Schneider</source>
        <translation>mit Schneider gewonnen</translation>
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
        <source>write down that it was paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write it down</source>
        <translation type="unfinished"></translation>
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
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>{amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{answer}</source>
        <translation>{answer}</translation>
    </message>
    <message>
        <source>{asked} were asked, {due} are due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{caller} with {partner}</source>
        <translation>{caller} mit {partner}</translation>
    </message>
    <message>
        <source>{count} people cannot play this</source>
        <translation>{count} Leute können das nicht spielen</translation>
    </message>
    <message>
        <source>{count} to come</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{custom} × 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{day}, since {time}</source>
        <translation>{day}, seit {time}</translation>
    </message>
    <message>
        <source>{dealer} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{dealer} deals hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} is there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, line {line}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}, {field}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{games} games, {differ} differ, {unchecked} not checked</source>
        <translation type="unfinished"></translation>
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
        <source>{game} {end}</source>
        <translation>{game} {end}</translation>
    </message>
    <message>
        <source>{game} {suit}</source>
        <translation>{game} {suit}</translation>
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
        <source>{giver} pays each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{giver} pays {taker}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{giver} to {taker}</source>
        <translation>{giver} an {taker}</translation>
    </message>
    <message>
        <source>{hands} hands, {differ} differences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hands} played, {who} deals next</source>
        <translation>{hands} gespielt, als Nächstes gibt {who}</translation>
    </message>
    <message>
        <source>{hand} · example, not kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand} · {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand}, {runners}</source>
        <translation>{hand}, {runners}</translation>
    </message>
    <message>
        <source>{least} people, clockwise</source>
        <translation>{least} Leute, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>{least} to {most} people, clockwise</source>
        <translation>{least} bis {most} Leute, im Uhrzeigersinn</translation>
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
        <source>{line}: {zero}</source>
        <translation>{line}: {zero}</translation>
    </message>
    <message>
        <source>{missing} duty soli in {left} hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} does not sit here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is {person}, who is known</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} people play this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{one} {two}</source>
        <translation>{one} {two}</translation>
    </message>
    <message>
        <source>{paid} was paid, {now} is due</source>
        <translation>{paid} bezahlt, {now} fällig</translation>
    </message>
    <message>
        <source>{pot} of {who}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pot} shared out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pot} {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{problem} (at “{rest}”)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{question}: {answer}</source>
        <translation>{question}: {answer}</translation>
    </message>
    <message>
        <source>{question}: {problem}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reply} by {who}</source>
        <translation>{reply} von {who}</translation>
    </message>
    <message>
        <source>{rule}: {number} {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} of the Stock</source>
        <translation>{share} vom Stock</translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>{start} bis {end}</translation>
    </message>
    <message>
        <source>{state}, dealt by {dealer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} of {all} card points</source>
        <translation>{sum} von {all} Augen</translation>
    </message>
    <message>
        <source>{sum} of {all} tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{team}: {hand}</source>
        <translation>{team}: {hand}</translation>
    </message>
    <message>
        <source>{these}, {next}</source>
        <translation>{these}, {next}</translation>
    </message>
    <message>
        <source>{title}: {line}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is no answer to “{line}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} {answer}</source>
        <translation>{what} {answer}</translation>
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
        <translation type="unfinished"></translation>
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
        <source>{who} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who} deals first</source>
        <translation>{who} gibt zuerst</translation>
    </message>
    <message>
        <source>{who} is named twice</source>
        <translation>{who} ist zweimal genannt</translation>
    </message>
    <message>
        <source>{who} sits out</source>
        <translation>{who} sitzt aus</translation>
    </message>
    <message>
        <source>{who} with {partner}</source>
        <translation>{who} mit {partner}</translation>
    </message>
    <message>
        <source>{who} {number}</source>
        <translation>{who} {number}</translation>
    </message>
    <message>
        <source>{who}, together</source>
        <translation>{who}, zusammen</translation>
    </message>
    <message>
        <source>{word} of {who}</source>
        <translation>{word} von {who}</translation>
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
        <source>“{question}” does not matter here</source>
        <translation>„{question}“ spielt hier keine Rolle</translation>
    </message>
    <message>
        <source>“{words}” is missing</source>
        <translation>„{words}“ fehlt</translation>
    </message>
    <message>
        <source>○ deals</source>
        <translation>○ gibt</translation>
    </message>
    <message>
        <source>○ deals and sits out</source>
        <translation>○ gibt und sitzt aus</translation>
    </message>
    <message>
        <source>○ paid</source>
        <translation>○ bezahlt</translation>
    </message>
</context>
</TS>
