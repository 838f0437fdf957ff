<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n card points</source>
        <translation>
            <numerusform>%n card point</numerusform>
            <numerusform>%n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card points of others</source>
        <translation>
            <numerusform>%n card point of others</numerusform>
            <numerusform>%n card points of others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips are missing</source>
        <translation>
            <numerusform>%n chip is missing</numerusform>
            <numerusform>%n chips are missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips of 5</source>
        <translation>
            <numerusform>%n chip of 5</numerusform>
            <numerusform>%n chips of 5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips out of pocket</source>
        <translation>
            <numerusform>%n chip out of pocket</numerusform>
            <numerusform>%n chips out of pocket</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n copy</numerusform>
            <numerusform>%n copies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n differ(s)</source>
        <translation>
            <numerusform>%n differs</numerusform>
            <numerusform>%n differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n evening</numerusform>
            <numerusform>%n evenings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) damaged</source>
        <translation>
            <numerusform>%n evening damaged</numerusform>
            <numerusform>%n evenings damaged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) come to something else than in the file:</source>
        <translation>
            <numerusform>%n hand comes to something else than in the file:</numerusform>
            <numerusform>%n hands come to something else than in the file:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) get other amounts</source>
        <translation>
            <numerusform>%n hand gets other amounts</numerusform>
            <numerusform>%n hands get other amounts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands left</source>
        <translation>
            <numerusform>%n hand left</numerusform>
            <numerusform>%n hands left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knocks</source>
        <translation>
            <numerusform>%n knock</numerusform>
            <numerusform>%n knocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marks to go</source>
        <translation>
            <numerusform>%n mark to go</numerusform>
            <numerusform>%n marks to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n no record(s)</source>
        <translation>
            <numerusform>%n no record</numerusform>
            <numerusform>%n no records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not checked</source>
        <translation>
            <numerusform>%n not checked</numerusform>
            <numerusform>%n not checked</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older change(s)</source>
        <translation>
            <numerusform>%n older change</numerusform>
            <numerusform>%n older changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other hand(s) stay as they are.</source>
        <translation>
            <numerusform>%n other hand stays as it is.</numerusform>
            <numerusform>%n other hands stay as they are.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payments open: closing takes them as paid.</source>
        <translation>
            <numerusform>%n payment open: closing takes it as paid.</numerusform>
            <numerusform>%n payments open: closing takes them as paid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people cannot play this</source>
        <translation>
            <numerusform>%n person cannot play this</numerusform>
            <numerusform>%n people cannot play this</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points end the game</source>
        <translation>
            <numerusform>%n point ends the game</numerusform>
            <numerusform>%n points end the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points make a Bobbl</source>
        <translation>
            <numerusform>%n point makes a Bobbl</numerusform>
            <numerusform>%n points make a Bobbl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points to go</source>
        <translation>
            <numerusform>%n point to go</numerusform>
            <numerusform>%n points to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runners</source>
        <translation>
            <numerusform>%n runner</numerusform>
            <numerusform>%n runners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runners (at most {most} pay)</source>
        <translation>
            <numerusform>%n runner (at most {most} pay)</numerusform>
            <numerusform>%n runners (at most {most} pay)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runners (pay from {least})</source>
        <translation>
            <numerusform>%n runner (pays from {least})</numerusform>
            <numerusform>%n runners (pay from {least})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runners (the winners held them)</source>
        <translation>
            <numerusform>%n runner (the winners held it)</numerusform>
            <numerusform>%n runners (the winners held them)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes end the game</source>
        <translation>
            <numerusform>%n stroke ends the game</numerusform>
            <numerusform>%n strokes end the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes make a head</source>
        <translation>
            <numerusform>%n stroke makes a head</numerusform>
            <numerusform>%n strokes make a head</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes to go</source>
        <translation>
            <numerusform>%n stroke to go</numerusform>
            <numerusform>%n strokes to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a trick</source>
        <translation>
            <numerusform>%n without a trick</numerusform>
            <numerusform>%n without a trick</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A round has %n hands</source>
        <translation>
            <numerusform>A round has %n hand</numerusform>
            <numerusform>A round has %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side with %n marks is goats</source>
        <translation>
            <numerusform>A side with %n mark is goats</numerusform>
            <numerusform>A side with %n marks is goats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n hand(s) come to what the file says.</source>
        <translation>
            <numerusform>The hand comes to what the file says (%n).</numerusform>
            <numerusform>All %n hands come to what the file says.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At 60 to 60 %n points are carried over</source>
        <translation>
            <numerusform>At 60 to 60 %n point is carried over</numerusform>
            <numerusform>At 60 to 60 %n points are carried over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below 30 card points it gets %n marks</source>
        <translation>
            <numerusform>Below 30 card points it gets %n mark</numerusform>
            <numerusform>Below 30 card points it gets %n marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Below 60 card points it gets %n marks</source>
        <translation>
            <numerusform>Below 60 card points it gets %n mark</numerusform>
            <numerusform>Below 60 card points it gets %n marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Carried over after %n hands</source>
        <translation>
            <numerusform>Carried over after %n hand</numerusform>
            <numerusform>Carried over after %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody owes %n soli</source>
        <translation>
            <numerusform>Everybody owes %n solo</numerusform>
            <numerusform>Everybody owes %n soli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>List for %n people, to write by hand</source>
        <translation>
            <numerusform>List for %n person, to write by hand</numerusform>
            <numerusform>List for %n people, to write by hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Schwarz is worth %n strokes</source>
        <translation>
            <numerusform>Schwarz is worth %n stroke</numerusform>
            <numerusform>Schwarz is worth %n strokes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The evening here has %n later change(s) that are not in the file: nothing is to be taken in.</source>
        <translation>
            <numerusform>The evening here has %n later change that is not in the file: nothing is to be taken in.</numerusform>
            <numerusform>The evening here has %n later changes that are not in the file: nothing is to be taken in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The evening here has %n more hand(s) than the file: nothing is to be taken in.</source>
        <translation>
            <numerusform>The evening here has %n more hand than the file: nothing is to be taken in.</numerusform>
            <numerusform>The evening here has %n more hands than the file: nothing is to be taken in.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file has %n later change(s) that are not in the evening here.</source>
        <translation>
            <numerusform>The file has %n later change that is not in the evening here.</numerusform>
            <numerusform>The file has %n later changes that are not in the evening here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file has %n more hand(s) than the evening here.</source>
        <translation>
            <numerusform>The file has %n more hand than the evening here.</numerusform>
            <numerusform>The file has %n more hands than the evening here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first of %n lines that are no record</source>
        <translation>
            <numerusform>The first of %n line that is no record</numerusform>
            <numerusform>The first of %n lines that are no record</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n hands for it</source>
        <translation>
            <numerusform>There is %n hand for it</numerusform>
            <numerusform>There are %n hands for it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What was written down (%n)</source>
        <translation>
            <numerusform>What was written down (%n)</numerusform>
            <numerusform>What was written down (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without a trick it gets %n marks</source>
        <translation>
            <numerusform>Without a trick it gets %n mark</numerusform>
            <numerusform>Without a trick it gets %n marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n hand(s) more</source>
        <translation>
            <numerusform>and %n hand more</numerusform>
            <numerusform>and %n hands more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>game points</source>
        <translation>
            <numerusform>game point</numerusform>
            <numerusform>game points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>marks</source>
        <translation>
            <numerusform>mark</numerusform>
            <numerusform>marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pushed on %n times</source>
        <translation>
            <numerusform>pushed on %n time</numerusform>
            <numerusform>pushed on %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>share of %n card points</source>
        <translation>
            <numerusform>share of %n card point</numerusform>
            <numerusform>share of %n card points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>strokes</source>
        <translation>
            <numerusform>stroke</numerusform>
            <numerusform>strokes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tricks</source>
        <translation>
            <numerusform>trick</numerusform>
            <numerusform>tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n</source>
        <translation>
            <numerusform>with %n</numerusform>
            <numerusform>with %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without %n</source>
        <translation>
            <numerusform>without %n</numerusform>
            <numerusform>without %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cents} cents for %n points</source>
        <translation>
            <numerusform>{cents} cents for %n point</numerusform>
            <numerusform>{cents} cents for %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n strokes</source>
        <translation>
            <numerusform>{done} of %n stroke</numerusform>
            <numerusform>{done} of %n strokes</numerusform>
        </translation>
    </message>
</context>
</TS>
