<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%n hands with {who}</source>
        <translation>
            <numerusform>%n hand with {who}</numerusform>
            <numerusform>%n hands with {who}</numerusform>
        </translation>
    </message>
</context>
</TS>
