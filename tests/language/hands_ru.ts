<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>won</source>
        <translation>выиграно</translation>
    </message>
    <message numerus="yes">
        <source>%n hands with {who}</source>
        <translation>
            <numerusform>%n игра с участием {who}</numerusform>
            <numerusform>%n игры с участием {who}</numerusform>
            <numerusform>%n игр с участием {who}</numerusform>
        </translation>
    </message>
</context>
</TS>
