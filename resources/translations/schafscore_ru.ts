<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>90 and 30 are Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>91 and 29 are Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>91 and 30 are Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Null asks whether the soloist took no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Null cannot reach this bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A grand has four matadors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lost hand game counts once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side without a trick has lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side without a trick has no such points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acorns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tricks or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Already certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bavarian Schafkopf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bells</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broke the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card points, with the blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carried over from an earlier evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosers win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choosers win, Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each runner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every trick wins the Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For what</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forced, Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forced, either side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>German Schafkopf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grand ouvert counts 36, ouvert itself not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands in a round, 0: one for each at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest trump of the tied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hirsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much, to each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Illegal signal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Illegal signal, to each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a Wenz from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kontra and Re, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kontra, Re</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kontra, Re and so on, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least with all tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least without a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost, Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost, Schwarz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lustsolo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lustsolo is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Manual hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matadors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is his own partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody pays himself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing of this is asked here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null hand ouvert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Null ouvert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one of the tied pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one of the tied wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ouvert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partnership</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed in: same dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Picked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rufspiel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runners pay from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Schwarz, on top</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeger-Fabian</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of what was left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solo and Wenz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody must get it, and nobody twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody took the tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Somebody wins something</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stake again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strokes of a head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sub</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Stock is won by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal passes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer does not sit here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others win, Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are at most {most} runners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such kind of game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not matter here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table does not play that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table does not reply so often</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table plays no Lustsolo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three-handed Schafkopf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thrown in: same dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took his last trick earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wendish Schafkopf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wenz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who breaks the rules pays alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who signalled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who took every trick has all 120 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wiped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won, Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won, Schwarz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a called card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>announcement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at least</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>caller and partner, half each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carried over to the next evening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declared</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doubled hands after a lost Herz-Solo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>doublings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each doubles for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each gets double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each gets double for every one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody else here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody else who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the bid {bid}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>grand ouvert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kind of game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost by another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lost with Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minus {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody, one column changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ouvert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plus {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>result</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>runners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seats</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>secret</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared among all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Old Ladies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the caller alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the declarer of any game alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the declaring side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the other side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pool cannot pay {claim}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to fill the head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to one person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won with Schneider</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} knocks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} people cannot play this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} runners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} runners (pay from {least})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} without a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{level} announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{paid} was paid, {now} is due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{share} of the Stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{strokes} strokes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
