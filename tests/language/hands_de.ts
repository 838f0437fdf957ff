<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>{who} against {others}: {result}</source>
        <translation>{others} gegen {who}: {result}</translation>
    </message>
    <message numerus="yes">
        <source>%n hands with {who}</source>
        <translation>
            <numerusform>%n Spiel mit {who}</numerusform>
            <numerusform>%n Spiele mit {who}</numerusform>
        </translation>
    </message>
</context>
</TS>
