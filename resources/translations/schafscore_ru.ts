<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>%(prog)s: error: %(message)s
</source>
        <translation>%(prog)s: ошибка: %(message)s
</translation>
    </message>
    <message numerus="yes">
        <source>%n card points</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card points of others</source>
        <translation>
            <numerusform>%n очко остальных</numerusform>
            <numerusform>%n очка остальных</numerusform>
            <numerusform>%n очков остальных</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips are missing</source>
        <translation>
            <numerusform>не хватает %n фишки</numerusform>
            <numerusform>не хватает %n фишек</numerusform>
            <numerusform>не хватает %n фишек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips of 5</source>
        <translation>
            <numerusform>%n фишка по 5</numerusform>
            <numerusform>%n фишки по 5</numerusform>
            <numerusform>%n фишек по 5</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips out of pocket</source>
        <translation>
            <numerusform>%n фишка из своего кармана</numerusform>
            <numerusform>%n фишки из своего кармана</numerusform>
            <numerusform>%n фишек из своего кармана</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies</source>
        <translation>
            <numerusform>%n копия</numerusform>
            <numerusform>%n копии</numerusform>
            <numerusform>%n копий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n differ(s)</source>
        <translation>
            <numerusform>%n расходится</numerusform>
            <numerusform>%n расходятся</numerusform>
            <numerusform>%n расходятся</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n расхождение</numerusform>
            <numerusform>%n расхождения</numerusform>
            <numerusform>%n расхождений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s)</source>
        <translation>
            <numerusform>%n вечер</numerusform>
            <numerusform>%n вечера</numerusform>
            <numerusform>%n вечеров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n evening(s) damaged</source>
        <translation>
            <numerusform>%n вечер повреждён</numerusform>
            <numerusform>%n вечера повреждены</numerusform>
            <numerusform>%n вечеров повреждено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n сдача</numerusform>
            <numerusform>%n сдачи</numerusform>
            <numerusform>%n сдач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) come to something else than in the file:</source>
        <translation>
            <numerusform>%n сдача даёт не то, что в файле:</numerusform>
            <numerusform>%n сдачи дают не то, что в файле:</numerusform>
            <numerusform>%n сдач дают не то, что в файле:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) get other amounts</source>
        <translation>
            <numerusform>%n сдача получит другие суммы</numerusform>
            <numerusform>%n сдачи получат другие суммы</numerusform>
            <numerusform>%n сдач получат другие суммы</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands</source>
        <translation>
            <numerusform>%n сдача</numerusform>
            <numerusform>%n сдачи</numerusform>
            <numerusform>%n сдач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hands left</source>
        <translation>
            <numerusform>осталась %n сдача</numerusform>
            <numerusform>осталось %n сдачи</numerusform>
            <numerusform>осталось %n сдач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n knocks</source>
        <translation>
            <numerusform>%n стук</numerusform>
            <numerusform>%n стука</numerusform>
            <numerusform>%n стуков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n marks to go</source>
        <translation>
            <numerusform>ещё %n метка</numerusform>
            <numerusform>ещё %n метки</numerusform>
            <numerusform>ещё %n меток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n no record(s)</source>
        <translation>
            <numerusform>%n не запись игры</numerusform>
            <numerusform>%n не записи игр</numerusform>
            <numerusform>%n не записей игр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not checked</source>
        <translation>
            <numerusform>%n не проверена</numerusform>
            <numerusform>%n не проверены</numerusform>
            <numerusform>%n не проверено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n older change(s)</source>
        <translation>
            <numerusform>Ещё %n более раннее изменение</numerusform>
            <numerusform>Ещё %n более ранних изменения</numerusform>
            <numerusform>Ещё %n более ранних изменений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other hand(s) stay as they are.</source>
        <translation>
            <numerusform>%n другая сдача останется прежней.</numerusform>
            <numerusform>%n другие сдачи останутся прежними.</numerusform>
            <numerusform>%n других сдач останутся прежними.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n payments open: closing takes them as paid.</source>
        <translation>
            <numerusform>Открыт %n платёж: при закрытии он считается оплаченным.</numerusform>
            <numerusform>Открыто %n платежа: при закрытии они считаются оплаченными.</numerusform>
            <numerusform>Открыто %n платежей: при закрытии они считаются оплаченными.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n человек</numerusform>
            <numerusform>%n человека</numerusform>
            <numerusform>%n человек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n people cannot play this</source>
        <translation>
            <numerusform>%n человек не может в это играть</numerusform>
            <numerusform>%n человека не могут в это играть</numerusform>
            <numerusform>%n человек не могут в это играть</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points end the game</source>
        <translation>
            <numerusform>%n очко завершает партию</numerusform>
            <numerusform>%n очка завершают партию</numerusform>
            <numerusform>%n очков завершают партию</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points make a Bobbl</source>
        <translation>
            <numerusform>%n очко — это бобль</numerusform>
            <numerusform>%n очка — это бобль</numerusform>
            <numerusform>%n очков — это бобль</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points to go</source>
        <translation>
            <numerusform>ещё %n очко</numerusform>
            <numerusform>ещё %n очка</numerusform>
            <numerusform>ещё %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runners</source>
        <translation>
            <numerusform>%n ляуфер</numerusform>
            <numerusform>%n ляуфера</numerusform>
            <numerusform>%n ляуферов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runners (at most {most} pay)</source>
        <translation>
            <numerusform>%n ляуфер (считаются не больше {most})</numerusform>
            <numerusform>%n ляуфера (считаются не больше {most})</numerusform>
            <numerusform>%n ляуферов (считаются не больше {most})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runners (pay from {least})</source>
        <translation>
            <numerusform>%n ляуфер (считаются от {least})</numerusform>
            <numerusform>%n ляуфера (считаются от {least})</numerusform>
            <numerusform>%n ляуферов (считаются от {least})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runners (the winners held them)</source>
        <translation>
            <numerusform>%n ляуфер (у выигравших)</numerusform>
            <numerusform>%n ляуфера (у выигравших)</numerusform>
            <numerusform>%n ляуферов (у выигравших)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes end the game</source>
        <translation>
            <numerusform>%n штрих завершает партию</numerusform>
            <numerusform>%n штриха завершают партию</numerusform>
            <numerusform>%n штрихов завершают партию</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes make a head</source>
        <translation>
            <numerusform>%n штрих — это голова</numerusform>
            <numerusform>%n штриха — это голова</numerusform>
            <numerusform>%n штрихов — это голова</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n strokes to go</source>
        <translation>
            <numerusform>ещё %n штрих</numerusform>
            <numerusform>ещё %n штриха</numerusform>
            <numerusform>ещё %n штрихов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without a trick</source>
        <translation>
            <numerusform>%n без взятки</numerusform>
            <numerusform>%n без взятки</numerusform>
            <numerusform>%n без взятки</numerusform>
        </translation>
    </message>
    <message>
        <source>* Corrected:</source>
        <translation>* Исправлено:</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>+ Put in later:</source>
        <translation>+ Вписано позже:</translation>
    </message>
    <message>
        <source>--paid means: each paid whom he owed</source>
        <translation>--paid значит: каждый заплатил тому, кому должен</translation>
    </message>
    <message>
        <source>0-{most} or NAME,NAME</source>
        <translation>0-{most} или ИМЯ,ИМЯ</translation>
    </message>
    <message>
        <source>1 point = 1 cent</source>
        <translation>1 очко = 1 цент</translation>
    </message>
    <message>
        <source>1, 2 or 3 from each opponent or to each; a Least takes 1 from each and needs a trick.</source>
        <translation>1, 2 или 3 с каждого противника или каждому; у кого меньше всех очков, тот получает 1 с каждого, но должен взять взятку.</translation>
    </message>
    <message>
        <source>1, 2 or 3 from each opponent, 2, 4 or 6 to each when lost; Schneider from 90 and below 30.</source>
        <translation>1, 2 или 3 с каждого противника, при проигрыше 2, 4 или 6 каждому; шнайдер с 90 и ниже 30.</translation>
    </message>
    <message>
        <source>2, 4 or 6 from each opponent or to each; a Least takes 2, without a trick 4, from each.</source>
        <translation>2, 4 или 6 с каждого противника или каждому; у кого меньше всех очков, тот получает с каждого 2, без взятки 4.</translation>
    </message>
    <message>
        <source>3, 4 or 5 from each opponent or to each; a Least takes 2, without a trick 3, from each.</source>
        <translation>3, 4 или 5 с каждого противника или каждому; у кого меньше всех очков, тот получает с каждого 2, без взятки 3.</translation>
    </message>
    <message>
        <source>60 to 60</source>
        <translation>60 : 60</translation>
    </message>
    <message>
        <source>60 to 60, carried over</source>
        <translation>60 : 60, переносится</translation>
    </message>
    <message>
        <source>8 times</source>
        <translation>8 раз</translation>
    </message>
    <message>
        <source>90 and 29 are Schneider</source>
        <translation>90 и 29 — шнайдер</translation>
    </message>
    <message>
        <source>90 and 30 are Schneider</source>
        <translation>90 и 30 — шнайдер</translation>
    </message>
    <message>
        <source>91 and 29 are Schneider</source>
        <translation>91 и 29 — шнайдер</translation>
    </message>
    <message>
        <source>91 and 30 are Schneider</source>
        <translation>91 и 30 — шнайдер</translation>
    </message>
    <message>
        <source>=</source>
        <translation>=</translation>
    </message>
    <message>
        <source>A Bettel asks whether the soloist took no trick</source>
        <translation>В беттеле важно, не взял ли солист ни одной взятки</translation>
    </message>
    <message>
        <source>A Hochzeit is offered with one trump only</source>
        <translation>Хохцайт предлагают только с одним козырем</translation>
    </message>
    <message>
        <source>A Kreuz of 60 to 60 is played again</source>
        <translation>Кройц при 60 : 60 переигрывают</translation>
    </message>
    <message>
        <source>A Null asks whether the soloist took no trick</source>
        <translation>В нуле важно, не взял ли солист ни одной взятки</translation>
    </message>
    <message>
        <source>A Null below the bid costs</source>
        <translation>Нуль ниже заявки стоит</translation>
    </message>
    <message>
        <source>A Null cannot reach this bid</source>
        <translation>Нуль не достигает этой заявки</translation>
    </message>
    <message>
        <source>A Sie costs {price}</source>
        <translation>Зи стоит {price}</translation>
    </message>
    <message>
        <source>A Sie costs {price}, and its runners count {times} times</source>
        <translation>Зи стоит {price}, а его ляуферы считаются {times}-кратно</translation>
    </message>
    <message>
        <source>A Sie counts {times} times as much as the game</source>
        <translation>Зи считается {times}-кратно против игры</translation>
    </message>
    <message>
        <source>A Sie is a Solo</source>
        <translation>Зи — это соло</translation>
    </message>
    <message>
        <source>A Tout costs {price}</source>
        <translation>Ту стоит {price}</translation>
    </message>
    <message>
        <source>A Tout costs {price}, and runners count {times} times</source>
        <translation>Ту стоит {price}, а ляуферы считаются {times}-кратно</translation>
    </message>
    <message>
        <source>A Tout counts {times} times as much as the game</source>
        <translation>Ту считается {times}-кратно против игры</translation>
    </message>
    <message>
        <source>A called ten is a rule of five-handed Sheepshead</source>
        <translation>Названная десятка — правило шипсхеда впятером</translation>
    </message>
    <message>
        <source>A caller without an Ober has the runners alone</source>
        <translation>Если у играющего нет обера, ляуферы только его</translation>
    </message>
    <message>
        <source>A card is there twice or does not belong to the pack</source>
        <translation>Карта встречается дважды или не из этой колоды</translation>
    </message>
    <message>
        <source>A click leads to people and seats</source>
        <translation>Щелчок ведёт к людям и местам</translation>
    </message>
    <message>
        <source>A copy is made when the program is opened, if the last is older than six hours, and when it is closed. The last ten are kept, beside the evenings.</source>
        <translation>Копия делается при запуске программы, если последняя старше шести часов, и при закрытии. Хранятся последние десять, рядом с вечерами.</translation>
    </message>
    <message>
        <source>A deal passed in is one of the round as well, where it counts as a deal</source>
        <translation>Общий пас тоже входит в круг, если считается за сдачу</translation>
    </message>
    <message>
        <source>A game below the bid is lost, as the smallest multiple of its base value that reaches the bid</source>
        <translation>Игра ниже заявки проиграна: по наименьшему кратному её базовой цены, которое достигает заявки</translation>
    </message>
    <message>
        <source>A grand has four matadors</source>
        <translation>В гранде четыре матадора</translation>
    </message>
    <message>
        <source>A half-entered hand was kept: {hand}</source>
        <translation>Осталась не до конца введённая сдача: {hand}</translation>
    </message>
    <message>
        <source>A hand after it was forgotten.</source>
        <translation>После неё забыли записать сдачу.</translation>
    </message>
    <message>
        <source>A hand before hand {number}</source>
        <translation>Сдача перед сдачей {number}</translation>
    </message>
    <message>
        <source>A hand before it was forgotten.</source>
        <translation>Перед ней забыли записать сдачу.</translation>
    </message>
    <message>
        <source>A hand booked</source>
        <translation>Записана сдача</translation>
    </message>
    <message>
        <source>A hand corrected</source>
        <translation>Исправлена сдача</translation>
    </message>
    <message>
        <source>A hand counts again</source>
        <translation>Сдача снова в счёт</translation>
    </message>
    <message>
        <source>A hand deleted: entered twice</source>
        <translation>Удалена сдача: записана дважды</translation>
    </message>
    <message>
        <source>A hand has too many or too few cards</source>
        <translation>У кого-то слишком много или слишком мало карт</translation>
    </message>
    <message>
        <source>A hand in it cannot be understood</source>
        <translation>Одну из сдач в нём не понять</translation>
    </message>
    <message>
        <source>A hand in it is there twice</source>
        <translation>Одна из сдач в нём стоит дважды</translation>
    </message>
    <message>
        <source>A hand inserted</source>
        <translation>Вставлена сдача</translation>
    </message>
    <message>
        <source>A hand struck</source>
        <translation>Вычеркнута сдача</translation>
    </message>
    <message>
        <source>A hand thrown in is one of the round as well, where the next one deals after it</source>
        <translation>Сброшенная сдача тоже входит в круг, если после неё сдаёт следующий</translation>
    </message>
    <message>
        <source>A lost game counts twice, as a minus</source>
        <translation>Проигранная игра считается вдвойне, в минус</translation>
    </message>
    <message>
        <source>A lost hand game counts once</source>
        <translation>Проигранная игра с руки считается один раз</translation>
    </message>
    <message>
        <source>A lost hand game counts twice, as any other</source>
        <translation>Проигранная игра с руки считается вдвойне, как любая другая</translation>
    </message>
    <message>
        <source>A march belongs to the Ramsch</source>
        <translation>Марш бывает только в рамше</translation>
    </message>
    <message>
        <source>A name in it is missing or there twice</source>
        <translation>Имени в нём не хватает или оно стоит дважды</translation>
    </message>
    <message>
        <source>A name is missing</source>
        <translation>Не хватает имени</translation>
    </message>
    <message>
        <source>A name, or its beginning, does as well as the letter of the seat.</source>
        <translation>Вместо буквы места годится и имя или его начало.</translation>
    </message>
    <message>
        <source>A new name sits down between {one} and {other}</source>
        <translation>Новое имя сядет между местами: {one} и {other}</translation>
    </message>
    <message>
        <source>A new name takes the seat of {who}</source>
        <translation>Новое имя займёт место: {who}</translation>
    </message>
    <message>
        <source>A number needs a game before it</source>
        <translation>Перед числом должна стоять игра</translation>
    </message>
    <message>
        <source>A pair that does not reach what it announced has lost as high</source>
        <translation>Пара, не выполнившая объявленное, проигрывает столько же</translation>
    </message>
    <message>
        <source>A penalty of the server, not a value of the cards</source>
        <translation>Штраф сервера, а не цена карт</translation>
    </message>
    <message>
        <source>A point is worth a number of cents, for example 0.5</source>
        <translation>Очко стоит столько-то центов, например 0,5</translation>
    </message>
    <message>
        <source>A point is worth nothing or more</source>
        <translation>Очко стоит ноль или больше</translation>
    </message>
    <message>
        <source>A point is worth {worth} cents.</source>
        <translation>Очко стоит {worth} центов.</translation>
    </message>
    <message>
        <source>A pot goes to all: {share}, to one: {to}, or is carried over: {carry}</source>
        <translation>Котёл делят все: {share}, получает один: {to}, или он переходит дальше: {carry}</translation>
    </message>
    <message>
        <source>A round begins after</source>
        <translation>Круг начинается после</translation>
    </message>
    <message>
        <source>A round begins after {what}</source>
        <translation>Круг начинается после {what}</translation>
    </message>
    <message numerus="yes">
        <source>A round has %n hands</source>
        <translation>
            <numerusform>В круге %n сдача</numerusform>
            <numerusform>В круге %n сдачи</numerusform>
            <numerusform>В круге %n сдач</numerusform>
        </translation>
    </message>
    <message>
        <source>A round has as many hands as people sit at the table</source>
        <translation>В круге столько сдач, сколько людей за столом</translation>
    </message>
    <message>
        <source>A round that begins during another is played after it</source>
        <translation>Круг, начавшийся во время другого, играют после него</translation>
    </message>
    <message>
        <source>A side took a single trick, worth nothing</source>
        <translation>Одна сторона взяла лишь одну взятку, и та ничего не стоит</translation>
    </message>
    <message numerus="yes">
        <source>A side with %n marks is goats</source>
        <translation>
            <numerusform>Сторона с %n меткой — козлы</numerusform>
            <numerusform>Сторона с %n метками — козлы</numerusform>
            <numerusform>Сторона с %n метками — козлы</numerusform>
        </translation>
    </message>
    <message>
        <source>A side without a trick has lost</source>
        <translation>Сторона без взяток проиграла</translation>
    </message>
    <message>
        <source>A side without a trick has no such points</source>
        <translation>Без взяток столько очков не бывает</translation>
    </message>
    <message>
        <source>A soloist who loses pays into the kitty when the evening is settled</source>
        <translation>Проигравший солист при расчёте платит в кассу</translation>
    </message>
    <message>
        <source>A step of the price is there twice</source>
        <translation>Шаг цены указан дважды</translation>
    </message>
    <message>
        <source>A suit or a grand is played open by announcing it</source>
        <translation>Масть или гранд играют в открытую, объявив это</translation>
    </message>
    <message>
        <source>A word with = takes its answer behind it: a number, a word, or somebody&apos;s letter.</source>
        <translation>После слова с = пишется ответ: число, слово или чья-то буква.</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>About</source>
        <translation>О нём</translation>
    </message>
    <message>
        <source>About schafscore</source>
        <translation>О программе schafscore</translation>
    </message>
    <message>
        <source>Above: totals before hand {number}</source>
        <translation>Вверху счёт до сдачи {number}</translation>
    </message>
    <message>
        <source>Above: totals before hand {number} – so far {hand}</source>
        <translation>Вверху счёт до сдачи {number} – было {hand}</translation>
    </message>
    <message>
        <source>Above: totals before hand {number}; the forgotten one comes before it</source>
        <translation>Вверху счёт до сдачи {number}; забытая встанет перед ней</translation>
    </message>
    <message>
        <source>Acorns</source>
        <translation>Жёлуди</translation>
    </message>
    <message>
        <source>Acorns, leaves, hearts, bells</source>
        <translation>Жёлуди, листья, черви, бубенцы</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Добавлено</translation>
    </message>
    <message>
        <source>After a hand for which several reasons hold, a round begins for each of them</source>
        <translation>Если у сдачи несколько причин, за каждую начинается круг</translation>
    </message>
    <message>
        <source>After a hand thrown in the next game counts double</source>
        <translation>После сброшенной сдачи следующая игра считается вдвойне</translation>
    </message>
    <message>
        <source>After a hand thrown in the next one deals</source>
        <translation>После сброшенной сдачи сдаёт следующий</translation>
    </message>
    <message>
        <source>After a hand thrown in the same dealer deals again</source>
        <translation>После сброшенной сдачи снова сдаёт тот же</translation>
    </message>
    <message>
        <source>After a misdeal the same dealer deals again, and nobody pays for it</source>
        <translation>После неверной раздачи сдаёт тот же, и никто за неё не платит</translation>
    </message>
    <message>
        <source>After one hand one round begins at most</source>
        <translation>После одной сдачи начинается не больше одного круга</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Против</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Согласовано</translation>
    </message>
    <message numerus="yes">
        <source>All %n hand(s) come to what the file says.</source>
        <translation>
            <numerusform>%n сдача даёт то, что в файле.</numerusform>
            <numerusform>Все %n сдачи дают то, что в файле.</numerusform>
            <numerusform>Все %n сдач дают то, что в файле.</numerusform>
        </translation>
    </message>
    <message>
        <source>All doubling together makes at most {times} times as much</source>
        <translation>Все удвоения вместе дают не больше чем {times}-кратно</translation>
    </message>
    <message>
        <source>All evenings</source>
        <translation>Все вечера</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
    <message>
        <source>All its reasons on paper, to settle a dispute.</source>
        <translation>Все причины на бумаге, на случай спора.</translation>
    </message>
    <message>
        <source>All of them at most so many times</source>
        <translation>Все вместе не больше чем во столько раз</translation>
    </message>
    <message>
        <source>All stake at once, and again whenever it is empty</source>
        <translation>Все ставят сразу и снова всякий раз, когда он пуст</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>Все правила</translation>
    </message>
    <message>
        <source>All the rules of the table</source>
        <translation>Все правила стола</translation>
    </message>
    <message>
        <source>All tricks for {who}? Then {others}: “{question}”</source>
        <translation>Все взятки – {who}? Тогда {others}: «{question}»</translation>
    </message>
    <message>
        <source>All {count} …</source>
        <translation>Все {count} …</translation>
    </message>
    <message>
        <source>Already certain</source>
        <translation>Уже решено</translation>
    </message>
    <message>
        <source>Alvensleben A, Urschafkopf</source>
        <translation>Альвенслебен A, прашафкопф</translation>
    </message>
    <message>
        <source>Alvensleben B, Schellen-Schafkopf</source>
        <translation>Альвенслебен B, шафкопф с бубенцами</translation>
    </message>
    <message>
        <source>Alvensleben C, six Wenzel</source>
        <translation>Альвенслебен C, шесть венцелей</translation>
    </message>
    <message>
        <source>Alvensleben D, eight Wenzel</source>
        <translation>Альвенслебен D, восемь венцелей</translation>
    </message>
    <message>
        <source>Alvensleben E, bells with six Wenzel</source>
        <translation>Альвенслебен E, бубенцы с шестью венцелями</translation>
    </message>
    <message>
        <source>Alvensleben F, for six</source>
        <translation>Альвенслебен F, вшестером</translation>
    </message>
    <message>
        <source>Alvensleben G, double pack</source>
        <translation>Альвенслебен G, двойная колода</translation>
    </message>
    <message>
        <source>Alvensleben H, double pack for six</source>
        <translation>Альвенслебен H, двойная колода вшестером</translation>
    </message>
    <message>
        <source>Alvensleben I, double pack for eight</source>
        <translation>Альвенслебен I, двойная колода ввосьмером</translation>
    </message>
    <message>
        <source>American four-handed</source>
        <translation>Американский вчетвером</translation>
    </message>
    <message>
        <source>American four-handed Schafkopf</source>
        <translation>Американский шафкопф вчетвером</translation>
    </message>
    <message>
        <source>Among all at the table each gets {amount}.</source>
        <translation>Если разделить между всеми за столом, каждый получит {amount}.</translation>
    </message>
    <message>
        <source>Among all at the table each gets {amount}; one more: {who}.</source>
        <translation>Если разделить между всеми за столом, каждый получит {amount}; на один больше: {who}.</translation>
    </message>
    <message>
        <source>Among several pairs an offence is a penalty of its own</source>
        <translation>Когда пар несколько, за нарушение бывает отдельный штраф</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>Amount of seat {seat}</source>
        <translation>Сумма места {seat}</translation>
    </message>
    <message>
        <source>Amount of {name}: recorded {recorded}, ours {ours}</source>
        <translation>Сумма {name}: записано {recorded}, у нас {ours}</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Суммы</translation>
    </message>
    <message>
        <source>Amounts are paid to the cent.</source>
        <translation>Платят с точностью до цента.</translation>
    </message>
    <message>
        <source>An amount is more than nothing</source>
        <translation>Сумма должна быть больше нуля</translation>
    </message>
    <message>
        <source>An evening from elsewhere</source>
        <translation>Вечер из другого места</translation>
    </message>
    <message>
        <source>An evening has one opening, and it comes first</source>
        <translation>У вечера одно открытие, и оно стоит первым</translation>
    </message>
    <message>
        <source>An odd cent is the caller&apos;s, won or lost</source>
        <translation>Нечётный цент — играющего, и в выигрыше, и в проигрыше</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Объявлено</translation>
    </message>
    <message>
        <source>Announced ×{answer}</source>
        <translation>объявлено ×{answer}</translation>
    </message>
    <message>
        <source>Announced, times</source>
        <translation>Объявлено, во сколько раз</translation>
    </message>
    <message>
        <source>Another evening is damaged, and it may be whole in a copy, which would go as well. First bring it back from there, or remove it</source>
        <translation>Другой вечер повреждён, а в копии он, возможно, цел; она исчезла бы тоже. Сначала верните его оттуда или удалите</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Другая игра</translation>
    </message>
    <message>
        <source>Another program is writing to this file; try again</source>
        <translation>Другая программа пишет в этот файл; попробуй ещё раз</translation>
    </message>
    <message>
        <source>Anybody leaving early?</source>
        <translation>Кто уходит раньше?</translation>
    </message>
    <message>
        <source>As raw text: {command}</source>
        <translation>Как необработанный текст: {command}</translation>
    </message>
    <message>
        <source>As the international rules, with the old values of Null: 20 and open 40.</source>
        <translation>Как международные правила, но с прежними ценами нуля: 20, открытый 40.</translation>
    </message>
    <message>
        <source>As the nine strokes, but Schneider begins at 91 for either side.</source>
        <translation>Как девять штрихов, но шнайдер для обеих сторон с 91.</translation>
    </message>
    <message>
        <source>As the plain game, with 24 cards, six each.</source>
        <translation>Как простая игра, но 24 карты, по шесть каждому.</translation>
    </message>
    <message>
        <source>As the pool of 50, but only who has fewer than 30 card points is Schneider.</source>
        <translation>Как котёл по 50, но шнайдер только у тех, у кого меньше 30 очков.</translation>
    </message>
    <message>
        <source>As the pool of 50, but what is lost as Schneider or schwarz costs 20 or 30.</source>
        <translation>Как котёл по 50, но проигрыш шнайдером или шварцем стоит 20 или 30.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Asked for the wrong amount</source>
        <translation>Запросил не ту сумму</translation>
    </message>
    <message>
        <source>Asked from each</source>
        <translation>Запрошено с каждого</translation>
    </message>
    <message>
        <source>Asked too much or too little</source>
        <translation>Запрошено слишком много или мало</translation>
    </message>
    <message>
        <source>Asked up to</source>
        <translation>Повышено до</translation>
    </message>
    <message>
        <source>At 40 to 40 to 40 nobody loses</source>
        <translation>При 40 : 40 : 40 никто не проигрывает</translation>
    </message>
    <message numerus="yes">
        <source>At 60 to 60 %n points are carried over</source>
        <translation>
            <numerusform>При 60 на 60 переносится %n очко</numerusform>
            <numerusform>При 60 на 60 переносятся %n очка</numerusform>
            <numerusform>При 60 на 60 переносятся %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Не больше</translation>
    </message>
    <message>
        <source>At the end</source>
        <translation>В конце</translation>
    </message>
    <message>
        <source>At the table again: {who}</source>
        <translation>Снова за столом: {who}</translation>
    </message>
    <message>
        <source>B</source>
        <translation>Б</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Bauernstoss</source>
        <translation>Бауэрнштос</translation>
    </message>
    <message>
        <source>Bavarian</source>
        <translation>Баварский</translation>
    </message>
    <message>
        <source>Bavarian Schafkopf</source>
        <translation>Баварский шафкопф</translation>
    </message>
    <message>
        <source>Before the first hand everybody is charged the stake; the pool is only a figure</source>
        <translation>Перед первой сдачей каждому записывают ставку; котёл — лишь число</translation>
    </message>
    <message>
        <source>Before the first hand everybody puts the stake into the pool</source>
        <translation>Перед первой сдачей каждый кладёт ставку в котёл</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Beginners 5/20</source>
        <translation>Начинающие 5/20</translation>
    </message>
    <message>
        <source>Bells</source>
        <translation>Бубенцы</translation>
    </message>
    <message>
        <source>Below 30</source>
        <translation>Ниже 30</translation>
    </message>
    <message numerus="yes">
        <source>Below 30 card points it gets %n marks</source>
        <translation>
            <numerusform>Меньше 30 очков — %n метка</numerusform>
            <numerusform>Меньше 30 очков — %n метки</numerusform>
            <numerusform>Меньше 30 очков — %n меток</numerusform>
        </translation>
    </message>
    <message>
        <source>Below 60</source>
        <translation>Ниже 60</translation>
    </message>
    <message numerus="yes">
        <source>Below 60 card points it gets %n marks</source>
        <translation>
            <numerusform>Меньше 60 очков — %n метка</numerusform>
            <numerusform>Меньше 60 очков — %n метки</numerusform>
            <numerusform>Меньше 60 очков — %n меток</numerusform>
        </translation>
    </message>
    <message>
        <source>Below 60 two marks, below 30 four; twelve marks make goats.</source>
        <translation>Ниже 60 две метки, ниже 30 четыре; у кого двенадцать, тот козёл.</translation>
    </message>
    <message>
        <source>Best hand: number {number}, {who}, {what}: {amount}</source>
        <translation>Лучшая сдача: номер {number}, {who}, {what}: {amount}</translation>
    </message>
    <message>
        <source>Bettel</source>
        <translation>Беттель</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Заявка</translation>
    </message>
    <message>
        <source>Bierkopf</source>
        <translation>Биркопф</translation>
    </message>
    <message>
        <source>Bierlachs</source>
        <translation>Бирлакс</translation>
    </message>
    <message>
        <source>Blattla</source>
        <translation>Блатла</translation>
    </message>
    <message>
        <source>Bobbl</source>
        <translation>Бобль</translation>
    </message>
    <message>
        <source>Bock</source>
        <translation>Бок</translation>
    </message>
    <message>
        <source>Bock to hand {number}</source>
        <translation>Бок до сдачи {number}</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Записать</translation>
    </message>
    <message>
        <source>Book of games 10/50</source>
        <translation>По книге игр 10/50</translation>
    </message>
    <message>
        <source>Booked as evening {number}.</source>
        <translation>Записано как вечер {number}.</translation>
    </message>
    <message>
        <source>Booked at {time}</source>
        <translation>Записано в {time}</translation>
    </message>
    <message>
        <source>Breaking the rules</source>
        <translation>Нарушения правил</translation>
    </message>
    <message>
        <source>Breaking the rules costs</source>
        <translation>Нарушение правил стоит</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Bring back …</source>
        <translation>Вернуть …</translation>
    </message>
    <message>
        <source>Broke the rules</source>
        <translation>Нарушение</translation>
    </message>
    <message>
        <source>Brought back</source>
        <translation>Возвращено</translation>
    </message>
    <message>
        <source>Brought back: {what}</source>
        <translation>Возвращено: {what}</translation>
    </message>
    <message>
        <source>By Seeger-Fabian the soloist has 50 more for a game won and 50 less for one lost; for a game lost each of the others has 40 more, at a table of four 30</source>
        <translation>По Зегеру-Фабиану у играющего за выигранную игру на 50 больше, за проигранную на 50 меньше; за проигранную у каждого из остальных на 40 больше, за столом на четверых на 30</translation>
    </message>
    <message>
        <source>By the same dealer</source>
        <translation>Тем же сдающим</translation>
    </message>
    <message>
        <source>B|Bock</source>
        <translation>Б|бок</translation>
    </message>
    <message>
        <source>CENTS</source>
        <translation>ЦЕНТЫ</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>КОМАНДА</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Расчёт</translation>
    </message>
    <message>
        <source>Called</source>
        <translation>Названо</translation>
    </message>
    <message>
        <source>Called ace</source>
        <translation>Названный туз</translation>
    </message>
    <message>
        <source>Caller and partner who win take all of it, half each; if they lose, they pay in as much as lies there, half each</source>
        <translation>Выиграв, играющий и партнёр забирают всё, каждый половину; проиграв, вносят столько, сколько там лежит, каждый половину</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Card points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Card points + blind</source>
        <translation>Очки с прикупом</translation>
    </message>
    <message>
        <source>Card points + skat</source>
        <translation>Очки вместе со скатом</translation>
    </message>
    <message>
        <source>Card points come after =</source>
        <translation>Очки пишутся после =</translation>
    </message>
    <message>
        <source>Card points of 240</source>
        <translation>Очков из 240</translation>
    </message>
    <message>
        <source>Card points of seat {seat}</source>
        <translation>Очки места {seat}</translation>
    </message>
    <message>
        <source>Card points of the declaring side</source>
        <translation>Очки играющей стороны</translation>
    </message>
    <message>
        <source>Card points per step of asking up</source>
        <translation>Очков в одном шаге повышения</translation>
    </message>
    <message>
        <source>Card points that win</source>
        <translation>Очки для выигрыша</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Carried from page {page}</source>
        <translation>Перенос со страницы {page}</translation>
    </message>
    <message>
        <source>Carried over</source>
        <translation>Перенос</translation>
    </message>
    <message numerus="yes">
        <source>Carried over after %n hands</source>
        <translation>
            <numerusform>Перенос после %n сдачи</numerusform>
            <numerusform>Перенос после %n сдач</numerusform>
            <numerusform>Перенос после %n сдач</numerusform>
        </translation>
    </message>
    <message>
        <source>Carried over from an earlier evening</source>
        <translation>Перенос с прошлого вечера</translation>
    </message>
    <message>
        <source>Caught fox</source>
        <translation>Пойманная лиса</translation>
    </message>
    <message>
        <source>Caught the fox</source>
        <translation>Поймал лису</translation>
    </message>
    <message>
        <source>Cents for a dearer one</source>
        <translation>Центов за более дорогую</translation>
    </message>
    <message>
        <source>Cents for a lost game</source>
        <translation>Центов за проигранную игру</translation>
    </message>
    <message>
        <source>Cents for a point</source>
        <translation>Центов за очко</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Change how it is paid</source>
        <translation>Изменить порядок расчёта</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Записать</translation>
    </message>
    <message>
        <source>Charge who had it</source>
        <translation>Записать на тех, кто брал</translation>
    </message>
    <message>
        <source>Charged</source>
        <translation>Записано</translation>
    </message>
    <message>
        <source>Cheap solos 10/20</source>
        <translation>Дешёвые соло 10/20</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Фишки</translation>
    </message>
    <message>
        <source>Chips counted</source>
        <translation>Фишки сосчитаны</translation>
    </message>
    <message>
        <source>Choosers win</source>
        <translation>Выигрывают выбиравшие</translation>
    </message>
    <message>
        <source>Choosers win 1 or 2 strokes, the others 2 or 4, forced games 1 or 2; Schwarz is a head.</source>
        <translation>Выбиравшие выигрывают 1 или 2 штриха, другие 2 или 4, вынужденные игры 1 или 2; шварц — целая голова.</translation>
    </message>
    <message>
        <source>Choosers win, Schneider</source>
        <translation>Выигрывают выбиравшие, шнайдер</translation>
    </message>
    <message>
        <source>Claimed the rest</source>
        <translation>Потребовал остаток</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Close the evening</source>
        <translation>Закончить вечер</translation>
    </message>
    <message>
        <source>Close, all is paid</source>
        <translation>Закрыть, всё оплачено</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Трефы</translation>
    </message>
    <message>
        <source>Clubs, spades, hearts, diamonds</source>
        <translation>Трефы, пики, черви, бубны</translation>
    </message>
    <message>
        <source>Coins leave {amount} for {bearer}.</source>
        <translation>От округления {amount} остаётся: {bearer}.</translation>
    </message>
    <message>
        <source>Copied: it can be pasted into the chat now.</source>
        <translation>Скопировано: можно вставить в чат.</translation>
    </message>
    <message>
        <source>Copied: {file}</source>
        <translation>Скопировано: {file}</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Копии</translation>
    </message>
    <message>
        <source>Copies of all evenings</source>
        <translation>Копии всех вечеров</translation>
    </message>
    <message>
        <source>Copy as text for the chat</source>
        <translation>Скопировать текстом для чата</translation>
    </message>
    <message>
        <source>Copy now</source>
        <translation>Скопировать сейчас</translation>
    </message>
    <message>
        <source>Copying …</source>
        <translation>Копируется …</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Correcting hand {number}</source>
        <translation>Исправление сдачи {number}</translation>
    </message>
    <message>
        <source>Counted as</source>
        <translation>Считается как</translation>
    </message>
    <message>
        <source>Cross-check</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Ctrl+Enter does the same from anywhere on this page</source>
        <translation>Ctrl+Enter делает то же самое из любого места этой страницы</translation>
    </message>
    <message>
        <source>Customs</source>
        <translation>Обычаи</translation>
    </message>
    <message>
        <source>D</source>
        <translation>С</translation>
    </message>
    <message>
        <source>Damaged, kept as it is, and to be saved as raw text among all evenings: {evenings}. All the rest can be used.</source>
        <translation>Повреждено: {evenings}. Это остаётся как есть; в списке всех вечеров его можно сохранить текстом. Всем остальным можно пользоваться.</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмный</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Сдающий</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Сдача карт</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Сдаёт первым</translation>
    </message>
    <message>
        <source>Deals next</source>
        <translation>Сдаёт следующим</translation>
    </message>
    <message>
        <source>Dealt ahead</source>
        <translation>Сдано вне очереди</translation>
    </message>
    <message>
        <source>Dealt out of turn</source>
        <translation>Сдано вне очереди</translation>
    </message>
    <message>
        <source>Dear Sauspiel 20/50</source>
        <translation>Дорогой зауспиль 20/50</translation>
    </message>
    <message>
        <source>Dearer from which lost game of the evening</source>
        <translation>Дороже начиная с какой проигранной игры вечера</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Играющий</translation>
    </message>
    <message>
        <source>Declaring side</source>
        <translation>Играющая сторона</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Бубны</translation>
    </message>
    <message>
        <source>Did not show himself in time</source>
        <translation>Не открылся вовремя</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отбросить</translation>
    </message>
    <message>
        <source>Dispute slip</source>
        <translation>Листок для спора</translation>
    </message>
    <message>
        <source>Doppelkopf</source>
        <translation>Доппелькопф</translation>
    </message>
    <message>
        <source>Double pack of 240 card points</source>
        <translation>Двойная колода, 240 очков</translation>
    </message>
    <message>
        <source>Doubled hands to come</source>
        <translation>Двойных сдач впереди</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Удвоение</translation>
    </message>
    <message>
        <source>Doubling has no limit</source>
        <translation>Удвоения не ограничены</translation>
    </message>
    <message>
        <source>Draw the seats</source>
        <translation>Места по жребию</translation>
    </message>
    <message>
        <source>Drinks</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Drinks and food</source>
        <translation>Напитки и еда</translation>
    </message>
    <message>
        <source>Duty soli</source>
        <translation>Обязательные соло</translation>
    </message>
    <message>
        <source>Duty solo</source>
        <translation>Обязательное соло</translation>
    </message>
    <message>
        <source>EUROS</source>
        <translation>ЕВРО</translation>
    </message>
    <message>
        <source>Each further hand thrown in before it doubles it once more</source>
        <translation>Каждая ещё одна сброшенная перед ней сдача удваивает её ещё раз</translation>
    </message>
    <message>
        <source>Each knock doubles</source>
        <translation>Каждый стук удваивает</translation>
    </message>
    <message>
        <source>Each knock trebles</source>
        <translation>Каждый стук утраивает</translation>
    </message>
    <message>
        <source>Each point</source>
        <translation>За каждое очко</translation>
    </message>
    <message>
        <source>Each runner</source>
        <translation>За каждого ляуфера</translation>
    </message>
    <message>
        <source>Each runner in a solo</source>
        <translation>За каждого ляуфера в соло</translation>
    </message>
    <message>
        <source>Each side may reply as often as it likes</source>
        <translation>Каждая сторона отвечает сколько угодно раз</translation>
    </message>
    <message>
        <source>Each step adds</source>
        <translation>Каждый шаг добавляет</translation>
    </message>
    <message>
        <source>Each with each:</source>
        <translation>Каждый с каждым:</translation>
    </message>
    <message>
        <source>Eight Wenzel and a suit that is named, two against two.</source>
        <translation>Восемь венцелей и названная масть, двое против двоих.</translation>
    </message>
    <message>
        <source>Eight people with two packs of 32 cards and 240 card points.</source>
        <translation>Восемь человек, две колоды по 32 карты, 240 очков.</translation>
    </message>
    <message>
        <source>Empty list</source>
        <translation>Пустой список</translation>
    </message>
    <message>
        <source>Enter books. Ctrl+Z and Ctrl+Y are for what was typed here, then for the evening.</source>
        <translation>Enter записывает. Ctrl+Z и Ctrl+Y сначала относятся к набранному здесь, потом к вечеру.</translation>
    </message>
    <message>
        <source>Enter it again</source>
        <translation>Записать снова</translation>
    </message>
    <message>
        <source>Enter the hand as it was; what that changes stands here.</source>
        <translation>Введи сдачу, как она была; что от этого изменится, будет показано здесь.</translation>
    </message>
    <message>
        <source>Entered at {time}</source>
        <translation>Записано в {time}</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Escape once more gives up this table and all that is entered</source>
        <translation>Ещё раз Esc — и этот стол со всем введённым пропадёт</translation>
    </message>
    <message>
        <source>Evening {number} has begun.</source>
        <translation>Вечер {number} начался.</translation>
    </message>
    <message>
        <source>Evening {number} was gone on with.</source>
        <translation>Вечер {number} продолжен.</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Вечера</translation>
    </message>
    <message>
        <source>Evenings and protocols</source>
        <translation>Вечера и протоколы</translation>
    </message>
    <message>
        <source>Evenings in the copy</source>
        <translation>Вечера в копии</translation>
    </message>
    <message>
        <source>Every change of this evening, with its time.</source>
        <translation>Все изменения вечера со временем.</translation>
    </message>
    <message>
        <source>Every game but the Ramsch has one declarer</source>
        <translation>В каждой игре, кроме рамша, есть один играющий</translation>
    </message>
    <message>
        <source>Every hand is paid in cash when it is played.</source>
        <translation>За каждую сдачу платят сразу наличными.</translation>
    </message>
    <message>
        <source>Every loser pays one winner</source>
        <translation>Каждый проигравший платит одному победителю</translation>
    </message>
    <message>
        <source>Every round is a Kreuzbock, in which those opposite play together</source>
        <translation>Каждый круг — кройцбок, в нём играют вместе сидящие напротив</translation>
    </message>
    <message>
        <source>Every second person is a partner</source>
        <translation>Партнёр — каждый второй</translation>
    </message>
    <message>
        <source>Every solo counts until nobody owes one</source>
        <translation>Каждое соло засчитывается, пока кто-то ещё должен</translation>
    </message>
    <message>
        <source>Every trick</source>
        <translation>Все взятки</translation>
    </message>
    <message>
        <source>Every trick is lost by the others</source>
        <translation>Если взяты все взятки, проигрывают остальные</translation>
    </message>
    <message>
        <source>Every trick was announced</source>
        <translation>Были объявлены все взятки</translation>
    </message>
    <message>
        <source>Everybody alone, bells are trumps, every trick is a stroke.</source>
        <translation>Каждый за себя, козыри — бубенцы, каждая взятка — штрих.</translation>
    </message>
    <message>
        <source>Everybody has to play soli in the evening, and one that is lost counts as well</source>
        <translation>Каждый должен за вечер сыграть соло; проигранное тоже засчитывается</translation>
    </message>
    <message>
        <source>Everybody is charged 30, the pool is only a figure and ends the evening when it is used up; a solo is 10, 20 or 30 either way.</source>
        <translation>На каждого записывают 30, котёл — лишь число, и когда он кончится, кончится и вечер; соло в обе стороны 10, 20 или 30.</translation>
    </message>
    <message>
        <source>Everybody is even.</source>
        <translation>Все в расчёте.</translation>
    </message>
    <message>
        <source>Everybody knocks only once</source>
        <translation>Каждый стучит только один раз</translation>
    </message>
    <message>
        <source>Everybody may knock</source>
        <translation>Стучать могут все</translation>
    </message>
    <message numerus="yes">
        <source>Everybody owes %n soli</source>
        <translation>
            <numerusform>С каждого %n соло</numerusform>
            <numerusform>С каждого %n соло</numerusform>
            <numerusform>С каждого %n соло</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody owes {taker} {amount}</source>
        <translation>долг каждого → {taker}: {amount}</translation>
    </message>
    <message>
        <source>Everybody pays in</source>
        <translation>Все вносят</translation>
    </message>
    <message>
        <source>Everybody plays alone</source>
        <translation>Каждый играет за себя</translation>
    </message>
    <message>
        <source>Everybody plays alone, and who has the most card points loses</source>
        <translation>Каждый играет за себя; у кого больше всех очков, тот проигрывает</translation>
    </message>
    <message>
        <source>Everybody settles with everybody the difference of their points.</source>
        <translation>Каждый рассчитывается с каждым по разнице очков.</translation>
    </message>
    <message>
        <source>Everybody sits once</source>
        <translation>Каждый сидит один раз</translation>
    </message>
    <message>
        <source>Everybody stakes</source>
        <translation>Каждый ставит</translation>
    </message>
    <message>
        <source>Everybody stakes 50; the Old Ladies win 5, 10 or 15 each from the pool and lose 10, 15 or 20.</source>
        <translation>Каждый ставит 50; старые дамы выигрывают из котла по 5, 10 или 15 и проигрывают 10, 15 или 20.</translation>
    </message>
    <message>
        <source>Everybody was paid</source>
        <translation>Все расплатились</translation>
    </message>
    <message>
        <source>Everybody who takes no trick doubles it for all</source>
        <translation>Каждый без взятки удваивает для всех</translation>
    </message>
    <message>
        <source>Everybody who takes no trick gets double</source>
        <translation>Каждый без взятки получает вдвое</translation>
    </message>
    <message>
        <source>Everybody who takes no trick gets double, and double again for every other such</source>
        <translation>Каждый без взятки получает вдвое, и ещё вдвое за каждого другого без взятки</translation>
    </message>
    <message>
        <source>Everything can be looked at, but nothing can be written: {why}. Once that is mended, start the program again</source>
        <translation>Всё можно посмотреть, но ничего нельзя записать: {why}. Когда это будет исправлено, запустите программу снова</translation>
    </message>
    <message>
        <source>Everything stays on this computer, in {folder}.</source>
        <translation>Всё остаётся на этом компьютере, в {folder}.</translation>
    </message>
    <message>
        <source>Everything stays on this computer.</source>
        <translation>Всё остаётся на этом компьютере.</translation>
    </message>
    <message>
        <source>Everything that the game costs is doubled, Schneider and runners too</source>
        <translation>Удваивается всё, чего стоит игра, шнайдер и ляуферы тоже</translation>
    </message>
    <message>
        <source>Example evening</source>
        <translation>Пример вечера</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Пример:</translation>
    </message>
    <message>
        <source>F</source>
        <translation>П</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ФАЙЛ</translation>
    </message>
    <message>
        <source>FILE=NAME</source>
        <translation>ФАЙЛ=ИМЯ</translation>
    </message>
    <message>
        <source>Farbgeier</source>
        <translation>Фарбгайер</translation>
    </message>
    <message>
        <source>Farbwenz</source>
        <translation>Фарбвенц</translation>
    </message>
    <message>
        <source>Fewer games</source>
        <translation>Меньше игр</translation>
    </message>
    <message>
        <source>Fewest card points</source>
        <translation>Меньше всех очков</translation>
    </message>
    <message>
        <source>Fewest payments:</source>
        <translation>Меньше всего платежей:</translation>
    </message>
    <message>
        <source>Fiddler&apos;s Green</source>
        <translation>Fiddler’s Green</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Fill in {count} lines before use</source>
        <translation>До игры заполнить строк: {count}</translation>
    </message>
    <message>
        <source>Fill this in first</source>
        <translation>Сначала заполни это</translation>
    </message>
    <message>
        <source>Fill this in: {line}</source>
        <translation>Заполни: {line}</translation>
    </message>
    <message>
        <source>First say who everybody is.</source>
        <translation>Сначала скажи, кто есть кто.</translation>
    </message>
    <message>
        <source>First side to 20 strokes, which the table counts itself.</source>
        <translation>Кто первым наберёт 20 штрихов; считают их за столом.</translation>
    </message>
    <message>
        <source>First tap a name, or drag it</source>
        <translation>Сначала коснись имени или перетащи его</translation>
    </message>
    <message>
        <source>Five-handed Sheepshead is not a game of this program</source>
        <translation>Шипсхеда впятером в этой программе нет</translation>
    </message>
    <message>
        <source>Fold away</source>
        <translation>Свернуть</translation>
    </message>
    <message>
        <source>Fold away what was written down</source>
        <translation>Свернуть записанное</translation>
    </message>
    <message>
        <source>Foliage</source>
        <translation>Листва</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Для</translation>
    </message>
    <message>
        <source>For a caught fox the other side pays in the same way</source>
        <translation>За пойманную лису другая сторона платит так же</translation>
    </message>
    <message>
        <source>For all hands</source>
        <translation>Для всех сдач</translation>
    </message>
    <message>
        <source>For one hand</source>
        <translation>На одну сдачу</translation>
    </message>
    <message>
        <source>For the log: {words}</source>
        <translation>В журнал: {words}</translation>
    </message>
    <message>
        <source>For three</source>
        <translation>Втроём</translation>
    </message>
    <message>
        <source>For three, 24 cards, eight each: Wenz, Geier and Solo at 50, ten for everything else; nobody is called.</source>
        <translation>На троих, 24 карты, по восемь: венц, гайер и соло по 50, всё остальное по десять; никого не зовут.</translation>
    </message>
    <message>
        <source>For three, 32 cards, ten each: Wenz, Geier and Solo at 40, Schneider and Schwarz 10; asked up by fives; the middle untouched or a Tout doubles; no runners.</source>
        <translation>На троих, 32 карты, по десять: венц, гайер и соло по 40, шнайдер и шварц 10; повышают по пять; нетронутая середина или ту удваивают; ляуферов нет.</translation>
    </message>
    <message>
        <source>For what</source>
        <translation>За что</translation>
    </message>
    <message>
        <source>For whose side?</source>
        <translation>Для чьей стороны?</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>По принуждению</translation>
    </message>
    <message>
        <source>Forced choosers win, Schneider</source>
        <translation>Вынужденно выбиравшие выигрывают, шнайдер</translation>
    </message>
    <message>
        <source>Forced where nobody offers so many trumps</source>
        <translation>По принуждению, если никто не предлагает столько козырей</translation>
    </message>
    <message>
        <source>Forced, either side</source>
        <translation>По принуждению, любая сторона</translation>
    </message>
    <message>
        <source>Forced, the others win, Schneider</source>
        <translation>По принуждению, выигрывают другие, шнайдер</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Four Wenzel and a suit that is named, two against two.</source>
        <translation>Четыре венцеля и названная масть, двое против двоих.</translation>
    </message>
    <message>
        <source>Four people play this</source>
        <translation>В это играют вчетвером</translation>
    </message>
    <message>
        <source>Four people with two packs of 24 cards and 240 card points.</source>
        <translation>Четыре человека, две колоды по 24 карты, 240 очков.</translation>
    </message>
    <message>
        <source>Four, six or eight Wenzel and bells always trumps: nobody names them.</source>
        <translation>Четыре, шесть или восемь венцелей, козыри всегда бубенцы: их никто не называет.</translation>
    </message>
    <message>
        <source>From an earlier hand on</source>
        <translation>С более ранней сдачи</translation>
    </message>
    <message>
        <source>From forehand on one after the other may knock, until somebody does not</source>
        <translation>Стучат по очереди от первой руки, пока кто-то не откажется</translation>
    </message>
    <message>
        <source>From now on</source>
        <translation>С этой сдачи</translation>
    </message>
    <message>
        <source>From the next hand on</source>
        <translation>Со следующей сдачи</translation>
    </message>
    <message>
        <source>From the pool</source>
        <translation>Из котла</translation>
    </message>
    <message>
        <source>From when</source>
        <translation>С какого порога</translation>
    </message>
    <message>
        <source>From when?</source>
        <translation>С какого времени?</translation>
    </message>
    <message>
        <source>From {low} to {high}</source>
        <translation>От {low} до {high}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Game and people</source>
        <translation>Игра и люди</translation>
    </message>
    <message>
        <source>Game points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Game, rules, people</source>
        <translation>Игра, правила, люди</translation>
    </message>
    <message>
        <source>Game, who, points</source>
        <translation>Игра, кто, очки</translation>
    </message>
    <message>
        <source>Game, who: {points}</source>
        <translation>Игра, кто; {points}</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Games lost</source>
        <translation>Проигранные игры</translation>
    </message>
    <message>
        <source>Games lost by the others</source>
        <translation>Проигранные другими</translation>
    </message>
    <message>
        <source>Games of this variant are not checked</source>
        <translation>Игры этого вида не проверяются</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Выигранные игры</translation>
    </message>
    <message>
        <source>Games won less games lost</source>
        <translation>Выигранные минус проигранные</translation>
    </message>
    <message>
        <source>Gasthof zur Post, back room</source>
        <translation>Гастхоф «Цур Пост», задняя комната</translation>
    </message>
    <message>
        <source>Geier</source>
        <translation>Гайер</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Немецкий</translation>
    </message>
    <message>
        <source>German Schafkopf</source>
        <translation>Немецкий шафкопф</translation>
    </message>
    <message>
        <source>German, Altenburg 1</source>
        <translation>Немецкий, Альтенбург 1</translation>
    </message>
    <message>
        <source>German, Altenburg 2</source>
        <translation>Немецкий, Альтенбург 2</translation>
    </message>
    <message>
        <source>German, Altenburg 3</source>
        <translation>Немецкий, Альтенбург 3</translation>
    </message>
    <message>
        <source>German, Schneider from 91</source>
        <translation>Немецкий, шнайдер с 91</translation>
    </message>
    <message>
        <source>German, nine strokes</source>
        <translation>Немецкий, девять штрихов</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Go on with it here</source>
        <translation>Продолжить здесь</translation>
    </message>
    <message>
        <source>Going on with it here adds what came later to what is here; every step of it can be taken back.</source>
        <translation>Если продолжить здесь, всё более позднее добавится к тому, что есть; каждый шаг можно отменить.</translation>
    </message>
    <message>
        <source>Grand</source>
        <translation>Гранд</translation>
    </message>
    <message>
        <source>Grand ouvert counts 24 as any Grand, and once more for ouvert</source>
        <translation>Гранд уверт считается за 24, как любой гранд, и за уверт ещё раз</translation>
    </message>
    <message>
        <source>Grand ouvert counts 36, a lost hand game once, a passed deal is dealt again.</source>
        <translation>Гранд-уверт считается за 36, проигранная игра с руки — один раз, при общем пасе пересдают.</translation>
    </message>
    <message>
        <source>Grand ouvert counts 36, ouvert itself not</source>
        <translation>Гранд-уверт считается за 36, сам уверт — нет</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>Присуждено</translation>
    </message>
    <message>
        <source>Granted, since it was still possible</source>
        <translation>Присуждено, так как было ещё возможно</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёные</translation>
    </message>
    <message>
        <source>H</source>
        <translation>Х</translation>
    </message>
    <message>
        <source>Had it</source>
        <translation>Кто брал</translation>
    </message>
    <message>
        <source>Half entered</source>
        <translation>Введено наполовину</translation>
    </message>
    <message>
        <source>Half entered: {hand}</source>
        <translation>Введено не всё: {hand}</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Hand by hand</source>
        <translation>Сдача за сдачей</translation>
    </message>
    <message>
        <source>Hand {hands} has another dealer</source>
        <translation>В сдаче {hands} другой сдающий</translation>
    </message>
    <message>
        <source>Hand {hands} no longer counts double</source>
        <translation>Сдача {hands} больше не удваивается</translation>
    </message>
    <message>
        <source>Hand {hands} no longer uses up a doubled hand</source>
        <translation>Сдача {hands} больше не тратит удвоенную сдачу</translation>
    </message>
    <message>
        <source>Hand {hands} now counts double</source>
        <translation>Сдача {hands} теперь удваивается</translation>
    </message>
    <message>
        <source>Hand {hands} now uses up a doubled hand</source>
        <translation>Сдача {hands} теперь тратит удвоенную сдачу</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Сдача {number}</translation>
    </message>
    <message>
        <source>Hand {number} booked</source>
        <translation>Сдача {number} записана</translation>
    </message>
    <message>
        <source>Hand {number} corrected</source>
        <translation>Сдача {number} исправлена</translation>
    </message>
    <message>
        <source>Hand {number} counts again</source>
        <translation>Сдача {number} снова в счёт</translation>
    </message>
    <message>
        <source>Hand {number} counts again.</source>
        <translation>Сдача {number} снова считается.</translation>
    </message>
    <message>
        <source>Hand {number} counts nothing now.</source>
        <translation>Сдача {number} больше не считается.</translation>
    </message>
    <message>
        <source>Hand {number} deleted</source>
        <translation>Сдача {number} удалена</translation>
    </message>
    <message>
        <source>Hand {number} deleted: entered twice</source>
        <translation>Сдача {number} удалена: записана дважды</translation>
    </message>
    <message>
        <source>Hand {number} inserted</source>
        <translation>Сдача {number} вставлена</translation>
    </message>
    <message>
        <source>Hand {number} is corrected.</source>
        <translation>Сдача {number} исправлена.</translation>
    </message>
    <message>
        <source>Hand {number} is gone.</source>
        <translation>Сдачи {number} больше нет.</translation>
    </message>
    <message>
        <source>Hand {number} no longer fits: {why}</source>
        <translation>Сдача {number} больше не подходит: {why}</translation>
    </message>
    <message>
        <source>Hand {number} struck</source>
        <translation>Сдача {number} вычеркнута</translation>
    </message>
    <message>
        <source>Hand {number} – {hand}</source>
        <translation>Сдача {number} — {hand}</translation>
    </message>
    <message>
        <source>Hand {number}: {amount}</source>
        <translation>Сдача {number}: {amount}</translation>
    </message>
    <message>
        <source>Hand {number}: {changes}</source>
        <translation>Сдача {number}: {changes}</translation>
    </message>
    <message>
        <source>Hand {number}: {dealer} deals, {forehand} leads.</source>
        <translation>Сдача {number}: сдаёт {dealer}, ходит {forehand}.</translation>
    </message>
    <message>
        <source>Hand {place} of {of}</source>
        <translation>Сдача {place} из {of}</translation>
    </message>
    <message>
        <source>Hand {place} of {of} doubled after hand {because}.</source>
        <translation>Сдача {place} из {of}, удвоена после сдачи {because}.</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Сдачи</translation>
    </message>
    <message>
        <source>Hands in a round</source>
        <translation>Сдач в круге</translation>
    </message>
    <message>
        <source>Hands {hands} have another dealer</source>
        <translation>Сдачи {hands}: другой сдающий</translation>
    </message>
    <message>
        <source>Hands {hands} no longer count double</source>
        <translation>Сдачи {hands} больше не удваиваются</translation>
    </message>
    <message>
        <source>Hands {hands} no longer fit. Hand {number}: {why}</source>
        <translation>Сдачи {hands} больше не подходят. Сдача {number}: {why}</translation>
    </message>
    <message>
        <source>Hands {hands} no longer use up doubled hands</source>
        <translation>Сдачи {hands} больше не тратят удвоенных сдач</translation>
    </message>
    <message>
        <source>Hands {hands} now count double</source>
        <translation>Сдачи {hands} теперь удваиваются</translation>
    </message>
    <message>
        <source>Hands {hands} now use up doubled hands</source>
        <translation>Сдачи {hands} теперь тратят удвоенные сдачи</translation>
    </message>
    <message>
        <source>He wins from each what the Ramsch costs</source>
        <translation>Он выигрывает с каждого цену рамша</translation>
    </message>
    <message>
        <source>He wins {price} from each</source>
        <translation>Он выигрывает с каждого {price}</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Головы</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Черви</translation>
    </message>
    <message>
        <source>Hearts are trumps</source>
        <translation>Черви — козыри</translation>
    </message>
    <message>
        <source>Hearts are trumps; called ace 10, solo 50, Schneider and Schwarz 10 more each.</source>
        <translation>Козыри — черви; названный туз 10, соло 50, шнайдер и шварц по 10 сверх того.</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Матадоры</translation>
    </message>
    <message>
        <source>Here a Ramsch is played when nobody bids</source>
        <translation>Здесь играют рамш, если никто не заявил</translation>
    </message>
    <message>
        <source>Here it is asked up by {step}</source>
        <translation>Здесь повышают шагами по {step}</translation>
    </message>
    <message>
        <source>Here it only counts how often it was said</source>
        <translation>Здесь важно лишь, сколько раз это сказали</translation>
    </message>
    <message>
        <source>Here that is only warned about</source>
        <translation>Здесь об этом только предупреждают</translation>
    </message>
    <message>
        <source>Here the first trick of another makes the partner</source>
        <translation>Здесь партнёра определяет первая чужая взятка</translation>
    </message>
    <message>
        <source>Here these games have no suit</source>
        <translation>Здесь у этих игр нет масти</translation>
    </message>
    <message>
        <source>Here they knock one after the other from forehand on</source>
        <translation>Здесь стучат по очереди от первой руки</translation>
    </message>
    <message>
        <source>Herz-Solo</source>
        <translation>Черви-соло</translation>
    </message>
    <message>
        <source>Hirsch</source>
        <translation>Хирш</translation>
    </message>
    <message>
        <source>Hochzeit</source>
        <translation>Хохцайт</translation>
    </message>
    <message>
        <source>House rule: {rule}</source>
        <translation>Правило стола: {rule}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Домашние правила</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Как</translation>
    </message>
    <message>
        <source>How did it end?</source>
        <translation>Чем кончилось?</translation>
    </message>
    <message>
        <source>How it ended was said already</source>
        <translation>Чем кончилось, уже сказано</translation>
    </message>
    <message>
        <source>How it is paid</source>
        <translation>Как рассчитываются</translation>
    </message>
    <message>
        <source>How it is paid was changed</source>
        <translation>Изменён порядок расчёта</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Сколько</translation>
    </message>
    <message>
        <source>How many there are</source>
        <translation>Сколько их</translation>
    </message>
    <message>
        <source>How much does everybody pay in? For example 1.00</source>
        <translation>Сколько вносит каждый? Например 1,00</translation>
    </message>
    <message>
        <source>How much, to each</source>
        <translation>Сколько каждому</translation>
    </message>
    <message>
        <source>How often it counts</source>
        <translation>Во сколько раз</translation>
    </message>
    <message>
        <source>H|Hirsch</source>
        <translation>Х|хирш</translation>
    </message>
    <message>
        <source>If you played with coins on the table, tick what was paid so, and choose “in cash after every hand” under “How it is paid” for the hands to come.</source>
        <translation>Если вы играли на монеты, отметьте то, что так уже заплачено, а для следующих сдач выберите «наличными после каждой сдачи» в разделе «Как рассчитываются».</translation>
    </message>
    <message>
        <source>Illegal signal</source>
        <translation>Запрещённый знак</translation>
    </message>
    <message>
        <source>Illegal signal, to each</source>
        <translation>Запрещённый знак, каждому</translation>
    </message>
    <message>
        <source>In a Farbwenz or Farbgeier from</source>
        <translation>В фарбвенце и фарбгайере от</translation>
    </message>
    <message>
        <source>In a Muss 60 are enough with so few trumps</source>
        <translation>В муссе хватает 60, если козырей так мало</translation>
    </message>
    <message>
        <source>In a Muss 60 are enough with {trumps} trumps or fewer</source>
        <translation>В муссе хватает 60, если козырей не больше {trumps}</translation>
    </message>
    <message>
        <source>In a Muss, too, 61 are needed</source>
        <translation>В муссе тоже нужно 61</translation>
    </message>
    <message>
        <source>In a Ramsch</source>
        <translation>В рамше</translation>
    </message>
    <message>
        <source>In a Wenz or Geier from</source>
        <translation>В венце и гайере от</translation>
    </message>
    <message>
        <source>In a round every game counts double</source>
        <translation>В круге каждая игра считается вдвойне</translation>
    </message>
    <message>
        <source>In a solo at most</source>
        <translation>В соло не больше</translation>
    </message>
    <message>
        <source>In cash: {hands}.</source>
        <translation>Наличными: {hands}.</translation>
    </message>
    <message>
        <source>In cash: {hands}. The other hands are open.</source>
        <translation>Наличными: {hands}. За остальные сдачи ещё не заплачено.</translation>
    </message>
    <message>
        <source>In hand {number} {dealer} would deal, not {other}</source>
        <translation>Сдачу {number} сдавал бы {dealer}, а не {other}</translation>
    </message>
    <message>
        <source>In single tricks everybody draws a stroke of his own for each trick he takes</source>
        <translation>При счёте взяток каждый ставит себе по штриху за каждую свою взятку</translation>
    </message>
    <message>
        <source>In the file it was on {day} at {time}.</source>
        <translation>В файле — в последний раз {day} в {time}.</translation>
    </message>
    <message>
        <source>In the pool</source>
        <translation>В котле</translation>
    </message>
    <message>
        <source>Insert a hand after it</source>
        <translation>Вставить сдачу после</translation>
    </message>
    <message>
        <source>Insert a hand before it</source>
        <translation>Вставить сдачу перед ней</translation>
    </message>
    <message>
        <source>Insert it</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>International values with Kontra and Re, Bock rounds, and a Ramsch when nobody bids.</source>
        <translation>Международные цены, контра и ре, круги бока и рамш, если никто не заявил.</translation>
    </message>
    <message>
        <source>Into the Stock</source>
        <translation>В шток</translation>
    </message>
    <message>
        <source>Is</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>It begins with the next hand</source>
        <translation>Он начинается со следующей сдачи</translation>
    </message>
    <message>
        <source>It cannot end like this: {end}</source>
        <translation>Так кончиться не может: {end}</translation>
    </message>
    <message>
        <source>It could not be kept: {why}</source>
        <translation>Сохранить не удалось: {why}</translation>
    </message>
    <message>
        <source>It could not be saved: {why}</source>
        <translation>Сохранить не удалось: {why}</translation>
    </message>
    <message>
        <source>It counts as Schwarz</source>
        <translation>Считается шварцем</translation>
    </message>
    <message>
        <source>It does not say enough about these lines: {lines}</source>
        <translation>Об этих строках в нём сказано не всё: {lines}</translation>
    </message>
    <message>
        <source>It has no limit</source>
        <translation>Он не ограничен</translation>
    </message>
    <message>
        <source>It holds at most</source>
        <translation>В него входит не больше</translation>
    </message>
    <message>
        <source>It holds {most} at most</source>
        <translation>В нём не больше {most}</translation>
    </message>
    <message>
        <source>It is at the printer.</source>
        <translation>Отправлено на принтер.</translation>
    </message>
    <message>
        <source>It is being prepared …</source>
        <translation>Готовится …</translation>
    </message>
    <message>
        <source>It is going to the printer …</source>
        <translation>Отправляется на принтер …</translation>
    </message>
    <message>
        <source>It is here already</source>
        <translation>Он уже здесь</translation>
    </message>
    <message>
        <source>It is longer than any evening</source>
        <translation>Он длиннее любого вечера</translation>
    </message>
    <message>
        <source>It is said who still owes one; nobody pays for it, and no amount changes</source>
        <translation>Видно, кто ещё должен; за это никто не платит, и суммы не меняются</translation>
    </message>
    <message>
        <source>It is somebody else</source>
        <translation>Это другой человек</translation>
    </message>
    <message>
        <source>It no longer fits: {why}</source>
        <translation>Больше не подходит: {why}</translation>
    </message>
    <message>
        <source>It shall count nothing; number and deal stay.</source>
        <translation>Она не идёт в счёт; номер и сдающий остаются.</translation>
    </message>
    <message>
        <source>It stands with the hand; an empty line takes it back.</source>
        <translation>Она стоит при сдаче; пустая строка её убирает.</translation>
    </message>
    <message>
        <source>It takes back what was never written</source>
        <translation>Он отменяет то, чего не записывали</translation>
    </message>
    <message>
        <source>It was entered twice; later hands move up.</source>
        <translation>Записана дважды; следующие сдвинутся.</translation>
    </message>
    <message>
        <source>It was gone on with differently here and there. In common: {common}; here: {here}; in the file: {there}.</source>
        <translation>Здесь и там его продолжили по-разному. Общее: {common}; здесь: {here}; в файле: {there}.</translation>
    </message>
    <message>
        <source>It was last written to on {day} at {time}.</source>
        <translation>Последняя запись здесь — {day} в {time}.</translation>
    </message>
    <message>
        <source>It was struck, and counts after all.</source>
        <translation>Была вычеркнута, но всё же в счёт.</translation>
    </message>
    <message>
        <source>Its rules cannot be played</source>
        <translation>По его правилам играть нельзя</translation>
    </message>
    <message>
        <source>Its writings are not in their order</source>
        <translation>Его записи идут не по порядку</translation>
    </message>
    <message>
        <source>K</source>
        <translation>К</translation>
    </message>
    <message>
        <source>K Kontra, R Re, Kl knocked, B Bock</source>
        <translation>К контра, Р ре, Ст постучали, Б бок</translation>
    </message>
    <message>
        <source>KEYS</source>
        <translation>КЛАВИШИ</translation>
    </message>
    <message>
        <source>Kaiser</source>
        <translation>Кайзер</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Keep as my own</source>
        <translation>Сохранить как свой</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Оставить оба</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Keep the name</source>
        <translation>Сохранить имя</translation>
    </message>
    <message>
        <source>Keep the note</source>
        <translation>Сохранить заметку</translation>
    </message>
    <message>
        <source>Keeps the score of a Schafkopf table, and says why.</source>
        <translation>Ведёт счёт за столом шафкопфа и говорит, почему так.</translation>
    </message>
    <message>
        <source>Keeps the score, settles up, forgets nothing.</source>
        <translation>Ведёт счёт, подводит итог, ничего не забывает.</translation>
    </message>
    <message>
        <source>Kept from a table of our own</source>
        <translation>Сохранено с нашего стола</translation>
    </message>
    <message>
        <source>Kept: {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>Клавиши:</translation>
    </message>
    <message>
        <source>Kitty</source>
        <translation>Касса</translation>
    </message>
    <message>
        <source>Kitty with</source>
        <translation>Касса у</translation>
    </message>
    <message>
        <source>Kn.</source>
        <translation>ст.</translation>
    </message>
    <message>
        <source>Knocked before it was thrown in</source>
        <translation>Постучали до того, как сбросили</translation>
    </message>
    <message>
        <source>Knocks</source>
        <translation>Стуки</translation>
    </message>
    <message>
        <source>Knocks and Kontra</source>
        <translation>Стуки и контра</translation>
    </message>
    <message>
        <source>Knocks before it raise that stake as they raise the price of a game</source>
        <translation>Стуки перед этим повышают эту ставку так же, как цену игры</translation>
    </message>
    <message>
        <source>Knocks raise the stake</source>
        <translation>Стуки повышают ставку</translation>
    </message>
    <message>
        <source>Known</source>
        <translation>Знакомые</translation>
    </message>
    <message>
        <source>Kn|knocked</source>
        <translation>Ст|постучали</translation>
    </message>
    <message>
        <source>Kontra</source>
        <translation>Контра</translation>
    </message>
    <message>
        <source>Kontra and Re</source>
        <translation>Контра и ре</translation>
    </message>
    <message>
        <source>Kontra doubles, and every reply to it doubles again</source>
        <translation>Контра удваивает, и каждый ответ на неё удваивает ещё раз</translation>
    </message>
    <message>
        <source>Kontra doubles, and there is no reply to it</source>
        <translation>Контра удваивает, и ответа на неё нет</translation>
    </message>
    <message>
        <source>Kontra needs a game</source>
        <translation>Для контры нужна игра</translation>
    </message>
    <message>
        <source>Kontra up to</source>
        <translation>Контра до</translation>
    </message>
    <message>
        <source>Kontra where it is forbidden</source>
        <translation>запрещённая Контра</translation>
    </message>
    <message>
        <source>Kontra, Re</source>
        <translation>Контра, ре</translation>
    </message>
    <message>
        <source>Kontra, Re, Sub, Hirsch</source>
        <translation>контра, ре, суб, хирш</translation>
    </message>
    <message>
        <source>Kozel</source>
        <translation>Козёл</translation>
    </message>
    <message>
        <source>Kreuz</source>
        <translation>Кройц</translation>
    </message>
    <message>
        <source>Kreuz: those opposite play together</source>
        <translation>Кройц: играют вместе сидящие напротив</translation>
    </message>
    <message>
        <source>Kreuzbock</source>
        <translation>Кройцбок</translation>
    </message>
    <message>
        <source>Kreuzbock: in a round those opposite play together</source>
        <translation>Кройцбок: в круге играют вместе сидящие напротив</translation>
    </message>
    <message>
        <source>K|Kontra</source>
        <translation>К|контра</translation>
    </message>
    <message>
        <source>L.</source>
        <translation>п.</translation>
    </message>
    <message>
        <source>Ladies</source>
        <translation>Старые</translation>
    </message>
    <message>
        <source>Laid away</source>
        <translation>Снос</translation>
    </message>
    <message>
        <source>Laid out</source>
        <translation>Заплатил</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Last copied on {day} at {time}.</source>
        <translation>Последняя копия: {day}, {time}.</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Последний круг</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Последняя взятка</translation>
    </message>
    <message>
        <source>Later dealers</source>
        <translation>Следующие сдающие</translation>
    </message>
    <message>
        <source>Leader of trick {trick}</source>
        <translation>Ход во взятке {trick}</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Меньше всех</translation>
    </message>
    <message>
        <source>Least with every trick</source>
        <translation>Меньше всех, все взятки</translation>
    </message>
    <message>
        <source>Least without a trick</source>
        <translation>Меньше всех, без взятки</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Не надо</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Листья</translation>
    </message>
    <message>
        <source>Leaves early</source>
        <translation>Уходит раньше</translation>
    </message>
    <message>
        <source>Left as it is, it opens the next evening.</source>
        <translation>Если оставить как есть, этим откроется следующий вечер.</translation>
    </message>
    <message>
        <source>Legal cards</source>
        <translation>Разрешённые карты</translation>
    </message>
    <message>
        <source>Legal cards of play {play}</source>
        <translation>Разрешённые карты хода {play}</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>Let it count again</source>
        <translation>Вернуть в счёт</translation>
    </message>
    <message>
        <source>Let the variable SCHAFSCORE_HOME name a folder that you may write to.</source>
        <translation>Укажи в переменной SCHAFSCORE_HOME папку, в которую можно писать.</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Letters and numbers as they stand on the buttons: who plays, then the rest.</source>
        <translation>Буквы и числа, как на кнопках: кто играет, потом остальное.</translation>
    </message>
    <message>
        <source>Levels are announced in a suit or a grand from the hand</source>
        <translation>Ступени объявляют только в масти или гранде с руки</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлый</translation>
    </message>
    <message>
        <source>Light / dark</source>
        <translation>Светло / темно</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>Светлый или тёмный вид</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Line of the tariff</source>
        <translation>Строка тарифа</translation>
    </message>
    <message>
        <source>Line {line}: {reason}</source>
        <translation>Строка {line}: {reason}</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Список</translation>
    </message>
    <message numerus="yes">
        <source>List for %n people, to write by hand</source>
        <translation>
            <numerusform>Список на %n игрока, для записи от руки</numerusform>
            <numerusform>Список на %n игроков, для записи от руки</numerusform>
            <numerusform>Список на %n игроков, для записи от руки</numerusform>
        </translation>
    </message>
    <message>
        <source>List in large print</source>
        <translation>Список крупным шрифтом</translation>
    </message>
    <message>
        <source>List of the hands</source>
        <translation>Список сдач</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Loss money</source>
        <translation>Плата за проигрыши</translation>
    </message>
    <message>
        <source>Losses only</source>
        <translation>Только проигрыши</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Проиграно</translation>
    </message>
    <message>
        <source>Lost games</source>
        <translation>Проигранные игры</translation>
    </message>
    <message>
        <source>Lost, Schneider</source>
        <translation>Проиграно, шнайдер</translation>
    </message>
    <message>
        <source>Lost, Schwarz</source>
        <translation>Проиграно, шварц</translation>
    </message>
    <message>
        <source>Lustsolo</source>
        <translation>Лустсоло</translation>
    </message>
    <message>
        <source>Lustsolo is allowed</source>
        <translation>Лустсоло разрешено</translation>
    </message>
    <message>
        <source>Manner</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Manual hand</source>
        <translation>Свободная запись</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>Marks are written for the side that loses; 60 to 60 marks nobody</source>
        <translation>Метки пишут проигравшей стороне; при 60 на 60 — никому</translation>
    </message>
    <message>
        <source>Marks that make goats</source>
        <translation>Меток до козла</translation>
    </message>
    <message>
        <source>Matadors</source>
        <translation>Матадоры</translation>
    </message>
    <message>
        <source>May be</source>
        <translation>Бывает</translation>
    </message>
    <message>
        <source>May knock</source>
        <translation>Стучать может</translation>
    </message>
    <message>
        <source>Means</source>
        <translation>Значит</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Неверная сдача</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Деньги</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Другие игры</translation>
    </message>
    <message>
        <source>More house rules</source>
        <translation>Прочие домашние правила</translation>
    </message>
    <message>
        <source>More prices</source>
        <translation>Прочие цены</translation>
    </message>
    <message>
        <source>Move the list</source>
        <translation>Прокрутить список</translation>
    </message>
    <message>
        <source>Muck</source>
        <translation>Мук</translation>
    </message>
    <message>
        <source>Muck, Wenz and Geier for the pair; 21 points make a Bobbl. That a contract is worth 2, 3 or 4 is a proposal.</source>
        <translation>Мук, венц и гайер парой; 21 очко — бобль. Что игра стоит 2, 3 или 4, — только предложение.</translation>
    </message>
    <message>
        <source>Mucken</source>
        <translation>Мукен</translation>
    </message>
    <message>
        <source>Multiplier</source>
        <translation>Множитель</translation>
    </message>
    <message>
        <source>Muss</source>
        <translation>Мусс</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>ИМЯ</translation>
    </message>
    <message>
        <source>NAME,NAME</source>
        <translation>ИМЯ,ИМЯ</translation>
    </message>
    <message>
        <source>NAME=NUMBER,NAME=NUMBER</source>
        <translation>ИМЯ=ЧИСЛО,ИМЯ=ЧИСЛО</translation>
    </message>
    <message>
        <source>NAME=VALUE</source>
        <translation>ИМЯ=ЗНАЧЕНИЕ</translation>
    </message>
    <message>
        <source>NEW</source>
        <translation>НОВОЕ</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>ЧИСЛО</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Name a person of the pair that won</source>
        <translation>Назови кого-то из выигравшей пары</translation>
    </message>
    <message>
        <source>Name of the evening</source>
        <translation>Название вечера</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Название набора</translation>
    </message>
    <message>
        <source>Names of the suits</source>
        <translation>Названия мастей</translation>
    </message>
    <message>
        <source>New name</source>
        <translation>Новое имя</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Новый стол</translation>
    </message>
    <message>
        <source>Niederfüllbach, short pack</source>
        <translation>Нидерфюльбах, короткая колода</translation>
    </message>
    <message>
        <source>No amount changes.</source>
        <translation>Ни одна сумма не меняется.</translation>
    </message>
    <message>
        <source>No card points count as no trick</source>
        <translation>Ноль очков считается как без взятки</translation>
    </message>
    <message>
        <source>No evening is called that</source>
        <translation>Такого вечера нет</translation>
    </message>
    <message>
        <source>No evening is in it.</source>
        <translation>Вечеров в ней нет.</translation>
    </message>
    <message>
        <source>No file was opened.</source>
        <translation>Файл не открыт.</translation>
    </message>
    <message>
        <source>No hand that was played changes.</source>
        <translation>Ни одна сыгранная сдача не меняется.</translation>
    </message>
    <message>
        <source>No longer at the table: {who}</source>
        <translation>Больше не за столом: {who}</translation>
    </message>
    <message>
        <source>No point changes</source>
        <translation>Очки не меняются</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Без взятки</translation>
    </message>
    <message>
        <source>No trump may be given back</source>
        <translation>Козырь возвращать нельзя</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Nobody asks up</source>
        <translation>Торга вверх нет</translation>
    </message>
    <message>
        <source>Nobody at the table is called {name}</source>
        <translation>За столом никого не зовут {name}</translation>
    </message>
    <message>
        <source>Nobody bids</source>
        <translation>Никто не заявил</translation>
    </message>
    <message>
        <source>Nobody can be asked up so far</source>
        <translation>Так высоко повысить нельзя</translation>
    </message>
    <message>
        <source>Nobody can knock here</source>
        <translation>Здесь никто не может стучать</translation>
    </message>
    <message>
        <source>Nobody can win it instead, not even with every trick</source>
        <translation>Выиграть его нельзя, даже со всеми взятками</translation>
    </message>
    <message>
        <source>Nobody doubles so often</source>
        <translation>Столько раз никто не удваивает</translation>
    </message>
    <message>
        <source>Nobody here is called {name}</source>
        <translation>Здесь никого не зовут {name}</translation>
    </message>
    <message>
        <source>Nobody in the file is called {name}</source>
        <translation>В файле никого не зовут {name}</translation>
    </message>
    <message>
        <source>Nobody is called {name}</source>
        <translation>Никого не зовут {name}</translation>
    </message>
    <message>
        <source>Nobody is his own partner</source>
        <translation>Никто сам себе не партнёр</translation>
    </message>
    <message>
        <source>Nobody may knock</source>
        <translation>Стучать нельзя никому</translation>
    </message>
    <message>
        <source>Nobody owes anything</source>
        <translation>Никто ничего не должен</translation>
    </message>
    <message>
        <source>Nobody owes anything.</source>
        <translation>Никто ничего не должен.</translation>
    </message>
    <message>
        <source>Nobody pays anybody: only one column of the list changes</source>
        <translation>Никто никому не платит, меняется лишь один столбец списка</translation>
    </message>
    <message>
        <source>Nobody pays anything</source>
        <translation>Никто ничего не платит</translation>
    </message>
    <message>
        <source>Nobody pays himself</source>
        <translation>Никто не платит сам себе</translation>
    </message>
    <message>
        <source>Nobody played, and what was paid is a custom of that table</source>
        <translation>Никто не играл, а заплатили по обычаю того стола</translation>
    </message>
    <message>
        <source>Nobody plays a Ramsch from the hand</source>
        <translation>Рамш с руки не играют</translation>
    </message>
    <message>
        <source>Nobody plays a Sie with cards in the middle</source>
        <translation>С картами в середине зи не играют</translation>
    </message>
    <message>
        <source>Nobody plays, bids or doubles in {game}: {keys}</source>
        <translation>{game}: никто не играет, не торгуется и не удваивает: {keys}</translation>
    </message>
    <message>
        <source>Nobody says Kontra here</source>
        <translation>Контру здесь никто не говорит</translation>
    </message>
    <message>
        <source>Nobody sits at the table</source>
        <translation>За столом никого нет</translation>
    </message>
    <message>
        <source>Not as usual: {lines}</source>
        <translation>Не как обычно: {lines}</translation>
    </message>
    <message>
        <source>Not booked: {why}</source>
        <translation>Ещё не записано: {why}</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Ещё нет</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Note on hand {number}</source>
        <translation>Заметка к сдаче {number}</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Заметка:</translation>
    </message>
    <message>
        <source>Nothing can be written there</source>
        <translation>Туда ничего нельзя записать</translation>
    </message>
    <message>
        <source>Nothing doubles what goes into the Stock for a lost game or comes out of it</source>
        <translation>То, что после игры вносят в шток или берут из него, ничто не удваивает</translation>
    </message>
    <message>
        <source>Nothing has changed since the copy of {when}: {file}</source>
        <translation>С копии от {when} ничего не изменилось: {file}</translation>
    </message>
    <message>
        <source>Nothing is changed yet</source>
        <translation>Пока ничего не изменено</translation>
    </message>
    <message>
        <source>Nothing is due from {giver} to {taker}; name an amount</source>
        <translation>{giver} → {taker}: долга нет; назови сумму</translation>
    </message>
    <message>
        <source>Nothing is laid away in a hand game</source>
        <translation>В игре с руки ничего не сносят</translation>
    </message>
    <message>
        <source>Nothing of this is asked here</source>
        <translation>Об этом здесь не спрашивают</translation>
    </message>
    <message>
        <source>Nothing was changed so far.</source>
        <translation>Пока ничего не менялось.</translation>
    </message>
    <message>
        <source>Nothing was charged.</source>
        <translation>Ничего не записано.</translation>
    </message>
    <message>
        <source>Nothing was written; --twice keeps it beside the other.</source>
        <translation>Ничего не записано; --twice сохранит его рядом с другим.</translation>
    </message>
    <message>
        <source>Nothing was written; --yes does it.</source>
        <translation>Ничего не записано; запишет --yes.</translation>
    </message>
    <message>
        <source>Null</source>
        <translation>Нуль</translation>
    </message>
    <message>
        <source>Null hand</source>
        <translation>Нуль с руки</translation>
    </message>
    <message>
        <source>Null hand ouvert</source>
        <translation>Нуль-уверт с руки</translation>
    </message>
    <message>
        <source>Null ouvert</source>
        <translation>Нуль-уверт</translation>
    </message>
    <message>
        <source>Number of cards</source>
        <translation>Число карт</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>OLD</source>
        <translation>СТАРОЕ</translation>
    </message>
    <message>
        <source>OPTION</source>
        <translation>ПАРАМЕТР</translation>
    </message>
    <message>
        <source>Oberwallenstadt, short pack</source>
        <translation>Обервалленштадт, короткая колода</translation>
    </message>
    <message>
        <source>Of two or three people who holds the Ober of {suit}, the Old One, plays alone</source>
        <translation>Вдвоём и втроём играет один тот, у кого старая дама — обер масти {suit}</translation>
    </message>
    <message>
        <source>Of two tied loses</source>
        <translation>При равенстве двоих проигрывает</translation>
    </message>
    <message>
        <source>Offences</source>
        <translation>Нарушения</translation>
    </message>
    <message>
        <source>Officers&apos; Schafkopf</source>
        <translation>Офицерский шафкопф</translation>
    </message>
    <message>
        <source>Old cards 20/40</source>
        <translation>Старая карта 20/40</translation>
    </message>
    <message>
        <source>Once the Stock is full nothing more is paid in</source>
        <translation>Когда шток полон, в него больше не платят</translation>
    </message>
    <message>
        <source>One against the others: if he wins each of them pays him, if he loses he pays each of them</source>
        <translation>Один против остальных: выиграв, получает с каждого, проиграв, платит каждому</translation>
    </message>
    <message>
        <source>One for every five</source>
        <translation>По одной на каждые пять</translation>
    </message>
    <message>
        <source>One knock makes it twofold, two threefold, three fivefold, four eightfold</source>
        <translation>Один стук — вдвойне, два — втройне, три — впятеро, четыре — ввосьмеро</translation>
    </message>
    <message>
        <source>One knock makes it twofold, two threefold, three fourfold, four fivefold</source>
        <translation>Один стук — вдвойне, два — втройне, три — вчетверо, четыре — впятеро</translation>
    </message>
    <message>
        <source>One more each for hand, Schneider, Schwarz, each of the two announced, and ouvert</source>
        <translation>Ещё по разу за игру с руки, шнейдер, шварц, объявление каждого из них и уверт</translation>
    </message>
    <message>
        <source>One names the trumps and plays against the other; who loses pays who wins</source>
        <translation>Один называет козыри и играет против другого; проигравший платит выигравшему</translation>
    </message>
    <message>
        <source>One of these copies can take its place. What is there now is put aside.</source>
        <translation>Одна из этих копий может занять его место. То, что есть сейчас, будет отложено.</translation>
    </message>
    <message>
        <source>One of these copies can take its place. What is there now is put aside. You can also open the rest of it: what is damaged stays as it is, and so do the copies.</source>
        <translation>Одна из этих копий может занять его место. То, что есть сейчас, будет отложено. Можно и открыть остальное: повреждённое останется как есть, копии тоже.</translation>
    </message>
    <message>
        <source>One of these copies can take its place. You can begin anew too: the copies stay.</source>
        <translation>Одна из этих копий может занять его место. Можно и начать заново: копии останутся.</translation>
    </message>
    <message>
        <source>One of these ended the game, not both</source>
        <translation>Игру закончило одно из двух, а не оба</translation>
    </message>
    <message>
        <source>One page, four steps</source>
        <translation>Один лист, четыре шага</translation>
    </message>
    <message>
        <source>One, two or three people win</source>
        <translation>Выигрывают один, двое или трое</translation>
    </message>
    <message>
        <source>Only a card of his own can be given back</source>
        <translation>Вернуть можно только свою карту</translation>
    </message>
    <message>
        <source>Only cards of his own can be laid away</source>
        <translation>Снести можно только свои карты</translation>
    </message>
    <message>
        <source>Only for three people</source>
        <translation>Только втроём</translation>
    </message>
    <message>
        <source>Only forehand knocks here</source>
        <translation>Здесь стучит только первая рука</translation>
    </message>
    <message>
        <source>Only forehand may knock</source>
        <translation>Стучать может только первая рука</translation>
    </message>
    <message>
        <source>Only one knocks here</source>
        <translation>Здесь стучит только один</translation>
    </message>
    <message>
        <source>Only one may knock</source>
        <translation>Стучать может только один</translation>
    </message>
    <message>
        <source>Only one of the tied loses</source>
        <translation>Проигрывает только один из равных</translation>
    </message>
    <message>
        <source>Only one of the tied wins</source>
        <translation>Выигрывает только один из равных</translation>
    </message>
    <message>
        <source>Only the Player lays cards away</source>
        <translation>Карты откладывает только играющий</translation>
    </message>
    <message>
        <source>Only the column of the soloist changes</source>
        <translation>Меняется только столбец солиста</translation>
    </message>
    <message>
        <source>Only the other side says {word}</source>
        <translation>{word} говорит только другая сторона</translation>
    </message>
    <message>
        <source>Only the partner holds a called ace</source>
        <translation>Названный туз есть только у партнёра</translation>
    </message>
    <message>
        <source>Only the soloist can do that</source>
        <translation>Это может только солист</translation>
    </message>
    <message>
        <source>Only the soloist has to show himself</source>
        <translation>Открываться должен только солист</translation>
    </message>
    <message>
        <source>Only those announced as duty</source>
        <translation>Только объявленные обязательными</translation>
    </message>
    <message>
        <source>Only two against two play for the Stock; a solo and a Ramsch leave it as it is</source>
        <translation>За шток играют только двое против двух; соло и рамш его не трогают</translation>
    </message>
    <message>
        <source>Only when it was announced</source>
        <translation>Только если объявлено</translation>
    </message>
    <message>
        <source>Only who took a trick wins here</source>
        <translation>Здесь выигрывает только взявший взятку</translation>
    </message>
    <message>
        <source>Only who took a trick wins it</source>
        <translation>Его выигрывает только взявший взятку</translation>
    </message>
    <message>
        <source>Only with three people two cards lie in the middle</source>
        <translation>Две карты лежат в середине, только когда играют втроём</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Open an evening</source>
        <translation>Открыть вечер</translation>
    </message>
    <message>
        <source>Open an evening …</source>
        <translation>Открыть вечер …</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Открыть снова</translation>
    </message>
    <message>
        <source>Open the evening again</source>
        <translation>Снова открыть вечер</translation>
    </message>
    <message>
        <source>Open the one here</source>
        <translation>Открыть здешний</translation>
    </message>
    <message>
        <source>Open the rest</source>
        <translation>Открыть остальное</translation>
    </message>
    <message>
        <source>Or words: {words}</source>
        <translation>Или слова: {words}</translation>
    </message>
    <message>
        <source>Other people than before</source>
        <translation>Не те люди, что раньше</translation>
    </message>
    <message>
        <source>Other rules for all hands</source>
        <translation>Другие правила для всех сдач</translation>
    </message>
    <message>
        <source>Other rules from hand {number} on</source>
        <translation>Другие правила с игры {number}</translation>
    </message>
    <message>
        <source>Other rules from now on</source>
        <translation>Другие правила с этого места</translation>
    </message>
    <message>
        <source>Others …</source>
        <translation>Другие …</translation>
    </message>
    <message>
        <source>Outstanding</source>
        <translation>Не заплачено</translation>
    </message>
    <message>
        <source>Overbid</source>
        <translation>Перебор</translation>
    </message>
    <message>
        <source>Owes</source>
        <translation>Должен</translation>
    </message>
    <message>
        <source>PDF files</source>
        <translation>Файлы PDF</translation>
    </message>
    <message>
        <source>PLACE</source>
        <translation>МЕСТО</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Страница {page} из {pages}</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Оплачено</translation>
    </message>
    <message>
        <source>Paid are the game points, without what Seeger-Fabian adds</source>
        <translation>Платят за очки игр, без прибавок по Зегеру-Фабиану</translation>
    </message>
    <message>
        <source>Paid by</source>
        <translation>Платит</translation>
    </message>
    <message>
        <source>Paid by who leaves</source>
        <translation>Оплачено уходящим</translation>
    </message>
    <message>
        <source>Paid, and stands up</source>
        <translation>Уплачено, встаёт</translation>
    </message>
    <message>
        <source>Paid, and stays</source>
        <translation>Уплачено, остаётся</translation>
    </message>
    <message>
        <source>Paid:</source>
        <translation>Заплачено:</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>Paper has no letters for {names}: boxes or a number stand there. Another name helps.</source>
        <translation>Для печати не хватает букв ({names}): там будут квадратики или номер. Поможет другое имя.</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Партнёр</translation>
    </message>
    <message>
        <source>Partner and exchange belong to the Hochzeit</source>
        <translation>Партнёр и обмен бывают в хохцайте</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Партнёры</translation>
    </message>
    <message>
        <source>Partners by</source>
        <translation>Партнёр</translation>
    </message>
    <message>
        <source>Partners sit opposite</source>
        <translation>Партнёры сидят напротив</translation>
    </message>
    <message>
        <source>Partnership</source>
        <translation>Игра парами</translation>
    </message>
    <message>
        <source>Pass the evening on</source>
        <translation>Передать вечер</translation>
    </message>
    <message>
        <source>Passed in</source>
        <translation>Общий пас</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Платежи</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Платит</translation>
    </message>
    <message>
        <source>Pays too</source>
        <translation>Тоже платит</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Штраф</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Люди</translation>
    </message>
    <message>
        <source>People and seats</source>
        <translation>Люди и места</translation>
    </message>
    <message>
        <source>Permanent trumps</source>
        <translation>Постоянные козыри</translation>
    </message>
    <message>
        <source>Person {number}</source>
        <translation>Участник {number}</translation>
    </message>
    <message>
        <source>Picked</source>
        <translation>Взял прикуп</translation>
    </message>
    <message>
        <source>Picked games</source>
        <translation>Игры с прикупом</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Plain 10/50</source>
        <translation>Простой 10/50</translation>
    </message>
    <message>
        <source>Plain 10/50, short pack</source>
        <translation>Простой 10/50, короткая колода</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Как играли</translation>
    </message>
    <message>
        <source>Played though it cannot reach the bid</source>
        <translation>Сыграно, хотя заявка недостижима</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Очко</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Points are written for the side that wins</source>
        <translation>Очки пишут выигравшей стороне</translation>
    </message>
    <message>
        <source>Points booked</source>
        <translation>Записанные очки</translation>
    </message>
    <message>
        <source>Points of a Bobbl</source>
        <translation>Очков в бобле</translation>
    </message>
    <message>
        <source>Points of a game</source>
        <translation>Очков в партии</translation>
    </message>
    <message>
        <source>Points: Sauspiel 1, 2, 3, solos 2, 3, 4 from each, Tout 8 from each; no runners, no Kontra; nobody plays: the same one deals again.</source>
        <translation>Очки: зауспиль 1, 2, 3, соло 2, 3, 4 с каждого, ту 8 с каждого; без ляуферов и контры; если никто не играет, сдаёт тот же.</translation>
    </message>
    <message>
        <source>Points: Sauspiel 1, 2, 3, solos 2, 3, 4 from each, a runner 1, Tout 6 and Sie 14 from each; no Kontra; nobody plays: the Old One must.</source>
        <translation>Очки: зауспиль 1, 2, 3, соло 2, 3, 4 с каждого, ляуфер 1, ту 6 и зи 14 с каждого; без контры; если все спасовали, играть обязана старая.</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Котёл</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Котёл</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Набор правил</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Наборы правил</translation>
    </message>
    <message>
        <source>Press Enter after each name</source>
        <translation>После каждого имени нажми Enter</translation>
    </message>
    <message>
        <source>Preview, {pages} pages</source>
        <translation>Просмотр, страниц: {pages}</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Price a head</source>
        <translation>Цена на одного</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Цены</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Print a slip</source>
        <translation>Напечатать листок</translation>
    </message>
    <message>
        <source>Pro-Hof</source>
        <translation>Pro-Hof</translation>
    </message>
    <message>
        <source>Pushed on</source>
        <translation>Передано</translation>
    </message>
    <message>
        <source>Put right in time</source>
        <translation>Исправлено вовремя</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Ramsch</source>
        <translation>Рамш</translation>
    </message>
    <message>
        <source>Re</source>
        <translation>Ре</translation>
    </message>
    <message>
        <source>Read aloud</source>
        <translation>Прочитать вслух</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Удалить навсегда</translation>
    </message>
    <message>
        <source>Remove {what} for good, with every copy of all evenings, also one in which it may still be whole? This cannot be undone.</source>
        <translation>Удалить навсегда со всеми копиями вечеров, даже с той, где он, возможно, ещё цел: {what}? Вернуть это будет нельзя.</translation>
    </message>
    <message>
        <source>Remove {what} for good, with every hand? It is in the copies, so all of them go, and the other evenings are copied anew. This cannot be undone.</source>
        <translation>Удалить навсегда: {what}, со всеми сдачами? Этот вечер есть и в копиях, поэтому удаляются они все, а остальные вечера копируются заново. Отменить это нельзя.</translation>
    </message>
    <message>
        <source>Remove …</source>
        <translation>Удалить …</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Renonce</source>
        <translation>Ренонс</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Остаток</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Round to</source>
        <translation>Округлять до</translation>
    </message>
    <message>
        <source>Rounded to {coins} cents; what is left goes: {remainder}.</source>
        <translation>Округлено до {coins} центов; остаток идёт {remainder}.</translation>
    </message>
    <message>
        <source>Rounded to {coin} cents, nothing is left over.</source>
        <translation>Округлено до {coin} центов, без остатка.</translation>
    </message>
    <message>
        <source>Rounded to {coin} cents; {who} bears the rest of {amount}.</source>
        <translation>Округлено до {coin} центов; остаток {amount} — {who}.</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Монеты</translation>
    </message>
    <message>
        <source>Row of the list</source>
        <translation>Строка списка</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Rules of your own were left out: {why}</source>
        <translation>Собственные правила пропущены: {why}</translation>
    </message>
    <message>
        <source>Runners</source>
        <translation>Ляуферы</translation>
    </message>
    <message>
        <source>Runners and people without a trick are not told</source>
        <translation>Ляуферы и игроки без взятки не указаны</translation>
    </message>
    <message>
        <source>Runners are not paid for</source>
        <translation>За ляуферов не платят</translation>
    </message>
    <message>
        <source>Runners are paid to</source>
        <translation>Ляуферы получают</translation>
    </message>
    <message>
        <source>Runners count in a Sie</source>
        <translation>Ляуферы считаются в зи</translation>
    </message>
    <message>
        <source>Runners count in a Tout</source>
        <translation>Ляуферы считаются в ту</translation>
    </message>
    <message>
        <source>Runners do not count in a Sie</source>
        <translation>При зи ляуферы не считаются</translation>
    </message>
    <message>
        <source>Runners do not count in a Tout</source>
        <translation>При ту ляуферы не считаются</translation>
    </message>
    <message>
        <source>Runners pay from</source>
        <translation>Ляуферы считаются от</translation>
    </message>
    <message>
        <source>Ru|runners</source>
        <translation>Л|ляуферы</translation>
    </message>
    <message>
        <source>R{count}</source>
        <translation>Л{count}</translation>
    </message>
    <message>
        <source>R|Re</source>
        <translation>Р|ре</translation>
    </message>
    <message>
        <source>Sauspiel</source>
        <translation>Зауспиль</translation>
    </message>
    <message>
        <source>Sauspiel 10, Wenz 20, Solo 30, Schneider and Schwarz 10; nobody plays: a Kreuz at 10.</source>
        <translation>Зауспиль 10, венц 20, соло 30, шнайдер и шварц 10; если никто не играет, кройц за 10.</translation>
    </message>
    <message>
        <source>Sauspiel 10, solos 50, Tout 100 and Sie 200 before runners; the runners of a Sie are not counted.</source>
        <translation>Зауспиль 10, соло 50, ту 100 и зи 200 без ляуферов; в зи ляуферы не считаются.</translation>
    </message>
    <message>
        <source>Sauspiel 10, solos 50, ten for everything else; Schneider from 91.</source>
        <translation>Зауспиль 10, соло 50, всё остальное по десять; шнайдер с 91.</translation>
    </message>
    <message>
        <source>Sauspiel 10, solos 50, ten for everything else; runners from three; Kontra and Re; nobody plays: the next one deals.</source>
        <translation>Зауспиль 10, соло 50, всё остальное по десять; ляуферы от трёх; контра и ре; если никто не играет, сдаёт следующий.</translation>
    </message>
    <message>
        <source>Sauspiel 10, solos only 20, ten for everything else.</source>
        <translation>Зауспиль 10, соло только 20, всё остальное по десять.</translation>
    </message>
    <message>
        <source>Sauspiel 10/20/50</source>
        <translation>Зауспиль 10/20/50</translation>
    </message>
    <message>
        <source>Sauspiel 20, solos 40, runners 5; a Ramsch costs 10, twice that to who has no card points, and 90 of them win it.</source>
        <translation>Зауспиль 20, соло 40, ляуферы 5; рамш стоит 10, вдвое тому, у кого нет очков, а с 90 он выигран.</translation>
    </message>
    <message>
        <source>Sauspiel 20, solos 50, ten for everything else; Schneider from 91.</source>
        <translation>Зауспиль 20, соло 50, всё остальное по десять; шнайдер с 91.</translation>
    </message>
    <message>
        <source>Sauspiel 20, solos 50, ten for everything else; runners from three, in a Wenz from two; knocks, Kontra to Hirsch.</source>
        <translation>Зауспиль 20, соло 50, всё остальное по десять; ляуферы от трёх, в венце от двух; стуки, контра до хирша.</translation>
    </message>
    <message>
        <source>Sauspiel 20, solos 50, with Geier, Hochzeit and Ramsch; knocks, Kontra to Hirsch, a Stock, and Bock after a lost Herz-Solo.</source>
        <translation>Зауспиль 20, соло 50, с гайером, хохцайтом и рамшем; стуки, контра до хирша, шток и бок после проигранного черви-соло.</translation>
    </message>
    <message>
        <source>Sauspiel 5, solos 20, five for everything else.</source>
        <translation>Зауспиль 5, соло 20, всё остальное по пять.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранить как PDF</translation>
    </message>
    <message>
        <source>Save as raw text …</source>
        <translation>Сохранить как есть, текстом …</translation>
    </message>
    <message>
        <source>Save for a spreadsheet …</source>
        <translation>Сохранить таблицей …</translation>
    </message>
    <message>
        <source>Save for another machine …</source>
        <translation>Сохранить для другого компьютера …</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Сохранено: {file}.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
    <message>
        <source>Say first what a point is worth, then it can be paid</source>
        <translation>Сначала укажи, сколько стоит очко, потом можно платить</translation>
    </message>
    <message>
        <source>Schafkopf</source>
        <translation>Шафкопф</translation>
    </message>
    <message>
        <source>Schafkopf on Friday</source>
        <translation>По пятницам</translation>
    </message>
    <message>
        <source>Schafkopf school</source>
        <translation>Школа шафкопфа</translation>
    </message>
    <message>
        <source>Schn.</source>
        <translation>шн.</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Шнайдер</translation>
    </message>
    <message>
        <source>Schneider from / up to</source>
        <translation>Шнайдер с / до</translation>
    </message>
    <message>
        <source>Schneider in a solo</source>
        <translation>Шнайдер в соло</translation>
    </message>
    <message>
        <source>Schneider, Schwarz, lost</source>
        <translation>шнайдер, шварц, проигрыш</translation>
    </message>
    <message>
        <source>Schneider, outside a round</source>
        <translation>шнайдер вне круга</translation>
    </message>
    <message>
        <source>Schneider, {what}: {count}</source>
        <translation>Шнайдер, {what}: {count}</translation>
    </message>
    <message>
        <source>Schw.</source>
        <translation>шв.</translation>
    </message>
    <message>
        <source>Schwarz</source>
        <translation>Шварц</translation>
    </message>
    <message>
        <source>Schwarz comes on top of Schneider</source>
        <translation>Шварц добавляется к шнайдеру</translation>
    </message>
    <message>
        <source>Schwarz in a solo</source>
        <translation>Шварц в соло</translation>
    </message>
    <message numerus="yes">
        <source>Schwarz is worth %n strokes</source>
        <translation>
            <numerusform>Шварц — %n штрих</numerusform>
            <numerusform>Шварц — %n штриха</numerusform>
            <numerusform>Шварц — %n штрихов</numerusform>
        </translation>
    </message>
    <message>
        <source>Schwarz is worth the whole head</source>
        <translation>Шварц — вся голова</translation>
    </message>
    <message>
        <source>Schwarz on top of Schneider</source>
        <translation>Шварц сверх шнайдера</translation>
    </message>
    <message>
        <source>Schwarz takes the place of Schneider</source>
        <translation>Шварц считается вместо шнайдера</translation>
    </message>
    <message>
        <source>Schwarz, on top</source>
        <translation>Шварц, сверху</translation>
    </message>
    <message>
        <source>Scribe</source>
        <translation>Пишет</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Seat of play {play}</source>
        <translation>Место хода {play}</translation>
    </message>
    <message>
        <source>Seats changed</source>
        <translation>Пересели</translation>
    </message>
    <message>
        <source>Seats for one hand: {people}</source>
        <translation>Места на одну сдачу: {people}</translation>
    </message>
    <message>
        <source>Seats: {people}</source>
        <translation>Места: {people}</translation>
    </message>
    <message>
        <source>Seeger</source>
        <translation>Зегер</translation>
    </message>
    <message>
        <source>Seeger-Fabian</source>
        <translation>Зегер-Фабиан</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Settled by game points</source>
        <translation>Расчёт по очкам за игры</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Расчёт</translation>
    </message>
    <message>
        <source>Shall the evenings be again as they were on {when}? Those of now are put aside and then stand among the copies.</source>
        <translation>Вернуть вечера к тому, что было {when}? Нынешние будут отложены и останутся среди копий.</translation>
    </message>
    <message>
        <source>Share of what was left</source>
        <translation>Доля остатка</translation>
    </message>
    <message>
        <source>Sheet ____</source>
        <translation>Лист ____</translation>
    </message>
    <message>
        <source>Short pack with four, six cards each</source>
        <translation>Короткая колода вчетвером, по шесть карт</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Show the log</source>
        <translation>Показать журнал</translation>
    </message>
    <message>
        <source>Side of</source>
        <translation>Сторона</translation>
    </message>
    <message>
        <source>Sie</source>
        <translation>Зи</translation>
    </message>
    <message>
        <source>Sie ×{answer}</source>
        <translation>Зи ×{answer}</translation>
    </message>
    <message>
        <source>Sie, before runners</source>
        <translation>Зи, без ляуферов</translation>
    </message>
    <message>
        <source>Sie, times</source>
        <translation>Зи, во сколько раз</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>Простая</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Посадить</translation>
    </message>
    <message>
        <source>Six Wenzel and a suit that is named, two against two.</source>
        <translation>Шесть венцелей и названная масть, двое против двоих.</translation>
    </message>
    <message>
        <source>Six Wenzel and bells are trumps, two against two.</source>
        <translation>Козыри — шесть венцелей и бубенцы, двое против двоих.</translation>
    </message>
    <message>
        <source>Six cards each: Sauspiel 5, 10, 15, Solo 20, Herz-Solo 25, runners from two; nobody plays: a Kreuz; no Kontra.</source>
        <translation>По шесть карт: зауспиль 5, 10, 15, соло 20, черви-соло 25, ляуферы от двух; если никто не играет, кройц; без контры.</translation>
    </message>
    <message>
        <source>Six cards each: Sauspiel 5, 10, 15, Solo 20, Herz-Solo 30; two runners 10, three 15, four 20; nobody plays: a Kreuz, of 60 to 60 once more.</source>
        <translation>По шесть карт: зауспиль 5, 10, 15, соло 20, черви-соло 30; два ляуфера 10, три 15, четыре 20; если никто не играет, кройц, при 60 : 60 ещё раз.</translation>
    </message>
    <message>
        <source>Six or eight Wenzel and trumps that are named; forced unless somebody offers six.</source>
        <translation>Шесть или восемь венцелей, козыри называют; по принуждению, если никто не предложит шесть.</translation>
    </message>
    <message>
        <source>Six people with 36 cards, three against three.</source>
        <translation>Шесть человек, 36 карт, трое против троих.</translation>
    </message>
    <message>
        <source>Six people with two packs of 24 cards and 240 card points.</source>
        <translation>Шесть человек, две колоды по 24 карты, 240 очков.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Si|Sie</source>
        <translation>Зи|зи</translation>
    </message>
    <message>
        <source>Skat</source>
        <translation>Скат</translation>
    </message>
    <message>
        <source>Skat in the pub</source>
        <translation>Скат в кабачке</translation>
    </message>
    <message>
        <source>Skat, international rules</source>
        <translation>Скат, международные правила</translation>
    </message>
    <message>
        <source>Skat, old Null</source>
        <translation>Скат, прежний нуль</translation>
    </message>
    <message>
        <source>Skat, old values</source>
        <translation>Скат, прежние цены</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>So few trumps that 60 are enough</source>
        <translation>Так мало козырей, что хватает 60</translation>
    </message>
    <message>
        <source>So many thrown in one after the other double</source>
        <translation>Столько сброшенных подряд удваивают</translation>
    </message>
    <message>
        <source>Soli for each</source>
        <translation>Соло на каждого</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Соло</translation>
    </message>
    <message>
        <source>Solo lost</source>
        <translation>Соло проиграно</translation>
    </message>
    <message>
        <source>Solo lost, Schneider</source>
        <translation>Соло проиграно, шнайдер</translation>
    </message>
    <message>
        <source>Solo lost, Schwarz</source>
        <translation>Соло проиграно, шварц</translation>
    </message>
    <message>
        <source>Solo won</source>
        <translation>Соло выиграно</translation>
    </message>
    <message>
        <source>Solo won, Schneider</source>
        <translation>Соло выиграно, шнайдер</translation>
    </message>
    <message>
        <source>Solo won, Schwarz</source>
        <translation>Соло выиграно, шварц</translation>
    </message>
    <message>
        <source>Soloists ask up by {step} card points at a time</source>
        <translation>Торгуются вверх шагами по {step} очков</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Соло</translation>
    </message>
    <message>
        <source>Solos have prices of their own for Schneider and Schwarz</source>
        <translation>У соло свои цены за шнайдер и шварц</translation>
    </message>
    <message>
        <source>Some letters of names can no longer be read.</source>
        <translation>Некоторые буквы имён больше не прочесть.</translation>
    </message>
    <message>
        <source>Some of it is damaged, the rest can be used</source>
        <translation>Часть повреждена, остальным можно пользоваться</translation>
    </message>
    <message>
        <source>Somebody else has more card points</source>
        <translation>У другого больше очков</translation>
    </message>
    <message>
        <source>Somebody else leads this trick</source>
        <translation>В эту взятку ходит другой</translation>
    </message>
    <message>
        <source>Somebody in it has no name</source>
        <translation>У кого-то в нём нет имени</translation>
    </message>
    <message>
        <source>Somebody meant here was removed meanwhile, together with an evening; choose again</source>
        <translation>Кто-то из выбранных тем временем удалён вместе с вечером; выберите заново</translation>
    </message>
    <message>
        <source>Somebody must get it, and nobody twice</source>
        <translation>Кто-то должен это получить, и никто — дважды</translation>
    </message>
    <message>
        <source>Somebody took the tricks</source>
        <translation>Кто-то взял взятки</translation>
    </message>
    <message>
        <source>Somebody wins something</source>
        <translation>Кто-то что-то выигрывает</translation>
    </message>
    <message>
        <source>Something about it was entered wrongly.</source>
        <translation>Что-то записано неверно.</translation>
    </message>
    <message>
        <source>Something else</source>
        <translation>Другое</translation>
    </message>
    <message>
        <source>Something is missing here</source>
        <translation>Здесь чего-то не хватает</translation>
    </message>
    <message>
        <source>Something to remember about it.</source>
        <translation>Что стоит о ней помнить.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Пики</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Особое</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Ставка</translation>
    </message>
    <message>
        <source>Stands up</source>
        <translation>Встаёт</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Шаг за шагом</translation>
    </message>
    <message>
        <source>Stichzwang belongs to Bettel and Ramsch</source>
        <translation>Обязанность бить бывает только в беттеле и рамше</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Шток</translation>
    </message>
    <message>
        <source>Strike it</source>
        <translation>Вычеркнуть</translation>
    </message>
    <message>
        <source>Strokes</source>
        <translation>Штрихи</translation>
    </message>
    <message>
        <source>Strokes of a game</source>
        <translation>Штрихов в партии</translation>
    </message>
    <message>
        <source>Strokes of a head</source>
        <translation>Штрихов в голове</translation>
    </message>
    <message>
        <source>Struck: it counts nothing and keeps its number and its deal.</source>
        <translation>Вычеркнута: не в счёт, номер и сдающий остаются.</translation>
    </message>
    <message>
        <source>St|Stock</source>
        <translation>Шт|шток</translation>
    </message>
    <message>
        <source>Su</source>
        <translation>Су</translation>
    </message>
    <message>
        <source>Sub</source>
        <translation>Суб</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Масть</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Расчёт</translation>
    </message>
    <message>
        <source>Sum 0</source>
        <translation>Сумма 0</translation>
    </message>
    <message>
        <source>Sum {amount}</source>
        <translation>Сумма {amount}</translation>
    </message>
    <message>
        <source>Sum {sum}</source>
        <translation>Сумма {sum}</translation>
    </message>
    <message>
        <source>Su|Sub</source>
        <translation>Су|суб</translation>
    </message>
    <message>
        <source>S|Schneider</source>
        <translation>Ш|шнайдер</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>ТЕКСТ</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Таблицы</translation>
    </message>
    <message>
        <source>Take in</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Take out: {what}</source>
        <translation>Убрать: {what}</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Отменено</translation>
    </message>
    <message>
        <source>Taken back: {what}</source>
        <translation>Отменено: {what}</translation>
    </message>
    <message>
        <source>Taken out again: {what}</source>
        <translation>Убрано: {what}</translation>
    </message>
    <message>
        <source>Tap a name first: then it changes seats, deals next or stands up</source>
        <translation>Сначала нажми на имя: потом пересади, назначь сдающим или подними из-за стола</translation>
    </message>
    <message>
        <source>Tap another name to swap the two, or the table between two names. Arrows move along</source>
        <translation>Ещё одно имя — поменять местами. Стол между двумя — посадить между ними. Стрелки — на место дальше</translation>
    </message>
    <message>
        <source>Tariff</source>
        <translation>Тариф</translation>
    </message>
    <message>
        <source>Text for the chat</source>
        <translation>Текст для чата</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Тексты</translation>
    </message>
    <message>
        <source>That could not be done: {why}</source>
        <translation>Не получилось: {why}</translation>
    </message>
    <message>
        <source>That counts as often as there are matadors, with or without, and once more for the game</source>
        <translation>Это умножают на число матадоров, с ними или без них, и ещё на один за игру</translation>
    </message>
    <message>
        <source>That is too long</source>
        <translation>Слишком длинно</translation>
    </message>
    <message>
        <source>That is too much</source>
        <translation>Слишком много</translation>
    </message>
    <message>
        <source>The Least</source>
        <translation>Меньше всех</translation>
    </message>
    <message>
        <source>The Old Ladies are the Obers of {one} and {other}; who holds them play together</source>
        <translation>Старые дамы — оберы мастей {one} и {other}; у кого они, те играют вместе</translation>
    </message>
    <message>
        <source>The Old One alone</source>
        <translation>Старая в одиночку</translation>
    </message>
    <message>
        <source>The Old One must play</source>
        <translation>Старая обязана играть</translation>
    </message>
    <message>
        <source>The Player may do that</source>
        <translation>Играющему это можно</translation>
    </message>
    <message>
        <source>The Player&apos;s column gains or loses 2, 4 or 6; a Least is worth 2, without a trick 4.</source>
        <translation>В столбце играющего плюс или минус 2, 4 или 6; меньше всех очков — 2, без взятки — 4.</translation>
    </message>
    <message>
        <source>The Stock is won by</source>
        <translation>Шток выигрывает</translation>
    </message>
    <message>
        <source>The amounts add up to {total}, not to zero</source>
        <translation>Суммы дают {total}, а не ноль</translation>
    </message>
    <message>
        <source>The best play with open cards is not searched</source>
        <translation>Лучшая игра в открытую не ищется</translation>
    </message>
    <message>
        <source>The called card does not fit the game</source>
        <translation>Названная карта не подходит к игре</translation>
    </message>
    <message>
        <source>The caller who wins takes all of it, and his partner nothing; if he loses, he pays in as much as lies there</source>
        <translation>Выиграв, играющий забирает всё, а партнёр ничего; проиграв, вносит столько, сколько там лежит</translation>
    </message>
    <message>
        <source>The card points come after the game</source>
        <translation>Очки пишутся после игры</translation>
    </message>
    <message>
        <source>The card points say how it ended</source>
        <translation>Исход определяют очки</translation>
    </message>
    <message>
        <source>The cards of this hand say otherwise; what was entered counts.</source>
        <translation>Карты этой сдачи говорят иначе; считается то, что записано.</translation>
    </message>
    <message>
        <source>The chips are written down and paid for at the end, unless you play with coins on the table</source>
        <translation>Фишки записывают и оплачивают в конце, если вы не играете на монеты на столе</translation>
    </message>
    <message>
        <source>The classic form of the Altenburg rules: forced unless somebody offers six trumps.</source>
        <translation>Классический вид альтенбургских правил: по принуждению, если никто не предложит шесть козырей.</translation>
    </message>
    <message>
        <source>The copy took the place of the evenings.</source>
        <translation>Копия заняла место вечеров.</translation>
    </message>
    <message>
        <source>The deal passes on</source>
        <translation>Сдача дальше</translation>
    </message>
    <message>
        <source>The deal was broken off before anything was played</source>
        <translation>Сдачу прервали до первого хода</translation>
    </message>
    <message>
        <source>The dealer does not sit here</source>
        <translation>Сдающий здесь не сидит</translation>
    </message>
    <message>
        <source>The dealer does not sit where he should</source>
        <translation>Сдающий сидит не там, где должен</translation>
    </message>
    <message>
        <source>The disk does not work as it should</source>
        <translation>Диск работает с ошибками</translation>
    </message>
    <message>
        <source>The disk does not work as it should; nothing of this was kept</source>
        <translation>Диск работает с ошибками; из этого ничего не сохранено</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>Диск заполнен</translation>
    </message>
    <message>
        <source>The disk is full; nothing of this was kept</source>
        <translation>Диск заполнен; из этого ничего не сохранено</translation>
    </message>
    <message>
        <source>The evening</source>
        <translation>Вечер</translation>
    </message>
    <message numerus="yes">
        <source>The evening here has %n later change(s) that are not in the file: nothing is to be taken in.</source>
        <translation>
            <numerusform>В вечере здесь есть %n более позднее изменение, которого нет в файле: принимать нечего.</numerusform>
            <numerusform>В вечере здесь есть %n более поздних изменения, которых нет в файле: принимать нечего.</numerusform>
            <numerusform>В вечере здесь есть %n более поздних изменений, которых нет в файле: принимать нечего.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The evening here has %n more hand(s) than the file: nothing is to be taken in.</source>
        <translation>
            <numerusform>В вечере здесь на %n сдачу больше, чем в файле: принимать нечего.</numerusform>
            <numerusform>В вечере здесь на %n сдачи больше, чем в файле: принимать нечего.</numerusform>
            <numerusform>В вечере здесь на %n сдач больше, чем в файле: принимать нечего.</numerusform>
        </translation>
    </message>
    <message>
        <source>The evening here is the same as in the file: nothing is to be taken in.</source>
        <translation>Вечер здесь тот же, что и в файле: принимать нечего.</translation>
    </message>
    <message>
        <source>The evening is closed again</source>
        <translation>Вечер снова закрыт</translation>
    </message>
    <message>
        <source>The evening is open again</source>
        <translation>Вечер снова открыт</translation>
    </message>
    <message>
        <source>The evening itself says who {name} is</source>
        <translation>Кто такой {name}, известно из самого вечера</translation>
    </message>
    <message>
        <source>The evening was opened</source>
        <translation>Вечер открыт</translation>
    </message>
    <message>
        <source>The evening was opened again</source>
        <translation>Вечер снова открыли</translation>
    </message>
    <message>
        <source>The evenings are as they were on {when}.</source>
        <translation>Вечера снова такие, какими были {when}.</translation>
    </message>
    <message>
        <source>The evenings are being brought back …</source>
        <translation>Вечера возвращаются …</translation>
    </message>
    <message>
        <source>The evenings cannot be opened</source>
        <translation>Вечера не открываются</translation>
    </message>
    <message>
        <source>The evenings need a folder, but at {place} none can be made: {why}. {what_now}</source>
        <translation>Вечерам нужна папка, но создать {place} не удаётся: {why}. {what_now}</translation>
    </message>
    <message>
        <source>The file counts points; here each of them is a cent.</source>
        <translation>В файле считают очки; здесь каждое — один цент.</translation>
    </message>
    <message>
        <source>The file does not say enough: {line}</source>
        <translation>В файле сказано не всё: {line}</translation>
    </message>
    <message numerus="yes">
        <source>The file has %n later change(s) that are not in the evening here.</source>
        <translation>
            <numerusform>В файле есть %n более позднее изменение, которого нет в вечере здесь.</numerusform>
            <numerusform>В файле есть %n более поздних изменения, которых нет в вечере здесь.</numerusform>
            <numerusform>В файле есть %n более поздних изменений, которых нет в вечере здесь.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file has %n more hand(s) than the evening here.</source>
        <translation>
            <numerusform>В файле на %n сдачу больше, чем в вечере здесь.</numerusform>
            <numerusform>В файле на %n сдачи больше, чем в вечере здесь.</numerusform>
            <numerusform>В файле на %n сдач больше, чем в вечере здесь.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is called {named}</source>
        <translation>Файл называется {named}</translation>
    </message>
    <message>
        <source>The file is too large</source>
        <translation>Файл слишком велик</translation>
    </message>
    <message>
        <source>The file of the evenings is damaged: no copy was made, and the earlier ones stay</source>
        <translation>Файл с вечерами повреждён: копия не сделана, а прежние остаются</translation>
    </message>
    <message>
        <source>The file of the evenings is empty</source>
        <translation>Файл с вечерами пуст</translation>
    </message>
    <message>
        <source>The file of the evenings is no longer there</source>
        <translation>Файла с вечерами больше нет</translation>
    </message>
    <message>
        <source>The file of the evenings was deleted, moved or replaced while it was open; nothing of this was kept. Put it back, or close the program and look among the copies beside it</source>
        <translation>Файл с вечерами удалён, перемещён или заменён, пока был открыт; ничего из этого не сохранено. Верни его на место или закрой программу и посмотри копии рядом с ним</translation>
    </message>
    <message>
        <source>The file of the evenings was slightly damaged and has been mended: nothing is missing. As it was before, it is kept among the copies.</source>
        <translation>Файл с вечерами был слегка повреждён и исправлен: ничего не пропало. Каким он был раньше, он остался среди копий.</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n lines that are no record</source>
        <translation>
            <numerusform>Первая из %n строки, не являющейся записью игры</numerusform>
            <numerusform>Первая из %n строк, не являющихся записями игр</numerusform>
            <numerusform>Первая из %n строк, не являющихся записями игр</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is not played to its end</source>
        <translation>Игра не доиграна до конца</translation>
    </message>
    <message>
        <source>The game was decided already</source>
        <translation>Игра была уже решена</translation>
    </message>
    <message>
        <source>The games are not numbered one after the other</source>
        <translation>Игры пронумерованы не подряд</translation>
    </message>
    <message>
        <source>The games were paid in cash after every hand: nothing of them is open.</source>
        <translation>Игры оплачены наличными после каждой сдачи: по ним долгов нет.</translation>
    </message>
    <message>
        <source>The hand as letters and numbers, as they stand on the buttons</source>
        <translation>Сдача буквами и цифрами, как они стоят на кнопках</translation>
    </message>
    <message>
        <source>The hand is not complete yet:</source>
        <translation>Сдача ещё не заполнена:</translation>
    </message>
    <message>
        <source>The hands after it get other numbers</source>
        <translation>Следующие сдачи получат другие номера</translation>
    </message>
    <message>
        <source>The head</source>
        <translation>Голова</translation>
    </message>
    <message>
        <source>The international rules of Skat: every lost game counts double, a passed deal is a deal.</source>
        <translation>Международные правила ската: любой проигрыш вдвойне, общий пас — тоже сдача.</translation>
    </message>
    <message>
        <source>The last Kontra or Re takes the game over and needs 61</source>
        <translation>Последняя контра или ре перенимает игру, и нужно 61</translation>
    </message>
    <message>
        <source>The last reply is {reply}</source>
        <translation>Последний ответ — {reply}</translation>
    </message>
    <message>
        <source>The list</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>The next one deals then</source>
        <translation>Тогда сдаёт следующий</translation>
    </message>
    <message>
        <source>The note is kept</source>
        <translation>Заметка сохранена</translation>
    </message>
    <message>
        <source>The others win</source>
        <translation>Выигрывают другие</translation>
    </message>
    <message>
        <source>The others win, Schneider</source>
        <translation>Выигрывают другие, шнайдер</translation>
    </message>
    <message>
        <source>The pool</source>
        <translation>Котёл</translation>
    </message>
    <message>
        <source>The pool is left as it is</source>
        <translation>Котёл не трогают</translation>
    </message>
    <message>
        <source>The pool is used up and the evening over</source>
        <translation>Котёл пуст, и вечер окончен</translation>
    </message>
    <message>
        <source>The price differs from its own steps</source>
        <translation>Цена не совпадает со своими шагами</translation>
    </message>
    <message>
        <source>The price does not fit the cards</source>
        <translation>Цена не соответствует картам</translation>
    </message>
    <message>
        <source>The price is missing</source>
        <translation>Не хватает цены</translation>
    </message>
    <message>
        <source>The pure game: Sauspiel, Wenz and Solo; nobody plays: the same one deals again; whoever errs has lost.</source>
        <translation>Чистая игра: зауспиль, венц и соло; если никто не играет, сдаёт тот же; ошибся — проиграл.</translation>
    </message>
    <message>
        <source>The rest goes</source>
        <translation>Остаток идёт</translation>
    </message>
    <message>
        <source>The result does not fit the cards</source>
        <translation>Результат не соответствует картам</translation>
    </message>
    <message>
        <source>The result is missing</source>
        <translation>Не хватает результата</translation>
    </message>
    <message>
        <source>The rules are changed.</source>
        <translation>Правила изменены.</translation>
    </message>
    <message>
        <source>The rules as the prices show them</source>
        <translation>Правила, какими их показывают цены</translation>
    </message>
    <message>
        <source>The same dealer deals again</source>
        <translation>Сдаёт тот же ещё раз</translation>
    </message>
    <message>
        <source>The seats are changed</source>
        <translation>Места изменены</translation>
    </message>
    <message>
        <source>The side that breaks any rule loses the game</source>
        <translation>Сторона, нарушившая любое правило, проигрывает игру</translation>
    </message>
    <message>
        <source>The side that breaks the rules loses the game, unless it was decided before</source>
        <translation>Сторона, нарушившая правила, проигрывает игру, если та ещё не решена</translation>
    </message>
    <message>
        <source>The side that breaks the rules loses the game, unless it was decided before or the mistake is put right in time</source>
        <translation>Сторона, нарушившая правила, проигрывает игру, если та ещё не решена и ошибку не исправили вовремя</translation>
    </message>
    <message>
        <source>The side that plays is Schneider with {lost} card points or fewer, the other side with {others} or fewer</source>
        <translation>Шнайдер играющей стороне — при {lost} очках и меньше, другой — при {others} и меньше</translation>
    </message>
    <message>
        <source>The side that plays wrongly, calls wrongly or says a forbidden Kontra loses the game</source>
        <translation>Сторона, что ходит или зовёт неверно или говорит запрещённую контру, проигрывает игру</translation>
    </message>
    <message>
        <source>The side that plays wrongly, calls wrongly, says a forbidden Kontra or lays its cards open loses the game</source>
        <translation>Сторона, что ходит или зовёт неверно, говорит запрещённую контру или открывает карты, проигрывает игру</translation>
    </message>
    <message>
        <source>The side whose strokes are enough wins the head, and all strokes are wiped</source>
        <translation>Сторона, набравшая достаточно штрихов, выигрывает голову, и все штрихи стирают</translation>
    </message>
    <message>
        <source>The side with enough marks has lost a game, and all marks are wiped</source>
        <translation>Сторона, набравшая достаточно меток, проиграла партию, и все метки стирают</translation>
    </message>
    <message>
        <source>The skat is pushed on, each time doubling</source>
        <translation>Скат передают дальше, каждый раз удваивая</translation>
    </message>
    <message>
        <source>The skat was his to look at</source>
        <translation>Скат он смотреть мог</translation>
    </message>
    <message>
        <source>The strokes are drawn for the side that wins</source>
        <translation>Штрихи ставят выигравшей стороне</translation>
    </message>
    <message>
        <source>The table counts itself how many points a deal is worth</source>
        <translation>Сколько очков стоит сдача, считают за столом</translation>
    </message>
    <message>
        <source>The table counts itself how many strokes a deal is worth</source>
        <translation>Сколько штрихов стоит сдача, считают за столом</translation>
    </message>
    <message>
        <source>The table counts itself what everybody wins and loses</source>
        <translation>Кто сколько выиграл и проиграл, считают за столом</translation>
    </message>
    <message>
        <source>The table does not name the people</source>
        <translation>В таблице нет имён</translation>
    </message>
    <message>
        <source>The table does not play {kind}</source>
        <translation>За этим столом не играют: {kind}</translation>
    </message>
    <message>
        <source>The table of last time</source>
        <translation>Стол прошлого раза</translation>
    </message>
    <message>
        <source>The table with the totals is missing</source>
        <translation>Не хватает таблицы с итогами</translation>
    </message>
    <message>
        <source>The tariff as its prices show it:</source>
        <translation>Тариф, каким он виден по ценам:</translation>
    </message>
    <message>
        <source>The totals do not add up to zero</source>
        <translation>Итоги в сумме не дают ноль</translation>
    </message>
    <message>
        <source>The trump suit does not fit the game</source>
        <translation>Козырная масть не подходит к игре</translation>
    </message>
    <message>
        <source>The two with the most card points pay, each of them one winner</source>
        <translation>Платят двое с наибольшими очками, каждый одному выигравшему</translation>
    </message>
    <message>
        <source>The whole value of the game is doubled; what Seeger-Fabian adds is not</source>
        <translation>Удваивается вся стоимость игры, прибавки по Зегеру-Фабиану нет</translation>
    </message>
    <message>
        <source>The winner asks each loser for the right amount, and gets what is due</source>
        <translation>Выигравший требует с каждого проигравшего верную сумму и получает, что положено</translation>
    </message>
    <message>
        <source>The winners are paid for runners only where the losers held them</source>
        <translation>За ляуферов платят выигравшим, только если те были у проигравших</translation>
    </message>
    <message>
        <source>The winners are paid for runners, whoever held them</source>
        <translation>За ляуферов платят выигравшим, у кого бы те ни были</translation>
    </message>
    <message>
        <source>The wrong cards have ended the game already</source>
        <translation>Неверный снос уже закончил игру</translation>
    </message>
    <message>
        <source>Then another name, perhaps with the family name</source>
        <translation>Тогда другое имя, например с фамилией</translation>
    </message>
    <message>
        <source>Then everybody is even.</source>
        <translation>После этого все в расчёте.</translation>
    </message>
    <message>
        <source>Then the next one deals in any case</source>
        <translation>Затем в любом случае сдаёт следующий</translation>
    </message>
    <message numerus="yes">
        <source>There are %n hands for it</source>
        <translation>
            <numerusform>На это даётся %n сдача</numerusform>
            <numerusform>На это даются %n сдачи</numerusform>
            <numerusform>На это даются %n сдач</numerusform>
        </translation>
    </message>
    <message>
        <source>There are again: {amount}, last written to on {when}.</source>
        <translation>Снова на месте: {amount}, последняя запись {when}.</translation>
    </message>
    <message>
        <source>There are at most {most} runners</source>
        <translation>Ляуферов не больше {most}</translation>
    </message>
    <message>
        <source>There are more knocks than people who play</source>
        <translation>Стуков больше, чем играющих</translation>
    </message>
    <message>
        <source>There are no such coins</source>
        <translation>Таких монет нет</translation>
    </message>
    <message>
        <source>There are only {most} card points</source>
        <translation>Всего есть только {most} очков</translation>
    </message>
    <message>
        <source>There is a file where a folder should be</source>
        <translation>Там, где должна быть папка, лежит файл</translation>
    </message>
    <message>
        <source>There is no Kontra</source>
        <translation>Контры нет</translation>
    </message>
    <message>
        <source>There is no copy yet.</source>
        <translation>Копий ещё нет.</translation>
    </message>
    <message>
        <source>There is no custom {name}</source>
        <translation>Обычая {name} нет</translation>
    </message>
    <message>
        <source>There is no evening yet; begin one with: new</source>
        <translation>Вечеров ещё нет; начни так: new</translation>
    </message>
    <message>
        <source>There is no evening {number}</source>
        <translation>Вечера {number} нет</translation>
    </message>
    <message>
        <source>There is no game called {name}</source>
        <translation>Игры {name} нет</translation>
    </message>
    <message>
        <source>There is no game in this file</source>
        <translation>В этом файле нет игр</translation>
    </message>
    <message>
        <source>There is no game of this value</source>
        <translation>Игры с такой ценой нет</translation>
    </message>
    <message>
        <source>There is no hand {number}</source>
        <translation>Сдачи {number} нет</translation>
    </message>
    <message>
        <source>There is no line {name}</source>
        <translation>Строки {name} нет</translation>
    </message>
    <message>
        <source>There is no line {name}; {command} says which there are</source>
        <translation>Строки {name} нет; какие есть, покажет {command}</translation>
    </message>
    <message>
        <source>There is no pot in this game</source>
        <translation>В этой игре нет котла</translation>
    </message>
    <message>
        <source>There is no preset {name}</source>
        <translation>Набора {name} нет</translation>
    </message>
    <message>
        <source>There is no such card</source>
        <translation>Такой карты нет</translation>
    </message>
    <message>
        <source>There is no such day</source>
        <translation>Такого дня нет</translation>
    </message>
    <message>
        <source>There is no such field</source>
        <translation>Такого поля нет</translation>
    </message>
    <message>
        <source>There is no such file or folder</source>
        <translation>Такого файла или папки нет</translation>
    </message>
    <message>
        <source>There is no such game</source>
        <translation>Такой игры нет</translation>
    </message>
    <message>
        <source>There is no such house rule in this game</source>
        <translation>Такого домашнего правила в этой игре нет</translation>
    </message>
    <message>
        <source>There is no such kind of game</source>
        <translation>Такой игры нет</translation>
    </message>
    <message>
        <source>There is no such line</source>
        <translation>Такой строки нет</translation>
    </message>
    <message>
        <source>There is no such seat</source>
        <translation>Такого места нет</translation>
    </message>
    <message>
        <source>There is nothing in it</source>
        <translation>В нём ничего нет</translation>
    </message>
    <message>
        <source>There is nothing to pay</source>
        <translation>Платить нечего</translation>
    </message>
    <message>
        <source>There is nothing to take back or to bring back.</source>
        <translation>Нечего отменять и нечего возвращать.</translation>
    </message>
    <message>
        <source>There is nothing to withdraw</source>
        <translation>Убирать нечего</translation>
    </message>
    <message>
        <source>There is room for eight</source>
        <translation>Мест только восемь</translation>
    </message>
    <message>
        <source>There is somebody called {name} already</source>
        <translation>{name} уже есть</translation>
    </message>
    <message>
        <source>There is the whole evening for it</source>
        <translation>На это даётся весь вечер</translation>
    </message>
    <message>
        <source>These are the rules that hold.</source>
        <translation>Эти правила действуют.</translation>
    </message>
    <message>
        <source>They pay from</source>
        <translation>Они считаются от</translation>
    </message>
    <message>
        <source>They sit like this already</source>
        <translation>Они уже так сидят</translation>
    </message>
    <message>
        <source>This cannot be</source>
        <translation>Такого не может быть</translation>
    </message>
    <message>
        <source>This deal is still being played</source>
        <translation>Эту раздачу ещё играют</translation>
    </message>
    <message>
        <source>This deal was written by a newer version of the program</source>
        <translation>Эту раздачу записала более новая версия программы</translation>
    </message>
    <message>
        <source>This does not matter here</source>
        <translation>Здесь это не важно</translation>
    </message>
    <message>
        <source>This evening cannot be read: line {line} of it is damaged, or of a newer version of the program. The copies have the evenings as they were.</source>
        <translation>Этот вечер не читается: строка {line} повреждена или записана более новой версией программы. В копиях вечера такие, какими они были.</translation>
    </message>
    <message>
        <source>This evening cannot be reckoned, which may be a mistake of the program. It is kept as it is, and can be saved as raw text</source>
        <translation>Этот вечер не удаётся рассчитать, возможно, из-за ошибки программы. Он остаётся каким есть, и его можно сохранить как необработанный текст</translation>
    </message>
    <message>
        <source>This evening is closed</source>
        <translation>Вечер закрыт</translation>
    </message>
    <message>
        <source>This evening is closed. Open it again to go on.</source>
        <translation>Вечер закрыт. Чтобы играть дальше, открой его снова.</translation>
    </message>
    <message>
        <source>This evening is closed; {reopen} lets it go on.</source>
        <translation>Вечер закрыт; {reopen} продолжит его.</translation>
    </message>
    <message>
        <source>This evening is damaged. It is kept as it is, and can be saved as raw text</source>
        <translation>Этот вечер повреждён. Он остаётся как есть, и его можно сохранить как необработанный текст</translation>
    </message>
    <message>
        <source>This evening is here already</source>
        <translation>Этот вечер здесь уже есть</translation>
    </message>
    <message>
        <source>This evening is here already, as number {number}</source>
        <translation>Этот вечер уже есть под номером {number}</translation>
    </message>
    <message>
        <source>This evening is no longer there</source>
        <translation>Этого вечера больше нет</translation>
    </message>
    <message>
        <source>This evening is not settled</source>
        <translation>По этому вечеру ещё не рассчитались</translation>
    </message>
    <message>
        <source>This evening was changed by another program; look at it again</source>
        <translation>Другая программа изменила этот вечер; посмотри его ещё раз</translation>
    </message>
    <message>
        <source>This file cannot be brought up to date; nothing was changed</source>
        <translation>Этот файл нельзя обновить; ничего не изменено</translation>
    </message>
    <message>
        <source>This file cannot be opened</source>
        <translation>Этот файл не открывается</translation>
    </message>
    <message>
        <source>This file cannot be read: {why}</source>
        <translation>Этот файл не прочесть: {why}</translation>
    </message>
    <message>
        <source>This file cannot be written to</source>
        <translation>В этот файл нельзя писать</translation>
    </message>
    <message>
        <source>This file holds no evening of this program</source>
        <translation>В этом файле нет вечера этой программы</translation>
    </message>
    <message>
        <source>This file is damaged</source>
        <translation>Этот файл повреждён</translation>
    </message>
    <message>
        <source>This file is damaged in line {line}</source>
        <translation>Этот файл повреждён в строке {line}</translation>
    </message>
    <message>
        <source>This file is damaged; nothing was changed</source>
        <translation>Этот файл повреждён; ничего не изменено</translation>
    </message>
    <message>
        <source>This file is not one of this program; nothing was changed</source>
        <translation>Этот файл не от этой программы; ничего не изменено</translation>
    </message>
    <message>
        <source>This file is too large</source>
        <translation>Этот файл слишком велик</translation>
    </message>
    <message>
        <source>This file is too large for an evening</source>
        <translation>Этот файл слишком велик для вечера</translation>
    </message>
    <message>
        <source>This file was written by a newer version of the program</source>
        <translation>Этот файл записан более новой версией программы</translation>
    </message>
    <message>
        <source>This file was written by a newer version of the program; nothing was changed</source>
        <translation>Этот файл записан более новой версией программы; ничего не изменено</translation>
    </message>
    <message>
        <source>This game is not known</source>
        <translation>Эта игра неизвестна</translation>
    </message>
    <message>
        <source>This hand is no Sie</source>
        <translation>Эта раздача не зи</translation>
    </message>
    <message>
        <source>This hand is not in the list</source>
        <translation>Этой сдачи нет в списке</translation>
    </message>
    <message>
        <source>This hand is not struck</source>
        <translation>Эта сдача не вычеркнута</translation>
    </message>
    <message>
        <source>This hand may not call that card</source>
        <translation>С такими картами эту карту называть нельзя</translation>
    </message>
    <message>
        <source>This hand was not deleted</source>
        <translation>Эта сдача не удалялась</translation>
    </message>
    <message>
        <source>This is a folder, not a file</source>
        <translation>Это папка, а не файл</translation>
    </message>
    <message>
        <source>This is missing</source>
        <translation>Этого не хватает</translation>
    </message>
    <message>
        <source>This is no answer to “{question}”</source>
        <translation>Это не ответ на «{question}»</translation>
    </message>
    <message>
        <source>This is no full trick</source>
        <translation>Это не полная взятка</translation>
    </message>
    <message>
        <source>This is no hand</source>
        <translation>Это не сдача</translation>
    </message>
    <message>
        <source>This is no list of words</source>
        <translation>Это не список слов</translation>
    </message>
    <message>
        <source>This is no protocol of NetSchafkopf</source>
        <translation>Это не протокол NetSchafkopf</translation>
    </message>
    <message>
        <source>This is no record</source>
        <translation>Это не запись игры</translation>
    </message>
    <message>
        <source>This is no row of the table</source>
        <translation>Это не строка таблицы</translation>
    </message>
    <message>
        <source>This is no table</source>
        <translation>Это не таблица</translation>
    </message>
    <message>
        <source>This is no text</source>
        <translation>Это не текст</translation>
    </message>
    <message>
        <source>This is nobody of tonight</source>
        <translation>Сегодня вечером такого не было</translation>
    </message>
    <message>
        <source>This is not a file that can be read</source>
        <translation>Это не файл, который можно прочитать</translation>
    </message>
    <message>
        <source>This is not asked here</source>
        <translation>Об этом здесь не спрашивают</translation>
    </message>
    <message>
        <source>This is not the text of a deal</source>
        <translation>Это не запись раздачи</translation>
    </message>
    <message>
        <source>This is paid already. --reopen lets the evening go on.</source>
        <translation>Это уже заплачено. С --reopen вечер продолжается.</translation>
    </message>
    <message>
        <source>This name is too long</source>
        <translation>Это имя слишком длинное</translation>
    </message>
    <message>
        <source>This record cannot be read</source>
        <translation>Эту запись не прочесть</translation>
    </message>
    <message>
        <source>This step of the price is not known</source>
        <translation>Этот шаг цены неизвестен</translation>
    </message>
    <message>
        <source>This table does not play that</source>
        <translation>За этим столом в это не играют</translation>
    </message>
    <message>
        <source>This table does not reply so often</source>
        <translation>За этим столом столько раз не отвечают</translation>
    </message>
    <message>
        <source>This table plays</source>
        <translation>За этим столом играют</translation>
    </message>
    <message>
        <source>This table plays no Lustsolo</source>
        <translation>За этим столом лустсоло не играют</translation>
    </message>
    <message>
        <source>This was a mistake of the program. What was booked is kept, and you can go on.</source>
        <translation>Это ошибка программы. Всё записанное сохранено, можно продолжать.</translation>
    </message>
    <message>
        <source>This was a mistake of the program. What was booked is kept, and you can go on. A report without names lies in {file}</source>
        <translation>Это ошибка программы. Всё записанное сохранено, можно продолжать. Отчёт без имён лежит в {file}</translation>
    </message>
    <message>
        <source>Three people 40, two cards in the middle</source>
        <translation>Втроём 40, две карты в середине</translation>
    </message>
    <message>
        <source>Three people 50</source>
        <translation>Втроём 50</translation>
    </message>
    <message>
        <source>Three people are no Bavarian table</source>
        <translation>Втроём по-баварски не играют</translation>
    </message>
    <message>
        <source>Three people have ten cards each, and two lie in the middle</source>
        <translation>Втроём у каждого десять карт, две лежат в середине</translation>
    </message>
    <message>
        <source>Three people play one against two</source>
        <translation>Втроём играют один против двоих</translation>
    </message>
    <message>
        <source>Three to eight runners count; whoever breaks the rules has lost Schwarz, with the runners.</source>
        <translation>Считаются от трёх до восьми ляуферов; нарушивший правила проиграл шварцем, с ляуферами.</translation>
    </message>
    <message>
        <source>Three-handed Schafkopf</source>
        <translation>Шафкопф втроём</translation>
    </message>
    <message>
        <source>Three-handed, 1-2-3</source>
        <translation>Втроём, 1-2-3</translation>
    </message>
    <message>
        <source>Three-handed, 3-4-5</source>
        <translation>Втроём, 3-4-5</translation>
    </message>
    <message>
        <source>Three-handed, from each</source>
        <translation>Втроём, с каждого</translation>
    </message>
    <message>
        <source>Three-handed, losses double</source>
        <translation>Втроём, проигрыш вдвойне</translation>
    </message>
    <message>
        <source>Three-handed, one column</source>
        <translation>Втроём, один столбец</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Выбросить</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Сброшено</translation>
    </message>
    <message>
        <source>Thrown in doubles the next hand</source>
        <translation>Сброшенная сдача удваивает следующую</translation>
    </message>
    <message>
        <source>Thrown in: the same dealer again</source>
        <translation>Сброшено: снова сдаёт тот же</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Кому</translation>
    </message>
    <message>
        <source>To fill in before use: {lines}</source>
        <translation>Заполнить до игры: {lines}</translation>
    </message>
    <message>
        <source>To try things on; nothing of it is kept</source>
        <translation>Чтобы попробовать; ничего не сохранится</translation>
    </message>
    <message>
        <source>To whom</source>
        <translation>Кому</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Вместе</translation>
    </message>
    <message>
        <source>Took a trick last of the tied</source>
        <translation>Из равных взял взятку последним</translation>
    </message>
    <message>
        <source>Took his last trick earlier</source>
        <translation>Взял последнюю взятку раньше</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Итоги</translation>
    </message>
    <message>
        <source>Totals after hand {number}</source>
        <translation>Счёт после сдачи {number}</translation>
    </message>
    <message>
        <source>Totals change:</source>
        <translation>Итоги меняются:</translation>
    </message>
    <message>
        <source>Totals:</source>
        <translation>Итоги:</translation>
    </message>
    <message>
        <source>Tournament 1, 2, 3</source>
        <translation>Турнир 1, 2, 3</translation>
    </message>
    <message>
        <source>Tournament points 1, 2, 3</source>
        <translation>Турнирные очки 1, 2, 3</translation>
    </message>
    <message>
        <source>Tournament points with runners and Sie</source>
        <translation>Турнирные очки с ляуферами и зи</translation>
    </message>
    <message>
        <source>Tournament with runners and Sie</source>
        <translation>Турнир с ляуферами и зи</translation>
    </message>
    <message>
        <source>Tout</source>
        <translation>Ту</translation>
    </message>
    <message>
        <source>Tout and Sie</source>
        <translation>Ту и зи</translation>
    </message>
    <message>
        <source>Tout and Sie belong to games of one against three</source>
        <translation>Ту и зи бывают только в игре один против трёх</translation>
    </message>
    <message>
        <source>Tout ×{answer}</source>
        <translation>Ту ×{answer}</translation>
    </message>
    <message>
        <source>Tout, Sie</source>
        <translation>ту, зи</translation>
    </message>
    <message>
        <source>Tout, before runners</source>
        <translation>Ту, без ляуферов</translation>
    </message>
    <message>
        <source>Tout, times</source>
        <translation>Ту, во сколько раз</translation>
    </message>
    <message>
        <source>Trial: {hand}</source>
        <translation>Проба: {hand}</translation>
    </message>
    <message>
        <source>Trick {trick}: {card} from seat {seat}: {why}</source>
        <translation>Взятка {trick}: {card} с места {seat}: {why}</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>Trumps offered</source>
        <translation>Предложено козырей</translation>
    </message>
    <message>
        <source>Trumps, named by</source>
        <translation>Козырь, кто назвал</translation>
    </message>
    <message>
        <source>Two against two and every solo play for the Stock</source>
        <translation>За шток играют и двое против двух, и в каждом соло</translation>
    </message>
    <message>
        <source>Two against two: each of the losers pays one of the winners</source>
        <translation>Двое против двух: каждый проигравший платит одному выигравшему</translation>
    </message>
    <message>
        <source>Two against two: each of the winners takes it out of the pool, and the losers pay nothing</source>
        <translation>Двое против двух: каждый выигравший берёт это из котла, а проигравшие не платят</translation>
    </message>
    <message>
        <source>Two cards are laid away by who took the skat, and by nobody else</source>
        <translation>Две карты сносит взявший скат, и никто другой</translation>
    </message>
    <message>
        <source>Two different people with tricks pay</source>
        <translation>Платят двое разных людей со взятками</translation>
    </message>
    <message>
        <source>Two or three people play this</source>
        <translation>В это играют вдвоём или втроём</translation>
    </message>
    <message>
        <source>Two or three people play without a pool</source>
        <translation>Вдвоём и втроём играют без котла</translation>
    </message>
    <message>
        <source>Two people, at the price of a Bavarian solo.</source>
        <translation>Вдвоём, по цене баварского соло.</translation>
    </message>
    <message>
        <source>T|Tout</source>
        <translation>Т|ту</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Usual 10/50</source>
        <translation>Обычный 10/50</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Цена</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Цены</translation>
    </message>
    <message>
        <source>V|without a trick</source>
        <translation>Ю|без взятки</translation>
    </message>
    <message>
        <source>W.</source>
        <translation>в.</translation>
    </message>
    <message>
        <source>We agreed on this:</source>
        <translation>Мы договорились:</translation>
    </message>
    <message>
        <source>Wendish</source>
        <translation>Вендский</translation>
    </message>
    <message>
        <source>Wendish Schafkopf</source>
        <translation>Вендский шафкопф</translation>
    </message>
    <message>
        <source>Wendish for two or three</source>
        <translation>Вендский вдвоём или втроём</translation>
    </message>
    <message>
        <source>Wendish, Schneider below 30</source>
        <translation>Вендский, шнайдер ниже 30</translation>
    </message>
    <message>
        <source>Wendish, losses 10, 20, 30</source>
        <translation>Вендский, проигрыш 10, 20, 30</translation>
    </message>
    <message>
        <source>Wendish, pool of 50</source>
        <translation>Вендский, котёл по 50</translation>
    </message>
    <message>
        <source>Wendish, written down</source>
        <translation>Вендский, по записи</translation>
    </message>
    <message>
        <source>Wenz</source>
        <translation>Венц</translation>
    </message>
    <message>
        <source>Wenz and Geier also with a suit</source>
        <translation>Венц и гайер также с мастью</translation>
    </message>
    <message>
        <source>Wenz, Geier, Solo, Hochzeit, Ramsch, thrown in</source>
        <translation>венц, гайер, соло, хохцайт, рамш, сброшено</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>What a chip is worth in money the table agrees on when it settles</source>
        <translation>Сколько денег стоит фишка, стол решает при расчёте</translation>
    </message>
    <message>
        <source>What a game won is worth in money the table agrees on when it settles</source>
        <translation>Сколько денег стоит выигранная партия, стол решает при расчёте</translation>
    </message>
    <message>
        <source>What a head is worth in money the table agrees on when it settles</source>
        <translation>Сколько денег стоит голова, стол решает при расчёте</translation>
    </message>
    <message>
        <source>What a point is worth in money the table agrees on when it settles</source>
        <translation>Сколько денег стоит очко, стол решает при расчёте</translation>
    </message>
    <message>
        <source>What a point is worth is said below, under “How it is paid”.</source>
        <translation>Сколько стоит очко, указывается ниже, в «Как рассчитываются».</translation>
    </message>
    <message>
        <source>What about hand {number}?</source>
        <translation>Что со сдачей {number}?</translation>
    </message>
    <message>
        <source>What becomes of {pot}? To all: {share}. To one: {to}. Carried over: {carry}.</source>
        <translation>{pot}: кому? Всем: {share}. Одному: {to}. Перенести дальше: {carry}.</translation>
    </message>
    <message>
        <source>What changes?</source>
        <translation>Что изменится?</translation>
    </message>
    <message>
        <source>What does each of them pay?</source>
        <translation>Сколько платит каждый из них?</translation>
    </message>
    <message>
        <source>What does it cost? For example 4,20</source>
        <translation>Сколько стоит? Например 4,20</translation>
    </message>
    <message>
        <source>What does not divide goes one each to the winners of the last hand first, then in the order of seats.</source>
        <translation>Что не делится, достаётся по одному сначала выигравшим последнюю сдачу, затем по порядку мест.</translation>
    </message>
    <message>
        <source>What everybody keeps</source>
        <translation>Что у кого остаётся</translation>
    </message>
    <message>
        <source>What everybody won or lost, as the table says.</source>
        <translation>Сколько каждый выиграл или проиграл, как скажет стол.</translation>
    </message>
    <message>
        <source>What happened is told in words alone</source>
        <translation>О случившемся сказано только словами</translation>
    </message>
    <message>
        <source>What he did</source>
        <translation>Что он сделал</translation>
    </message>
    <message>
        <source>What is carried over goes to the side that wins the next deal</source>
        <translation>Перенесённое получает сторона, выигравшая следующую сдачу</translation>
    </message>
    <message>
        <source>What is here stays as it is. Shall both be kept?</source>
        <translation>То, что есть здесь, останется как есть. Оставить оба?</translation>
    </message>
    <message>
        <source>What is it called?</source>
        <translation>Как называется?</translation>
    </message>
    <message>
        <source>What it holds</source>
        <translation>Что в нём</translation>
    </message>
    <message>
        <source>What it was</source>
        <translation>Что это было</translation>
    </message>
    <message>
        <source>What it wins from each</source>
        <translation>Сколько выигрывает с каждого</translation>
    </message>
    <message>
        <source>What loses the game</source>
        <translation>Что проигрывает игру</translation>
    </message>
    <message>
        <source>What they had</source>
        <translation>Что брали</translation>
    </message>
    <message>
        <source>What was announced counts {times} times as much</source>
        <translation>Объявленное считается {times}-кратно</translation>
    </message>
    <message>
        <source>What was asked too little is lost</source>
        <translation>Недополученное потеряно</translation>
    </message>
    <message>
        <source>What was asked too little is paid as well</source>
        <translation>Чего спросили слишком мало, то доплачивают</translation>
    </message>
    <message>
        <source>What was asked too much goes back double</source>
        <translation>Лишнее возвращают вдвойне</translation>
    </message>
    <message>
        <source>What was asked too much goes back once</source>
        <translation>Лишнее возвращают один раз</translation>
    </message>
    <message>
        <source>What was there before is kept: {file}</source>
        <translation>Прежнее сохранено: {file}</translation>
    </message>
    <message numerus="yes">
        <source>What was written down (%n)</source>
        <translation>
            <numerusform>Записано (%n)</numerusform>
            <numerusform>Записано (%n)</numerusform>
            <numerusform>Записано (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>What would be</source>
        <translation>Что было бы</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>When a hand is thrown in, everybody who plays pays the stake</source>
        <translation>Когда сдачу сбрасывают, каждый играющий платит ставку</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Когда все пасуют</translation>
    </message>
    <message>
        <source>When all pass a Ramsch is played</source>
        <translation>Если все пасуют, играют рамш</translation>
    </message>
    <message>
        <source>When all pass everybody plays alone, and the fewest card points win</source>
        <translation>Если все пасуют, каждый играет за себя, и выигрывает, у кого меньше очков</translation>
    </message>
    <message>
        <source>When all pass it counts as a deal</source>
        <translation>Если все пасуют, сдача засчитывается</translation>
    </message>
    <message>
        <source>When all pass it is dealt again</source>
        <translation>Если все пасуют, сдают заново</translation>
    </message>
    <message>
        <source>When all pass the table says which of these it is: {games}</source>
        <translation>Если все пасуют, стол говорит, что из этого: {games}</translation>
    </message>
    <message>
        <source>When the pool cannot pay</source>
        <translation>Если котла не хватает</translation>
    </message>
    <message>
        <source>Where more people are at the table than play, who deals sits out</source>
        <translation>Если за столом больше людей, чем играет, сдающий пропускает</translation>
    </message>
    <message>
        <source>Where the pool cannot pay all stake again, then it pays in full</source>
        <translation>Если в котле не хватает, все ставят снова, затем он платит полностью</translation>
    </message>
    <message>
        <source>Where the pool cannot pay the winners share what is left, and play goes on</source>
        <translation>Если в котле не хватает, выигравшие делят остаток, и игра идёт дальше</translation>
    </message>
    <message>
        <source>Where the pool cannot pay the winners share what is left, and the evening is over</source>
        <translation>Если в котле не хватает, выигравшие делят остаток, и вечер окончен</translation>
    </message>
    <message>
        <source>Where two are tied both lose half of it</source>
        <translation>При равенстве двоих оба проигрывают по половине</translation>
    </message>
    <message>
        <source>Where two are tied both lose it</source>
        <translation>При равенстве двоих проигрывают оба</translation>
    </message>
    <message>
        <source>Where two are tied neither loses, and the third wins as much</source>
        <translation>При равенстве двоих никто не проигрывает, а третий выигрывает столько же</translation>
    </message>
    <message>
        <source>Where two are tied the one who took a trick last loses it</source>
        <translation>При равенстве двоих проигрывает тот, кто последним взял взятку</translation>
    </message>
    <message>
        <source>Which copy? backup list numbers them</source>
        <translation>Какая копия? backup list покажет номера</translation>
    </message>
    <message>
        <source>Which game?</source>
        <translation>Какая игра?</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Какие игры</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>Who breaks the rules is warned</source>
        <translation>Нарушившего правила предупреждают</translation>
    </message>
    <message>
        <source>Who breaks the rules loses the game and bears the loss alone</source>
        <translation>Нарушивший правила проигрывает игру и несёт потерю один</translation>
    </message>
    <message>
        <source>Who breaks the rules pays alone</source>
        <translation>Нарушитель платит один</translation>
    </message>
    <message>
        <source>Who calls the first trick holds both Old Ladies</source>
        <translation>Кто зовёт первую взятку, держит обеих старых</translation>
    </message>
    <message>
        <source>Who dealt out of turn is passed over when his turn comes; next deals whose turn it was</source>
        <translation>Сдавшего не в очередь пропускают, когда доходит его очередь; следующим сдаёт тот, чья она была</translation>
    </message>
    <message>
        <source>Who declared and wins takes all of it, and his partner nothing; if he loses, he pays in as much as lies there</source>
        <translation>Выиграв, объявивший забирает всё, а партнёр ничего; проиграв, вносит столько, сколько там лежит</translation>
    </message>
    <message>
        <source>Who does not show himself loses the simple solo</source>
        <translation>Кто не открылся, проигрывает простое соло</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Кто получает</translation>
    </message>
    <message>
        <source>Who gives an illegal signal pays each of the others, and the hand is not played</source>
        <translation>Подавший запрещённый знак платит каждому из остальных, и сдачу не играют</translation>
    </message>
    <message>
        <source>Who had it</source>
        <translation>Кто брал</translation>
    </message>
    <message>
        <source>Who had it?</source>
        <translation>Кто брал?</translation>
    </message>
    <message>
        <source>Who has no stroke then loses two heads</source>
        <translation>У кого тогда нет ни штриха, теряет две головы</translation>
    </message>
    <message>
        <source>Who has the most card points pays; of a tie all of them pay</source>
        <translation>Платит тот, у кого больше всех очков; при равенстве платят все такие</translation>
    </message>
    <message>
        <source>Who has the most card points pays; of a tie who has the highest trump in his tricks</source>
        <translation>Платит тот, у кого больше всех очков; при равенстве — тот из них, у кого во взятках старший козырь</translation>
    </message>
    <message>
        <source>Who has {lost} card points or fewer is Schneider</source>
        <translation>Шнайдер — у кого {lost} очков или меньше</translation>
    </message>
    <message>
        <source>Who has {points} card points wins instead</source>
        <translation>Вместо этого выигрывает тот, у кого очков {points} или больше</translation>
    </message>
    <message>
        <source>Who holds both Old Ladies has nothing to show</source>
        <translation>У кого обе старые, тому показываться не надо</translation>
    </message>
    <message>
        <source>Who holds the acorn Ober plays alone, paid as a solo; there is no pool. Of two the winner deals next.</source>
        <translation>У кого обер желудей, тот играет один, платят как за соло; котла нет. Вдвоём следующим сдаёт выигравший.</translation>
    </message>
    <message>
        <source>Who is here?</source>
        <translation>Кто здесь?</translation>
    </message>
    <message>
        <source>Who is here? A tap takes out or adds.</source>
        <translation>Кто здесь? Нажатие убирает или добавляет.</translation>
    </message>
    <message>
        <source>Who is it?</source>
        <translation>Кто это?</translation>
    </message>
    <message>
        <source>Who is the partner?</source>
        <translation>Кто партнёр?</translation>
    </message>
    <message>
        <source>Who is who?</source>
        <translation>Кто есть кто?</translation>
    </message>
    <message>
        <source>Who is {name}?</source>
        <translation>{name} — кто это?</translation>
    </message>
    <message>
        <source>Who laid it out</source>
        <translation>Кто платил</translation>
    </message>
    <message>
        <source>Who laid it out?</source>
        <translation>Кто заплатил?</translation>
    </message>
    <message>
        <source>Who looks at the blind gets</source>
        <translation>Посмотревший прикуп получает</translation>
    </message>
    <message>
        <source>Who looks at the blind has broken the rules as well</source>
        <translation>Посмотревший прикуп тоже нарушил правила</translation>
    </message>
    <message>
        <source>Who looks at the blind is warned</source>
        <translation>Посмотревшего прикуп предупреждают</translation>
    </message>
    <message>
        <source>Who loses it loses</source>
        <translation>Проигравший теряет</translation>
    </message>
    <message>
        <source>Who loses it pays each of the others</source>
        <translation>Проигравший его платит каждому из остальных</translation>
    </message>
    <message>
        <source>Who offers so many is not forced</source>
        <translation>Предложившего столько не принуждают</translation>
    </message>
    <message>
        <source>Who pays</source>
        <translation>Кто платит</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Кто кому платит</translation>
    </message>
    <message>
        <source>Who pays whom:</source>
        <translation>Кто кому платит:</translation>
    </message>
    <message>
        <source>Who pays whom?</source>
        <translation>Кто кому платит?</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Кто играет?</translation>
    </message>
    <message>
        <source>Who plays? Choose the people</source>
        <translation>Кто играет? Выбери людей</translation>
    </message>
    <message>
        <source>Who signalled</source>
        <translation>Кто подал знак</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <translation>Кто пропускает</translation>
    </message>
    <message>
        <source>Who sits out can only look at the blind</source>
        <translation>Пропускающий может лишь посмотреть прикуп</translation>
    </message>
    <message>
        <source>Who sits out pays and is paid in soli</source>
        <translation>Пропускающий платит и получает при соло</translation>
    </message>
    <message>
        <source>Who takes every trick wins instead</source>
        <translation>Взявший все взятки, напротив, выигрывает</translation>
    </message>
    <message>
        <source>Who takes no trick doubles it</source>
        <translation>Не взявший взяток удваивает</translation>
    </message>
    <message>
        <source>Who takes no trick doubles nothing</source>
        <translation>Не взявший ни одной взятки ничего не удваивает</translation>
    </message>
    <message>
        <source>Who takes no trick gets no more for it</source>
        <translation>Оставшийся без взятки не получает за это больше</translation>
    </message>
    <message>
        <source>Who takes the blind plays alone against the two others</source>
        <translation>Взявший прикуп играет один против двух других</translation>
    </message>
    <message>
        <source>Who takes the first trick he calls for plays alone</source>
        <translation>Кто сам взял названную первую взятку, играет один</translation>
    </message>
    <message>
        <source>Who took every trick has all 120 points</source>
        <translation>У взявшего все взятки все 120 очков</translation>
    </message>
    <message>
        <source>Who took no trick has not lost</source>
        <translation>Не взявший взяток не проиграл</translation>
    </message>
    <message>
        <source>Who took no trick took no last one</source>
        <translation>Не взявший ни одной взятки не взял и последней</translation>
    </message>
    <message>
        <source>Who won, and the points of the deal.</source>
        <translation>Кто выиграл и сколько очков.</translation>
    </message>
    <message>
        <source>Whoever sits out a solo pays and gets as much as one who plays against the soloist</source>
        <translation>Кто пропускает соло, платит и получает столько же, сколько играющий против солиста</translation>
    </message>
    <message>
        <source>Whose turn to deal it was</source>
        <translation>Чья была очередь сдавать</translation>
    </message>
    <message>
        <source>Why hand {number}?</source>
        <translation>Почему сдача {number}?</translation>
    </message>
    <message>
        <source>Why {amount}?</source>
        <translation>Почему {amount}?</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Победитель</translation>
    </message>
    <message>
        <source>Winner of trick {trick}</source>
        <translation>Взял взятку {trick}</translation>
    </message>
    <message>
        <source>Wins instead</source>
        <translation>Выигрывает вместо него</translation>
    </message>
    <message>
        <source>Wiped</source>
        <translation>Стёрто</translation>
    </message>
    <message>
        <source>Wirtshaus 20/50</source>
        <translation>Виртсхаус 20/50</translation>
    </message>
    <message>
        <source>With so few the Old One has to name the trumps</source>
        <translation>С таким числом называть козыри должна старая</translation>
    </message>
    <message>
        <source>Within so many hands</source>
        <translation>За столько сдач</translation>
    </message>
    <message>
        <source>Without a chooser</source>
        <translation>Без выбиравшего</translation>
    </message>
    <message>
        <source>Without a chooser, Schneider</source>
        <translation>Без выбиравшего, шнайдер</translation>
    </message>
    <message>
        <source>Without a command the window opens.</source>
        <translation>Без команды открывается окно.</translation>
    </message>
    <message>
        <source>Without a trick</source>
        <translation>Без взятки</translation>
    </message>
    <message numerus="yes">
        <source>Without a trick it gets %n marks</source>
        <translation>
            <numerusform>Без взятки — %n метка</numerusform>
            <numerusform>Без взятки — %n метки</numerusform>
            <numerusform>Без взятки — %n меток</numerusform>
        </translation>
    </message>
    <message>
        <source>Without an Ober</source>
        <translation>Без обера</translation>
    </message>
    <message>
        <source>Without an Old Lady one plays only a Lustsolo</source>
        <translation>Без старой играют только лустсоло</translation>
    </message>
    <message>
        <source>Without the two cards of the middle, times</source>
        <translation>Без двух карт из середины, во сколько раз</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Выиграно</translation>
    </message>
    <message>
        <source>Won 1 chip, Schneider 2, every trick 3; 60 to 60 nothing; a caught fox 1.</source>
        <translation>Выигрыш 1 фишка, шнайдер 2, все взятки 3; 60 : 60 — ничего; пойманная лиса 1.</translation>
    </message>
    <message>
        <source>Won and lost is said of the side that holds the Old Ladies</source>
        <translation>Выигрыш и проигрыш — той стороны, у которой старые дамы</translation>
    </message>
    <message>
        <source>Won counts 1, Schneider 2, Schwarz 3; first side to 21.</source>
        <translation>Выигрыш 1, шнайдер 2, шварц 3; играют до 21.</translation>
    </message>
    <message>
        <source>Won or lost</source>
        <translation>Выиграно или проиграно</translation>
    </message>
    <message>
        <source>Won, Schneider</source>
        <translation>Выиграно, шнайдер</translation>
    </message>
    <message>
        <source>Won, Schwarz</source>
        <translation>Выиграно, шварц</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Написать заметку</translation>
    </message>
    <message>
        <source>Written down as paid:</source>
        <translation>Записано как заплаченное:</translation>
    </message>
    <message>
        <source>W|Schwarz</source>
        <translation>В|шварц</translation>
    </message>
    <message>
        <source>You have no right to read or write there</source>
        <translation>Там нет права читать или писать</translation>
    </message>
    <message>
        <source>a Kontra that the soloist lost</source>
        <translation>контры, которую проиграл солист</translation>
    </message>
    <message>
        <source>a Muss needs only 60 with {answer} trumps</source>
        <translation>в муссе хватает 60, если козырей не больше {answer}</translation>
    </message>
    <message>
        <source>a Ramsch is played</source>
        <translation>играют рамш</translation>
    </message>
    <message>
        <source>a Re</source>
        <translation>ре</translation>
    </message>
    <message>
        <source>a called card</source>
        <translation>названная карта</translation>
    </message>
    <message>
        <source>a command is missing</source>
        <translation>не хватает команды</translation>
    </message>
    <message>
        <source>a game worth 120 and more</source>
        <translation>игры от 120</translation>
    </message>
    <message>
        <source>a hand thrown in</source>
        <translation>сброшенной сдачи</translation>
    </message>
    <message>
        <source>a head</source>
        <translation>с каждого</translation>
    </message>
    <message>
        <source>a lost Grand hand or Null ouvert hand</source>
        <translation>проигранного гранда с руки или нуль-уверта с руки</translation>
    </message>
    <message>
        <source>a lost Herz-Solo</source>
        <translation>проигранного черви-соло</translation>
    </message>
    <message>
        <source>a lost Kontra</source>
        <translation>проигранной контры</translation>
    </message>
    <message>
        <source>a lost suit or grand that reaches the bid</source>
        <translation>проигранную масть или гранд, достигающие заявки</translation>
    </message>
    <message>
        <source>a side with a single trick that is worth nothing</source>
        <translation>стороны с одной взяткой, которая ничего не стоит</translation>
    </message>
    <message>
        <source>a warning</source>
        <translation>предупреждение</translation>
    </message>
    <message>
        <source>accounts {accounts} + pool {pool} = {sum}</source>
        <translation>счета {accounts} + котёл {pool} = {sum}</translation>
    </message>
    <message>
        <source>acorns, leaves, hearts, bells</source>
        <translation>жёлуди, листья, черви, бубенцы</translation>
    </message>
    <message>
        <source>add a custom</source>
        <translation>добавить обычай</translation>
    </message>
    <message>
        <source>adds</source>
        <translation>даёт</translation>
    </message>
    <message>
        <source>adds up</source>
        <translation>сходится</translation>
    </message>
    <message>
        <source>after hands thrown in</source>
        <translation>после сброшенных сдач</translation>
    </message>
    <message>
        <source>after {what}</source>
        <translation>после {what}</translation>
    </message>
    <message>
        <source>ahead</source>
        <translation>впереди</translation>
    </message>
    <message>
        <source>all stake again, then it pays in full</source>
        <translation>все ставят снова, затем платит полностью</translation>
    </message>
    <message>
        <source>all that is left in the pool</source>
        <translation>всё, что осталось в котле</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>один</translation>
    </message>
    <message>
        <source>also list what was not checked, and why</source>
        <translation>назвать и то, что не проверено, и почему</translation>
    </message>
    <message>
        <source>among all at the table</source>
        <translation>всем за столом</translation>
    </message>
    <message>
        <source>amounts in cents</source>
        <translation>суммы в центах</translation>
    </message>
    <message>
        <source>amounts in chips</source>
        <translation>суммы в фишках</translation>
    </message>
    <message>
        <source>amounts in points</source>
        <translation>суммы в очках</translation>
    </message>
    <message>
        <source>amounts in strokes</source>
        <translation>суммы в штрихах</translation>
    </message>
    <message>
        <source>an evening, or a protocol</source>
        <translation>вечер или протокол</translation>
    </message>
    <message numerus="yes">
        <source>and %n hand(s) more</source>
        <translation>
            <numerusform>и ещё %n сдача</numerusform>
            <numerusform>и ещё %n сдачи</numerusform>
            <numerusform>и ещё %n сдач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>announced</source>
        <translation>объявлен</translation>
    </message>
    <message>
        <source>announcement</source>
        <translation>объявление</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>любой</translation>
    </message>
    <message>
        <source>argument %(argument_name)s: %(message)s</source>
        <translation>%(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>as a Geier</source>
        <translation>как гайер</translation>
    </message>
    <message>
        <source>as a Sauspiel</source>
        <translation>как зауспиль</translation>
    </message>
    <message>
        <source>as a Solo</source>
        <translation>как соло</translation>
    </message>
    <message>
        <source>as a Wenz</source>
        <translation>как венц</translation>
    </message>
    <message>
        <source>as any other offence</source>
        <translation>как любое другое нарушение</translation>
    </message>
    <message>
        <source>as declarer</source>
        <translation>играл</translation>
    </message>
    <message>
        <source>as elsewhere</source>
        <translation>как везде</translation>
    </message>
    <message>
        <source>as raw text, just as it lies in the file: also where it is damaged</source>
        <translation>как необработанный текст, точно как он лежит в файле: даже повреждённый</translation>
    </message>
    <message>
        <source>as the Ramsch</source>
        <translation>как рамш</translation>
    </message>
    <message>
        <source>asked up to {asked}</source>
        <translation>повышено до {asked}</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>не меньше</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>не больше</translation>
    </message>
    <message>
        <source>at rest</source>
        <translation>покой</translation>
    </message>
    <message>
        <source>at the beginning</source>
        <translation>вначале</translation>
    </message>
    <message>
        <source>base value</source>
        <translation>цена игры</translation>
    </message>
    <message>
        <source>beard</source>
        <translation>борода</translation>
    </message>
    <message>
        <source>because of hand {number}</source>
        <translation>из-за сдачи {number}</translation>
    </message>
    <message>
        <source>because of hand {number}: {game}</source>
        <translation>из-за сдачи {number}: {game}</translation>
    </message>
    <message>
        <source>because of hand {number}: {game} of {who}</source>
        <translation>из-за сдачи {number}: {game}, {who}</translation>
    </message>
    <message>
        <source>becomes</source>
        <translation>станет</translation>
    </message>
    <message>
        <source>before and after</source>
        <translation>до и после</translation>
    </message>
    <message>
        <source>begin an evening</source>
        <translation>начать вечер</translation>
    </message>
    <message>
        <source>being made</source>
        <translation>готовится</translation>
    </message>
    <message>
        <source>below 0: paid out of pocket</source>
        <translation>ниже 0 — из кармана</translation>
    </message>
    <message>
        <source>bids</source>
        <translation>заявки</translation>
    </message>
    <message>
        <source>book a forgotten hand before another one</source>
        <translation>дописать забытую сдачу перед другой</translation>
    </message>
    <message>
        <source>book a hand</source>
        <translation>записать сдачу</translation>
    </message>
    <message>
        <source>book it</source>
        <translation>записать</translation>
    </message>
    <message>
        <source>both</source>
        <translation>оба</translation>
    </message>
    <message>
        <source>both Old Ladies</source>
        <translation>обе старые</translation>
    </message>
    <message>
        <source>both, half each</source>
        <translation>оба пополам</translation>
    </message>
    <message>
        <source>bring back what was undone</source>
        <translation>вернуть отменённое</translation>
    </message>
    <message>
        <source>called ace held back or thrown</source>
        <translation>названный туз придержан или сброшен</translation>
    </message>
    <message>
        <source>called wrongly</source>
        <translation>названо неверно</translation>
    </message>
    <message>
        <source>caller and partner, half each</source>
        <translation>играющий и партнёр пополам</translation>
    </message>
    <message>
        <source>card points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>card points of who plays; few of them</source>
        <translation>очки играющего; =8, если их мало</translation>
    </message>
    <message>
        <source>carried over</source>
        <translation>перенесено</translation>
    </message>
    <message>
        <source>change a line of the tariff, or of a custom: stock.stake=20</source>
        <translation>изменить строку тарифа или обычая: stock.stake=20</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>закрыт</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>монеты</translation>
    </message>
    <message>
        <source>coins in cents</source>
        <translation>монеты в центах</translation>
    </message>
    <message>
        <source>compare recorded games with our own rules</source>
        <translation>сравнить записанные игры с нашими правилами</translation>
    </message>
    <message>
        <source>copies of all evenings</source>
        <translation>копии всех вечеров</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>исправлено</translation>
    </message>
    <message>
        <source>corrected at {time}</source>
        <translation>исправлено в {time}</translation>
    </message>
    <message>
        <source>count points</source>
        <translation>считать очки</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>считается</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>закрыто</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>повреждено</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>сдающий</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>сдаёт</translation>
    </message>
    <message>
        <source>deals first</source>
        <translation>сдаёт первым</translation>
    </message>
    <message>
        <source>deals next</source>
        <translation>сдаёт следующим</translation>
    </message>
    <message>
        <source>dealt ahead of his turn</source>
        <translation>сдал раньше своей очереди</translation>
    </message>
    <message>
        <source>dearer from lost game {answer}</source>
        <translation>дороже с {answer}-й проигранной</translation>
    </message>
    <message>
        <source>declared</source>
        <translation>объявлено</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>играющий</translation>
    </message>
    <message>
        <source>did not follow suit</source>
        <translation>не дал масть</translation>
    </message>
    <message>
        <source>did something else</source>
        <translation>сделал что-то другое</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>не подходит</translation>
    </message>
    <message>
        <source>done</source>
        <translation>сделано</translation>
    </message>
    <message>
        <source>doubled</source>
        <translation>вдвойне</translation>
    </message>
    <message>
        <source>doubled hand</source>
        <translation>удвоенная сдача</translation>
    </message>
    <message>
        <source>doubled hands after 60 to 60</source>
        <translation>удвоенные сдачи после 60 : 60</translation>
    </message>
    <message>
        <source>doubled hands after a Re</source>
        <translation>удвоенные сдачи после ре</translation>
    </message>
    <message>
        <source>doubled hands after a Schneider</source>
        <translation>удвоенные сдачи после шнайдера</translation>
    </message>
    <message>
        <source>doubled hands after a game worth 120</source>
        <translation>удвоенные сдачи после игры от 120</translation>
    </message>
    <message>
        <source>doubled hands after a hand thrown in</source>
        <translation>удвоенные сдачи после сброшенной сдачи</translation>
    </message>
    <message>
        <source>doubled hands after a lost Herz-Solo</source>
        <translation>удвоенные сдачи после проигранного черви-соло</translation>
    </message>
    <message>
        <source>doubled hands after a lost Kontra</source>
        <translation>удвоенные сдачи после проигранной контры</translation>
    </message>
    <message>
        <source>doubled hands after a lost high hand game</source>
        <translation>удвоенные сдачи после проигранной высокой игры с руки</translation>
    </message>
    <message>
        <source>doubled hands after a single worthless trick</source>
        <translation>удвоенные сдачи после единственной пустой взятки</translation>
    </message>
    <message>
        <source>doublings</source>
        <translation>удвоения</translation>
    </message>
    <message>
        <source>drop a custom</source>
        <translation>убрать обычай</translation>
    </message>
    <message>
        <source>duty solo</source>
        <translation>обязательное соло</translation>
    </message>
    <message>
        <source>each doubles</source>
        <translation>каждый удваивает</translation>
    </message>
    <message>
        <source>each doubles for all</source>
        <translation>каждый удваивает для всех</translation>
    </message>
    <message>
        <source>each gets double</source>
        <translation>каждый получает вдвое</translation>
    </message>
    <message>
        <source>each gets double for every one of them</source>
        <translation>каждый получает вдвое за каждого из них</translation>
    </message>
    <message>
        <source>each loser pays one winner</source>
        <translation>платит каждый проигравший одному победителю</translation>
    </message>
    <message>
        <source>each opponent</source>
        <translation>каждый противник</translation>
    </message>
    <message>
        <source>each pays each the difference of their points</source>
        <translation>каждый платит каждому разность очков</translation>
    </message>
    <message>
        <source>each pays in: {taker}</source>
        <translation>каждый вносит ({taker})</translation>
    </message>
    <message>
        <source>each pays {taker}</source>
        <translation>каждый → {taker}</translation>
    </message>
    <message>
        <source>each stakes {amount}</source>
        <translation>каждый ставит {amount}</translation>
    </message>
    <message>
        <source>each trebles</source>
        <translation>каждая утраивает</translation>
    </message>
    <message>
        <source>each with each</source>
        <translation>каждый с каждым</translation>
    </message>
    <message>
        <source>each {amount} → {pot}</source>
        <translation>по {amount} → {pot}</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>восемь</translation>
    </message>
    <message>
        <source>elsewhere {amount}</source>
        <translation>в другом месте {amount}</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>empty list</source>
        <translation>пустой список</translation>
    </message>
    <message>
        <source>every change, with its time</source>
        <translation>все изменения с указанием времени</translation>
    </message>
    <message>
        <source>every hand is paid when it is played</source>
        <translation>за каждую сдачу платят сразу</translation>
    </message>
    <message>
        <source>every line adds up to nothing</source>
        <translation>каждая строка в сумме даёт ноль</translation>
    </message>
    <message>
        <source>every line and the pool add up to nothing</source>
        <translation>строка вместе с котлом даёт ноль</translation>
    </message>
    <message>
        <source>every one</source>
        <translation>любое нарушение</translation>
    </message>
    <message>
        <source>every second seat</source>
        <translation>через одного</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>все взятки</translation>
    </message>
    <message>
        <source>every trick has been played</source>
        <translation>все взятки сыграны</translation>
    </message>
    <message>
        <source>everybody else here</source>
        <translation>все остальные за столом</translation>
    </message>
    <message>
        <source>everybody else who plays</source>
        <translation>все остальные играющие</translation>
    </message>
    <message>
        <source>everybody is charged, the pool is only a figure</source>
        <translation>записывают на каждого, котёл — лишь число</translation>
    </message>
    <message>
        <source>everybody stakes</source>
        <translation>каждый ставит</translation>
    </message>
    <message>
        <source>everything can be changed after</source>
        <translation>потом всё можно изменить</translation>
    </message>
    <message>
        <source>exactly</source>
        <translation>точно</translation>
    </message>
    <message>
        <source>expected %s arguments</source>
        <translation>здесь нужно значений: %s</translation>
    </message>
    <message>
        <source>expected at least one argument</source>
        <translation>здесь нужно хотя бы одно значение</translation>
    </message>
    <message>
        <source>expected one argument</source>
        <translation>здесь нужно одно значение</translation>
    </message>
    <message>
        <source>fewest payments</source>
        <translation>меньше платежей</translation>
    </message>
    <message>
        <source>files, or folders full of them</source>
        <translation>файлы или целые папки</translation>
    </message>
    <message>
        <source>first side</source>
        <translation>первая сторона</translation>
    </message>
    <message>
        <source>for all hands so far, too</source>
        <translation>и для всех прошлых сдач</translation>
    </message>
    <message>
        <source>for each</source>
        <translation>каждому</translation>
    </message>
    <message>
        <source>for the bid {bid}</source>
        <translation>за заявку {bid}</translation>
    </message>
    <message>
        <source>for the round</source>
        <translation>за круг</translation>
    </message>
    <message>
        <source>for {taker}</source>
        <translation>для: {taker}</translation>
    </message>
    <message>
        <source>forced where nobody offers {answer} trumps</source>
        <translation>вынуждают, если никто не предложит {answer} козырей</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>первая рука</translation>
    </message>
    <message>
        <source>forehead</source>
        <translation>лоб</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четыре</translation>
    </message>
    <message>
        <source>fourth side</source>
        <translation>четвёртая сторона</translation>
    </message>
    <message>
        <source>from</source>
        <translation>от</translation>
    </message>
    <message>
        <source>from each</source>
        <translation>с каждого</translation>
    </message>
    <message>
        <source>from hand {number} on</source>
        <translation>со сдачи {number}</translation>
    </message>
    <message>
        <source>from the pool</source>
        <translation>из котла</translation>
    </message>
    <message>
        <source>from this hand on</source>
        <translation>с этой сдачи</translation>
    </message>
    <message>
        <source>from {giver}</source>
        <translation>от: {giver}</translation>
    </message>
    <message>
        <source>full</source>
        <translation>готова</translation>
    </message>
    <message>
        <source>game</source>
        <translation>игра</translation>
    </message>
    <message>
        <source>game lost</source>
        <translation>игра проиграна</translation>
    </message>
    <message numerus="yes">
        <source>game points</source>
        <translation>
            <numerusform>очко</numerusform>
            <numerusform>очка</numerusform>
            <numerusform>очков</numerusform>
        </translation>
    </message>
    <message>
        <source>game points together {sum}</source>
        <translation>очков за игры вместе {sum}</translation>
    </message>
    <message>
        <source>game won</source>
        <translation>игра выиграна</translation>
    </message>
    <message>
        <source>games in cash at once</source>
        <translation>игры сразу наличными</translation>
    </message>
    <message>
        <source>games in cash: {hands}</source>
        <translation>игры наличными: {hands}</translation>
    </message>
    <message>
        <source>goats</source>
        <translation>козлы</translation>
    </message>
    <message>
        <source>grand ouvert</source>
        <translation>гранд-уверт</translation>
    </message>
    <message>
        <source>had a wrong number of cards</source>
        <translation>имел неверное число карт</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>с руки</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>сдача {number}</translation>
    </message>
    <message>
        <source>hand {number} at {time}</source>
        <translation>сдача {number} в {time}</translation>
    </message>
    <message>
        <source>hand {played} of {of}</source>
        <translation>сдача {played} из {of}</translation>
    </message>
    <message>
        <source>hand, without the two cards of the middle</source>
        <translation>с руки, без двух карт из середины</translation>
    </message>
    <message>
        <source>hands {first} to {last}</source>
        <translation>сдачи {first}–{last}</translation>
    </message>
    <message>
        <source>head</source>
        <translation>голова</translation>
    </message>
    <message>
        <source>helps</source>
        <translation>в паре</translation>
    </message>
    <message>
        <source>his card points</source>
        <translation>свои очки</translation>
    </message>
    <message>
        <source>how much: 4,20</source>
        <translation>сколько: 4,20</translation>
    </message>
    <message>
        <source>ignored explicit argument %r</source>
        <translation>здесь значение не нужно, в том числе %r</translation>
    </message>
    <message>
        <source>in a Sauspiel or Solo from {answer}</source>
        <translation>в зауспиле и соло от {answer}</translation>
    </message>
    <message>
        <source>in a Wenz from {answer}</source>
        <translation>в венце от {answer}</translation>
    </message>
    <message>
        <source>in a solo as much</source>
        <translation>в соло столько же</translation>
    </message>
    <message>
        <source>in cash after every hand</source>
        <translation>наличными после каждой сдачи</translation>
    </message>
    <message>
        <source>in coins from {cents} cents</source>
        <translation>монетами от {cents} центов</translation>
    </message>
    <message>
        <source>in the pool {amount}</source>
        <translation>в котле {amount}</translation>
    </message>
    <message>
        <source>in turn</source>
        <translation>по очереди</translation>
    </message>
    <message>
        <source>into the Stock</source>
        <translation>в шток</translation>
    </message>
    <message>
        <source>into the kitty</source>
        <translation>в кассу</translation>
    </message>
    <message>
        <source>invalid %(type)s value: %(value)r</source>
        <translation>%(value)r сюда не подходит</translation>
    </message>
    <message>
        <source>invalid choice: %(value)r (choose from %(choices)s)</source>
        <translation>%(value)r здесь нет; можно выбрать %(choices)s</translation>
    </message>
    <message>
        <source>it counts as a deal</source>
        <translation>считается сдачей</translation>
    </message>
    <message>
        <source>it is dealt again</source>
        <translation>пересдают</translation>
    </message>
    <message>
        <source>keep it beside the one that is here</source>
        <translation>сохранить рядом с тем, что есть</translation>
    </message>
    <message>
        <source>key {letter}</source>
        <translation>клавиша {letter}</translation>
    </message>
    <message>
        <source>kind of game</source>
        <translation>вид игры</translation>
    </message>
    <message>
        <source>knock</source>
        <translation>стук</translation>
    </message>
    <message>
        <source>laid away more or fewer than two cards</source>
        <translation>отложил не две карты</translation>
    </message>
    <message>
        <source>laid the cards open</source>
        <translation>открыл карты</translation>
    </message>
    <message>
        <source>large print</source>
        <translation>крупный шрифт</translation>
    </message>
    <message>
        <source>last</source>
        <translation>последнее</translation>
    </message>
    <message>
        <source>later deals stay</source>
        <translation>сдающие остаются</translation>
    </message>
    <message>
        <source>led before announcing the game</source>
        <translation>пошёл до объявления игры</translation>
    </message>
    <message>
        <source>left ear</source>
        <translation>левое ухо</translation>
    </message>
    <message>
        <source>left eye</source>
        <translation>левый глаз</translation>
    </message>
    <message>
        <source>left horn</source>
        <translation>левый рог</translation>
    </message>
    <message>
        <source>left plus or minus, right the standing</source>
        <translation>слева плюс или минус, справа итог</translation>
    </message>
    <message>
        <source>left side</source>
        <translation>левая сторона</translation>
    </message>
    <message>
        <source>let a closed evening go on</source>
        <translation>продолжить закрытый вечер</translation>
    </message>
    <message>
        <source>let a hand count nothing</source>
        <translation>не считать сдачу</translation>
    </message>
    <message>
        <source>let a struck hand count again</source>
        <translation>снова считать вычеркнутую сдачу</translation>
    </message>
    <message>
        <source>let later deals follow, where this moves them</source>
        <translation>сдвинуть и следующих сдающих, если это их сдвигает</translation>
    </message>
    <message>
        <source>let this one count nothing</source>
        <translation>не считать эту запись</translation>
    </message>
    <message>
        <source>lies with</source>
        <translation>лежит у</translation>
    </message>
    <message>
        <source>line {number}</source>
        <translation>строка {number}</translation>
    </message>
    <message>
        <source>list every line that --set knows</source>
        <translation>назвать все строки, которые знает --set</translation>
    </message>
    <message>
        <source>list everybody who is known</source>
        <translation>назвать всех знакомых</translation>
    </message>
    <message>
        <source>list the evenings</source>
        <translation>назвать вечера</translation>
    </message>
    <message>
        <source>list the presets, or say one in words</source>
        <translation>назвать наборы правил или изложить один словами</translation>
    </message>
    <message>
        <source>list them, make one now, or bring one back</source>
        <translation>показать, сделать сейчас или вернуть одну</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>закрыто</translation>
    </message>
    <message>
        <source>locked: {why}</source>
        <translation>закрыто: {why}</translation>
    </message>
    <message>
        <source>looked at an old trick</source>
        <translation>смотрел старую взятку</translation>
    </message>
    <message>
        <source>looked at the blind</source>
        <translation>посмотрел прикуп</translation>
    </message>
    <message>
        <source>looked at the skat of a hand game</source>
        <translation>посмотрел скат в игре с руки</translation>
    </message>
    <message>
        <source>looked through an old trick</source>
        <translation>пересмотрел старую взятку</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>проиграно</translation>
    </message>
    <message>
        <source>lost by another</source>
        <translation>чужие</translation>
    </message>
    <message>
        <source>lost game</source>
        <translation>проигранная игра</translation>
    </message>
    <message>
        <source>lost games count as minus</source>
        <translation>проигранные игры идут в минус</translation>
    </message>
    <message>
        <source>lost with Schneider</source>
        <translation>проиграно со шнайдером</translation>
    </message>
    <message>
        <source>lost with Schwarz</source>
        <translation>проиграно со шварцем</translation>
    </message>
    <message>
        <source>lost, Schneider</source>
        <translation>проиграно, шнайдер</translation>
    </message>
    <message>
        <source>lost, Schwarz</source>
        <translation>проиграно, шварц</translation>
    </message>
    <message>
        <source>lost, no trick</source>
        <translation>проиграно, без взятки</translation>
    </message>
    <message>
        <source>m with, o without matadors</source>
        <translation>с — с матадорами, б — без</translation>
    </message>
    <message numerus="yes">
        <source>marks</source>
        <translation>
            <numerusform>метка</numerusform>
            <numerusform>метки</numerusform>
            <numerusform>меток</numerusform>
        </translation>
    </message>
    <message>
        <source>mend the tariff</source>
        <translation>поправить тариф</translation>
    </message>
    <message>
        <source>minus {number}</source>
        <translation>минус {number}</translation>
    </message>
    <message>
        <source>more</source>
        <translation>ещё</translation>
    </message>
    <message>
        <source>muzzle</source>
        <translation>морда</translation>
    </message>
    <message>
        <source>never</source>
        <translation>никогда</translation>
    </message>
    <message>
        <source>new</source>
        <translation>теперь</translation>
    </message>
    <message>
        <source>new here</source>
        <translation>новый</translation>
    </message>
    <message>
        <source>next × {times}</source>
        <translation>следующая × {times}</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>no Old Lady</source>
        <translation>ни одной старой</translation>
    </message>
    <message>
        <source>no asking up</source>
        <translation>не повышают</translation>
    </message>
    <message>
        <source>no chip is missing</source>
        <translation>все фишки на месте</translation>
    </message>
    <message>
        <source>no hand yet</source>
        <translation>сдач ещё нет</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без предела</translation>
    </message>
    <message>
        <source>no round after {what}</source>
        <translation>нет круга после: {what}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
    <message>
        <source>nobody, one column changes</source>
        <translation>никто, меняется один столбец</translation>
    </message>
    <message>
        <source>nobody, the third wins as much</source>
        <translation>никто, третий выигрывает столько же</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>nose</source>
        <translation>нос</translation>
    </message>
    <message>
        <source>not allowed with argument %s</source>
        <translation>нельзя вместе с %s</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>не считали</translation>
    </message>
    <message>
        <source>not here</source>
        <translation>не было</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>не сказано</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>nothing was changed since</source>
        <translation>с тех пор не менялось</translation>
    </message>
    <message>
        <source>now</source>
        <translation>теперь</translation>
    </message>
    <message>
        <source>of {target}</source>
        <translation>из {target}</translation>
    </message>
    <message>
        <source>offered trumps he did not have</source>
        <translation>предложил козыри, которых не было</translation>
    </message>
    <message>
        <source>one Old Lady</source>
        <translation>одна старая</translation>
    </message>
    <message>
        <source>one after the other from forehand on</source>
        <translation>по очереди от первой руки</translation>
    </message>
    <message>
        <source>one chip drawn is {worth}, a pile {pile}</source>
        <translation>одна фишка = {worth}, столбик = {pile}</translation>
    </message>
    <message>
        <source>one for each at the table</source>
        <translation>по одной на каждого за столом</translation>
    </message>
    <message>
        <source>one less</source>
        <translation>на один меньше</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>на один больше</translation>
    </message>
    <message>
        <source>one person</source>
        <translation>один человек</translation>
    </message>
    <message>
        <source>only forehand</source>
        <translation>только первая рука</translation>
    </message>
    <message>
        <source>only his own sum</source>
        <translation>расчёт только для него</translation>
    </message>
    <message>
        <source>only one</source>
        <translation>только один</translation>
    </message>
    <message>
        <source>only say what it would come to</source>
        <translation>только сказать, что получится</translation>
    </message>
    <message>
        <source>opposite seats</source>
        <translation>напротив</translation>
    </message>
    <message>
        <source>options</source>
        <translation>параметры</translation>
    </message>
    <message>
        <source>others {points}</source>
        <translation>другие {points}</translation>
    </message>
    <message>
        <source>out of the Stock</source>
        <translation>из штока</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>вне стола</translation>
    </message>
    <message>
        <source>ouvert</source>
        <translation>уверт</translation>
    </message>
    <message>
        <source>overbid: worth {worth}, bid {bid}</source>
        <translation>перебор: цена {worth}, заявка {bid}</translation>
    </message>
    <message>
        <source>o{count}</source>
        <translation>б{count}</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>заплачено</translation>
    </message>
    <message>
        <source>paid by two</source>
        <translation>платят двое</translation>
    </message>
    <message>
        <source>paid by two, rounded down</source>
        <translation>платят двое, с округлением вниз</translation>
    </message>
    <message>
        <source>paid by two, rounded up</source>
        <translation>платят двое, с округлением вверх</translation>
    </message>
    <message>
        <source>paid out {amount}</source>
        <translation>выплачено {amount}</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>партнёр</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>спасовали</translation>
    </message>
    <message>
        <source>passed over</source>
        <translation>пропущен</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>платит</translation>
    </message>
    <message>
        <source>penalty</source>
        <translation>штраф</translation>
    </message>
    <message>
        <source>people, seats and rules as the last evening ended</source>
        <translation>люди, места и правила как в конце прошлого вечера</translation>
    </message>
    <message>
        <source>play by another preset</source>
        <translation>играть по другому набору правил</translation>
    </message>
    <message>
        <source>played</source>
        <translation>сыграно</translation>
    </message>
    <message>
        <source>played out of turn</source>
        <translation>ход вне очереди</translation>
    </message>
    <message>
        <source>plays</source>
        <translation>играет</translation>
    </message>
    <message>
        <source>plus {number}</source>
        <translation>плюс {number}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>очки</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>котёл</translation>
    </message>
    <message>
        <source>positional arguments</source>
        <translation>аргументы</translation>
    </message>
    <message>
        <source>print the evening as a text for a chat</source>
        <translation>вывести вечер текстом для чата</translation>
    </message>
    <message numerus="yes">
        <source>pushed on %n times</source>
        <translation>
            <numerusform>передано %n раз</numerusform>
            <numerusform>передано %n раза</numerusform>
            <numerusform>передано %n раз</numerusform>
        </translation>
    </message>
    <message>
        <source>put aside</source>
        <translation>отложено</translation>
    </message>
    <message>
        <source>put in later</source>
        <translation>вписано позже</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>отклонено</translation>
    </message>
    <message>
        <source>rename somebody</source>
        <translation>переименовать кого-то</translation>
    </message>
    <message>
        <source>replace the file if it is there</source>
        <translation>заменить файл, если он есть</translation>
    </message>
    <message>
        <source>reply 5</source>
        <translation>ответ 5</translation>
    </message>
    <message>
        <source>reply 6</source>
        <translation>ответ 6</translation>
    </message>
    <message>
        <source>reply 7</source>
        <translation>ответ 7</translation>
    </message>
    <message>
        <source>reply 8</source>
        <translation>ответ 8</translation>
    </message>
    <message>
        <source>result</source>
        <translation>результат</translation>
    </message>
    <message>
        <source>right</source>
        <translation>верно</translation>
    </message>
    <message>
        <source>right ear</source>
        <translation>правое ухо</translation>
    </message>
    <message>
        <source>right eye</source>
        <translation>правый глаз</translation>
    </message>
    <message>
        <source>right horn</source>
        <translation>правый рог</translation>
    </message>
    <message>
        <source>right side</source>
        <translation>правая сторона</translation>
    </message>
    <message>
        <source>ring a solo</source>
        <translation>соло обводить</translation>
    </message>
    <message>
        <source>ringed: played alone</source>
        <translation>в кружке: играл один</translation>
    </message>
    <message>
        <source>rounded to {coin} cents</source>
        <translation>округлено до {coin} центов</translation>
    </message>
    <message>
        <source>rounding leaves {cents} to {who}</source>
        <translation>от округления {cents} остаётся: {who}</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>правило</translation>
    </message>
    <message>
        <source>runners</source>
        <translation>ляуферы</translation>
    </message>
    <message>
        <source>runners from {answer}</source>
        <translation>ляуферы от {answer}</translation>
    </message>
    <message>
        <source>runners with, and two without</source>
        <translation>ляуферы; o2 — без двух</translation>
    </message>
    <message>
        <source>running</source>
        <translation>идёт</translation>
    </message>
    <message>
        <source>running totals instead of amounts</source>
        <translation>итоги вместо сумм</translation>
    </message>
    <message>
        <source>save the evening, the slip of a hand or an empty list as a PDF</source>
        <translation>сохранить вечер, листок сдачи или пустой список в PDF</translation>
    </message>
    <message>
        <source>say how the evening is paid: coins, kitty, what a point is worth</source>
        <translation>сказать, как платят за вечер: монеты, касса, сколько стоит очко</translation>
    </message>
    <message>
        <source>say which version this is</source>
        <translation>сказать, какая это версия</translation>
    </message>
    <message>
        <source>schafscore {version}, free software under the GNU GPL 3 or later.</source>
        <translation>schafscore {version}, свободная программа под GNU GPL 3 или новее.</translation>
    </message>
    <message>
        <source>schwarz</source>
        <translation>шварц</translation>
    </message>
    <message>
        <source>seats</source>
        <translation>места</translation>
    </message>
    <message>
        <source>second side</source>
        <translation>вторая сторона</translation>
    </message>
    <message>
        <source>secret</source>
        <translation>тайно</translation>
    </message>
    <message numerus="yes">
        <source>share of %n card points</source>
        <translation>
            <numerusform>доля от %n очка</numerusform>
            <numerusform>доля от %n очков</numerusform>
            <numerusform>доля от %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>share of the {left} left in the pool</source>
        <translation>доля от {left}, оставшихся в котле</translation>
    </message>
    <message>
        <source>show every step of an amount</source>
        <translation>показать каждый шаг суммы</translation>
    </message>
    <message>
        <source>show or change the rules</source>
        <translation>показать или изменить правила</translation>
    </message>
    <message>
        <source>show or change who sits where and who deals</source>
        <translation>показать или изменить, кто где сидит и кто сдаёт</translation>
    </message>
    <message>
        <source>show the list</source>
        <translation>показать список</translation>
    </message>
    <message>
        <source>show this help message and exit</source>
        <translation>показать эту справку</translation>
    </message>
    <message>
        <source>show what correcting a hand would change, and do it with --yes</source>
        <translation>показать, что изменит исправление, а с --yes исправить</translation>
    </message>
    <message>
        <source>show who pays whom</source>
        <translation>показать, кто кому платит</translation>
    </message>
    <message>
        <source>showed a card</source>
        <translation>показал карту</translation>
    </message>
    <message>
        <source>since hand {number}</source>
        <translation>со сдачи {number}</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>пропускает</translation>
    </message>
    <message>
        <source>sits to the left of this one</source>
        <translation>сидит слева от него</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шесть</translation>
    </message>
    <message>
        <source>slate</source>
        <translation>доска</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>было</translation>
    </message>
    <message>
        <source>so many card points</source>
        <translation>столько очков</translation>
    </message>
    <message>
        <source>soli, penalties</source>
        <translation>соло, штрафы</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>кто-то</translation>
    </message>
    <message>
        <source>somebody comes</source>
        <translation>кто-то пришёл</translation>
    </message>
    <message>
        <source>somebody else known</source>
        <translation>кто-то другой из знакомых</translation>
    </message>
    <message>
        <source>somebody goes</source>
        <translation>кто-то ушёл</translation>
    </message>
    <message>
        <source>somebody without a trick</source>
        <translation>кто-то без взятки</translation>
    </message>
    <message>
        <source>staked</source>
        <translation>поставлено</translation>
    </message>
    <message>
        <source>staked {amount}</source>
        <translation>поставлено {amount}</translation>
    </message>
    <message>
        <source>stakes {count} × {stake}</source>
        <translation>ставки {count} × {stake}</translation>
    </message>
    <message>
        <source>stands at</source>
        <translation>итог</translation>
    </message>
    <message>
        <source>stroke</source>
        <translation>штрих</translation>
    </message>
    <message numerus="yes">
        <source>strokes</source>
        <translation>
            <numerusform>штрих</numerusform>
            <numerusform>штриха</numerusform>
            <numerusform>штрихов</numerusform>
        </translation>
    </message>
    <message>
        <source>struck</source>
        <translation>вычеркнуто</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>масть</translation>
    </message>
    <message>
        <source>take in an evening from another machine or of NetSchafkopf; --yes writes it down</source>
        <translation>принять вечер с другого компьютера или из NetSchafkopf; --yes его запишет</translation>
    </message>
    <message>
        <source>take out a hand that was entered twice</source>
        <translation>убрать сдачу, записанную дважды</translation>
    </message>
    <message>
        <source>take the last act back</source>
        <translation>отменить последнее</translation>
    </message>
    <message>
        <source>take the pots of the last evening along</source>
        <translation>взять с собой котлы прошлого вечера</translation>
    </message>
    <message>
        <source>talked</source>
        <translation>говорил</translation>
    </message>
    <message>
        <source>that fills the slate</source>
        <translation>доска заполнена</translation>
    </message>
    <message>
        <source>the Old Ladies</source>
        <translation>старые дамы</translation>
    </message>
    <message>
        <source>the called ace may not be thrown away before its suit is led</source>
        <translation>названного туза нельзя сбросить, пока не пошли в его масть</translation>
    </message>
    <message>
        <source>the called ace must be played</source>
        <translation>названного туза надо сыграть</translation>
    </message>
    <message>
        <source>the caller alone</source>
        <translation>только играющий</translation>
    </message>
    <message>
        <source>the card is not in this hand</source>
        <translation>этой карты нет на руке</translation>
    </message>
    <message>
        <source>the declarer of any game alone</source>
        <translation>в любой игре только играющий</translation>
    </message>
    <message>
        <source>the declaring side</source>
        <translation>играющая сторона</translation>
    </message>
    <message>
        <source>the evening</source>
        <translation>весь вечер</translation>
    </message>
    <message>
        <source>the file {stated}, ours {ours}</source>
        <translation>в файле {stated}, у нас {ours}</translation>
    </message>
    <message>
        <source>the first trick</source>
        <translation>первая взятка</translation>
    </message>
    <message>
        <source>the following arguments are required: %s</source>
        <translation>не хватает: %s</translation>
    </message>
    <message>
        <source>the game, while it is undecided</source>
        <translation>игру, пока она не решена</translation>
    </message>
    <message>
        <source>the hand in keys, as in the window</source>
        <translation>сдача клавишами, как в окне</translation>
    </message>
    <message>
        <source>the hand in options</source>
        <translation>сдача параметрами</translation>
    </message>
    <message>
        <source>the kitty lies by itself</source>
        <translation>касса лежит отдельно</translation>
    </message>
    <message>
        <source>the kitty with {who}</source>
        <translation>касса, хранит {who}</translation>
    </message>
    <message>
        <source>the led suit must be followed</source>
        <translation>надо ходить в масть</translation>
    </message>
    <message>
        <source>the lost Null</source>
        <translation>проигранный нуль</translation>
    </message>
    <message>
        <source>the most card points, of a tie all of them</source>
        <translation>больше всех очков, при равенстве все</translation>
    </message>
    <message>
        <source>the most card points, of a tie the highest trump</source>
        <translation>больше всех очков, при равенстве старший козырь</translation>
    </message>
    <message>
        <source>the most that can be said</source>
        <translation>больше сказать нельзя</translation>
    </message>
    <message>
        <source>the names, around the table to the left</source>
        <translation>имена по кругу влево</translation>
    </message>
    <message>
        <source>the number of the hand</source>
        <translation>номер сдачи</translation>
    </message>
    <message>
        <source>the one known here</source>
        <translation>уже знакомый</translation>
    </message>
    <message>
        <source>the other side</source>
        <translation>другая сторона</translation>
    </message>
    <message>
        <source>the pool cannot pay this</source>
        <translation>котёл этого не выплатит</translation>
    </message>
    <message>
        <source>the pool cannot pay {claim}</source>
        <translation>котёл не может выплатить {claim}</translation>
    </message>
    <message>
        <source>the pot in the middle</source>
        <translation>банк посередине</translation>
    </message>
    <message>
        <source>the rules; see presets</source>
        <translation>правила; см. presets</translation>
    </message>
    <message>
        <source>the same, unless it was put right in time</source>
        <translation>то же, если не исправлено вовремя</translation>
    </message>
    <message>
        <source>the size</source>
        <translation>формат</translation>
    </message>
    <message>
        <source>the slip of this hand</source>
        <translation>листок этой игры</translation>
    </message>
    <message>
        <source>the smallest multiple of a plain Null that reaches the bid</source>
        <translation>наименьшее кратное простого нуля, достигающее заявки</translation>
    </message>
    <message>
        <source>the trick must be beaten</source>
        <translation>взятку надо бить</translation>
    </message>
    <message>
        <source>the two with the most card points, one winner each</source>
        <translation>двое с наибольшими очками, каждый одному победителю</translation>
    </message>
    <message>
        <source>the whole head</source>
        <translation>вся голова</translation>
    </message>
    <message>
        <source>the winners, where the losers held them</source>
        <translation>выигравшие, если они были у проигравших</translation>
    </message>
    <message>
        <source>the winners, whoever held them</source>
        <translation>выигравшие, у кого бы они ни были</translation>
    </message>
    <message>
        <source>then {what}</source>
        <translation>затем {what}</translation>
    </message>
    <message>
        <source>these, and cards laid open</source>
        <translation>эти и открытые карты</translation>
    </message>
    <message>
        <source>they move on</source>
        <translation>сдающие сдвигаются</translation>
    </message>
    <message>
        <source>they share the amount; not each all of it</source>
        <translation>они делят сумму; не каждый всю</translation>
    </message>
    <message>
        <source>third side</source>
        <translation>третья сторона</translation>
    </message>
    <message>
        <source>this one, with all its rules</source>
        <translation>этот, со всеми правилами</translation>
    </message>
    <message>
        <source>those here</source>
        <translation>кто здесь</translation>
    </message>
    <message>
        <source>thrown in</source>
        <translation>сброшено</translation>
    </message>
    <message>
        <source>thrown in before</source>
        <translation>сброшено до этого</translation>
    </message>
    <message>
        <source>ticked: played at this table</source>
        <translation>с галочкой: играют</translation>
    </message>
    <message>
        <source>tie</source>
        <translation>равенство</translation>
    </message>
    <message>
        <source>times the game</source>
        <translation>кратно игре</translation>
    </message>
    <message>
        <source>to be passed over</source>
        <translation>пропускают сдачу</translation>
    </message>
    <message>
        <source>to end the game</source>
        <translation>до конца партии</translation>
    </message>
    <message>
        <source>to fill the head</source>
        <translation>чтобы дорисовать голову</translation>
    </message>
    <message>
        <source>to make a Bobbl</source>
        <translation>до бобля</translation>
    </message>
    <message>
        <source>to make goats</source>
        <translation>до козла</translation>
    </message>
    <message>
        <source>to nobody: spread until nothing is left</source>
        <translation>никому: распределить без остатка</translation>
    </message>
    <message>
        <source>to the cent</source>
        <translation>до цента</translation>
    </message>
    <message>
        <source>to the largest winner</source>
        <translation>главному победителю</translation>
    </message>
    <message>
        <source>today, since {time}</source>
        <translation>сегодня, с {time}</translation>
    </message>
    <message>
        <source>together</source>
        <translation>вместе</translation>
    </message>
    <message>
        <source>took the first trick himself</source>
        <translation>сам взял первую взятку</translation>
    </message>
    <message>
        <source>total {sum}</source>
        <translation>итого {sum}</translation>
    </message>
    <message numerus="yes">
        <source>tricks</source>
        <translation>
            <numerusform>взятка</numerusform>
            <numerusform>взятки</numerusform>
            <numerusform>взяток</numerusform>
        </translation>
    </message>
    <message>
        <source>two change seats</source>
        <translation>двое меняются местами</translation>
    </message>
    <message>
        <source>two knocks; knocks of b and d</source>
        <translation>два стука; *bd: стучали b и d</translation>
    </message>
    <message>
        <source>twofold, threefold, fivefold, eightfold</source>
        <translation>вдвое, втрое, впятеро, ввосьмеро</translation>
    </message>
    <message>
        <source>twofold, threefold, fourfold, fivefold</source>
        <translation>вдвое, втрое, вчетверо, впятеро</translation>
    </message>
    <message>
        <source>unrecognized arguments: %s</source>
        <translation>неизвестно: %s</translation>
    </message>
    <message>
        <source>until the Stock is full</source>
        <translation>пока шток не полон</translation>
    </message>
    <message>
        <source>until {who} has dealt</source>
        <translation>пока не сдаст {who}</translation>
    </message>
    <message>
        <source>usage: </source>
        <translation>вызов: </translation>
    </message>
    <message>
        <source>w/o|without</source>
        <translation>б|без</translation>
    </message>
    <message>
        <source>w/o|without runners</source>
        <translation>бЛ|без ляуферов</translation>
    </message>
    <message>
        <source>was</source>
        <translation>было</translation>
    </message>
    <message>
        <source>was {hand}</source>
        <translation>было {hand}</translation>
    </message>
    <message>
        <source>what a point is worth, where points are counted: 2, 0,25 or 1/4</source>
        <translation>сколько стоит очко, где считают очки: 2, 0,25 или 1/4</translation>
    </message>
    <message>
        <source>what becomes of a pot that is left: to all at the table, to one, to next time</source>
        <translation>что делать с остатком котла: всем за столом, одному, на следующий раз</translation>
    </message>
    <message>
        <source>what for</source>
        <translation>за что</translation>
    </message>
    <message>
        <source>what is due, where none is named</source>
        <translation>сколько причитается, если не указано</translation>
    </message>
    <message>
        <source>what is left is shared, and play goes on</source>
        <translation>остаток делится, и игра продолжается</translation>
    </message>
    <message>
        <source>what is left is shared, and the evening is over</source>
        <translation>остаток делится, и вечер окончен</translation>
    </message>
    <message>
        <source>what to call the evening</source>
        <translation>как назвать вечер</translation>
    </message>
    <message>
        <source>what to speak</source>
        <translation>на каком языке</translation>
    </message>
    <message>
        <source>what to write</source>
        <translation>куда записать</translation>
    </message>
    <message>
        <source>where it goes what rounding leaves</source>
        <translation>куда идёт остаток от округления</translation>
    </message>
    <message>
        <source>where it is</source>
        <translation>где он проходит</translation>
    </message>
    <message>
        <source>where it was</source>
        <translation>где он проходил</translation>
    </message>
    <message>
        <source>where some of the file is damaged, use the rest of it</source>
        <translation>где часть файла повреждена, использовать остальное</translation>
    </message>
    <message>
        <source>where the evenings are kept</source>
        <translation>где лежат вечера</translation>
    </message>
    <message>
        <source>which copy</source>
        <translation>какая копия</translation>
    </message>
    <message>
        <source>which evening; the last one without it</source>
        <translation>какой вечер; без этого последний</translation>
    </message>
    <message>
        <source>who deals first</source>
        <translation>кто сдаёт первым</translation>
    </message>
    <message>
        <source>who deals next</source>
        <translation>кто сдаёт следующим</translation>
    </message>
    <message>
        <source>who gets it</source>
        <translation>кто получает</translation>
    </message>
    <message>
        <source>who keeps the kitty</source>
        <translation>у кого касса</translation>
    </message>
    <message>
        <source>who laid it out; the kitty without a name</source>
        <translation>кто заплатил; без имени касса</translation>
    </message>
    <message>
        <source>who of them took a trick last</source>
        <translation>кто из них взял взятку последним</translation>
    </message>
    <message>
        <source>who owes it; all at the table without one</source>
        <translation>кто должен; без имени все за столом</translation>
    </message>
    <message>
        <source>who pays, or leaves</source>
        <translation>кто платит или уходит</translation>
    </message>
    <message>
        <source>who plays, then the partner, by the letters that seats shows, or by name</source>
        <translation>кто играет, затем партнёр: буквы, как их показывает seats, или имена</translation>
    </message>
    <message>
        <source>who sits now, around the table</source>
        <translation>кто теперь сидит за столом, по кругу</translation>
    </message>
    <message>
        <source>who somebody in the file is</source>
        <translation>кто есть кто в файле</translation>
    </message>
    <message>
        <source>whom</source>
        <translation>кому</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>выигрывает</translation>
    </message>
    <message>
        <source>with</source>
        <translation>с</translation>
    </message>
    <message numerus="yes">
        <source>with %n</source>
        <translation>
            <numerusform>с %n</numerusform>
            <numerusform>с %n</numerusform>
            <numerusform>с %n</numerusform>
        </translation>
    </message>
    <message>
        <source>with / without</source>
        <translation>с / без</translation>
    </message>
    <message>
        <source>with all the rules of the table behind</source>
        <translation>в конце все правила стола</translation>
    </message>
    <message>
        <source>with drinks and kitty {amount}</source>
        <translation>с напитками и кассой {amount}</translation>
    </message>
    <message>
        <source>with foliage</source>
        <translation>с «Листвой»</translation>
    </message>
    <message>
        <source>with green</source>
        <translation>с «Зелёными»</translation>
    </message>
    <message>
        <source>with the skat</source>
        <translation>со скатом</translation>
    </message>
    <message>
        <source>with {pots}, before and after</source>
        <translation>{pots} в счёте, до и после</translation>
    </message>
    <message>
        <source>with {who}</source>
        <translation>вместе: {who}</translation>
    </message>
    <message>
        <source>within {answer} hands</source>
        <translation>в пределах {answer} сдач</translation>
    </message>
    <message>
        <source>without</source>
        <translation>без</translation>
    </message>
    <message numerus="yes">
        <source>without %n</source>
        <translation>
            <numerusform>без %n</numerusform>
            <numerusform>без %n</numerusform>
            <numerusform>без %n</numerusform>
        </translation>
    </message>
    <message>
        <source>without a stroke against it</source>
        <translation>ни штриха против</translation>
    </message>
    <message>
        <source>without {what}</source>
        <translation>без: {what}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>выиграно</translation>
    </message>
    <message>
        <source>won : lost</source>
        <translation>+ : −</translation>
    </message>
    <message>
        <source>won every trick</source>
        <translation>взял все взятки</translation>
    </message>
    <message>
        <source>won so far: {games}</source>
        <translation>выиграно: {games}</translation>
    </message>
    <message>
        <source>won with Schneider</source>
        <translation>выиграно со шнайдером</translation>
    </message>
    <message>
        <source>won with Schwarz</source>
        <translation>выиграно со шварцем</translation>
    </message>
    <message>
        <source>won, Schneider</source>
        <translation>выиграно, шнайдер</translation>
    </message>
    <message>
        <source>won, Schwarz</source>
        <translation>выиграно, шварц</translation>
    </message>
    <message>
        <source>write down a payment, or what one pays who leaves</source>
        <translation>записать платёж или сколько платит уходящий</translation>
    </message>
    <message>
        <source>write down drinks, food or the kitty</source>
        <translation>записать напитки, еду или кассу</translation>
    </message>
    <message>
        <source>write down that it was paid</source>
        <translation>записать, что заплачено</translation>
    </message>
    <message>
        <source>write it down</source>
        <translation>записать</translation>
    </message>
    <message>
        <source>write it down, for hands that were played</source>
        <translation>записать, для уже сыгранных сдач</translation>
    </message>
    <message>
        <source>write the evening to a file for another machine</source>
        <translation>записать вечер в файл для другого компьютера</translation>
    </message>
    <message>
        <source>write the list for a spreadsheet</source>
        <translation>записать список для электронной таблицы</translation>
    </message>
    <message>
        <source>written by {who}</source>
        <translation>записал {who}</translation>
    </message>
    <message>
        <source>wrong for the Player</source>
        <translation>неверно, во вред играющему</translation>
    </message>
    <message>
        <source>wrong play, a wrong call, a forbidden Kontra</source>
        <translation>неверный ход, неверный вызов, запрещённая контра</translation>
    </message>
    <message>
        <source>wrong, but right for the Player</source>
        <translation>неверно, но верно для играющего</translation>
    </message>
    <message>
        <source>w|with</source>
        <translation>с|с</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>{about} The evenings lie in {folder}</source>
        <translation>{about} Вечера лежат в {folder}</translation>
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
        <translation>{amount} осталось: {pot}</translation>
    </message>
    <message>
        <source>{amount} for {what}</source>
        <translation>{amount} за {what}</translation>
    </message>
    <message>
        <source>{amount} is no amount of euros</source>
        <translation>{amount} — не сумма в евро</translation>
    </message>
    <message>
        <source>{answer}</source>
        <translation>{answer}</translation>
    </message>
    <message>
        <source>{answer} cents for a dearer one</source>
        <translation>{answer} центов за каждую более дорогую</translation>
    </message>
    <message>
        <source>{answer} cents for a lost game</source>
        <translation>{answer} центов за проигранную игру</translation>
    </message>
    <message>
        <source>{answer} each</source>
        <translation>по {answer}</translation>
    </message>
    <message>
        <source>{answer} each in a solo</source>
        <translation>в соло по {answer}</translation>
    </message>
    <message>
        <source>{answer} for each</source>
        <translation>по {answer} на каждого</translation>
    </message>
    <message>
        <source>{answer} hands double</source>
        <translation>удвоенных сдач: {answer}</translation>
    </message>
    <message>
        <source>{answer} in a row at most</source>
        <translation>не больше {answer} подряд</translation>
    </message>
    <message>
        <source>{answer} marks make goats</source>
        <translation>козёл: меток {answer}</translation>
    </message>
    <message>
        <source>{answer} points end the game</source>
        <translation>партия кончается на {answer}</translation>
    </message>
    <message>
        <source>{answer} points make a Bobbl</source>
        <translation>бобль: очков {answer}</translation>
    </message>
    <message>
        <source>{answer} strokes end the game</source>
        <translation>партия: штрихов {answer}</translation>
    </message>
    <message>
        <source>{answer} strokes make a head</source>
        <translation>голова из {answer} штрихов</translation>
    </message>
    <message>
        <source>{answer} trumps</source>
        <translation>козырей: {answer}</translation>
    </message>
    <message>
        <source>{asked} were asked, {due} are due</source>
        <translation>запрошено {asked}, причитается {due}</translation>
    </message>
    <message>
        <source>{ask} Level: {people}</source>
        <translation>{ask} Поровну: {people}</translation>
    </message>
    <message>
        <source>{ask} Or {missing}</source>
        <translation>{ask} Или {missing}</translation>
    </message>
    <message>
        <source>{caller} with {partner}</source>
        <translation>{caller} + {partner}</translation>
    </message>
    <message numerus="yes">
        <source>{cents} cents for %n points</source>
        <translation>
            <numerusform>{cents} ц. за %n очко</numerusform>
            <numerusform>{cents} ц. за %n очка</numerusform>
            <numerusform>{cents} ц. за %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>{cents} ct</source>
        <translation>{cents} ц.</translation>
    </message>
    <message>
        <source>{coin} ct</source>
        <translation>{coin} ц</translation>
    </message>
    <message>
        <source>{count} chips are missing</source>
        <translation>не хватает фишек: {count}</translation>
    </message>
    <message>
        <source>{count} doubled to come</source>
        <translation>ещё {count} вдвойне</translation>
    </message>
    <message>
        <source>{count} more now</source>
        <translation>теперь ещё {count}</translation>
    </message>
    <message>
        <source>{count} to come</source>
        <translation>ещё {count}</translation>
    </message>
    <message>
        <source>{count} {what}</source>
        <translation>{what} ({count})</translation>
    </message>
    <message>
        <source>{custom}: {what}.</source>
        <translation>{custom}: {what}.</translation>
    </message>
    <message>
        <source>{day}, since {time}</source>
        <translation>{day}, с {time}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{dealer} deals</source>
        <translation>Сдаёт {dealer}</translation>
    </message>
    <message>
        <source>{dealer} deals hand {number}</source>
        <translation>Сдачу {number} сдаёт {dealer}</translation>
    </message>
    <message>
        <source>{dealer} dealt</source>
        <translation>Сдавал(а) {dealer}</translation>
    </message>
    <message>
        <source>{dealer} dealt and sat out</source>
        <translation>{dealer}: сдача, без игры</translation>
    </message>
    <message>
        <source>{dealer} would deal next, not {other}</source>
        <translation>Следующую сдачу сдавал бы {dealer}, а не {other}</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n strokes</source>
        <translation>
            <numerusform>{done} из %n штриха</numerusform>
            <numerusform>{done} из %n штрихов</numerusform>
            <numerusform>{done} из %n штрихов</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {target}</source>
        <translation>{done} из {target}</translation>
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
        <translation>{file} уже есть</translation>
    </message>
    <message>
        <source>{file} is there already; {force} replaces it</source>
        <translation>{file} уже есть; {force} заменит его</translation>
    </message>
    <message>
        <source>{file}, line {line}: {why}</source>
        <translation>{file}, строка {line}: {why}</translation>
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
        <translation>{file}: {why}. Начат новый файл; backup restore возвращает копию.</translation>
    </message>
    <message>
        <source>{file}: {why}. backup lists the copies, backup restore brings one back.</source>
        <translation>{file}: {why}. backup перечисляет копии, backup restore возвращает одну из них.</translation>
    </message>
    <message>
        <source>{file}: {why}. backup lists the copies, backup restore brings one back; new begins without them.</source>
        <translation>{file}: {why}. backup перечисляет копии, backup restore возвращает одну из них; new начинает без них.</translation>
    </message>
    <message>
        <source>{file}: {why}. backup lists the copies, backup restore brings one back; with --rest a command uses what is not damaged.</source>
        <translation>{file}: {why}. backup перечисляет копии, backup restore возвращает одну из них; с --rest команда использует то, что не повреждено.</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first}–{last}</translation>
    </message>
    <message>
        <source>{folder} holds no recorded games</source>
        <translation>В {folder} нет записанных игр</translation>
    </message>
    <message>
        <source>{game} is another game: begin another evening for it</source>
        <translation>{game} – другая игра: начни для неё новый вечер</translation>
    </message>
    <message>
        <source>{game} is played alone: {keys}</source>
        <translation>{game} играют в одиночку: {keys}</translation>
    </message>
    <message>
        <source>{game} is said first: {keys}</source>
        <translation>{game} пишется в начале: {keys}</translation>
    </message>
    <message>
        <source>{game} is said right after who plays: {keys}</source>
        <translation>{game} пишется сразу после того, кто играет: {keys}</translation>
    </message>
    <message>
        <source>{game} lost</source>
        <translation>{game}, проигрыш</translation>
    </message>
    <message>
        <source>{game} won</source>
        <translation>{game}, победа</translation>
    </message>
    <message>
        <source>{game} {promise}</source>
        <translation>{game} {promise}</translation>
    </message>
    <message>
        <source>{game} {suit}</source>
        <translation>{game} {suit}</translation>
    </message>
    <message>
        <source>{game} · closed</source>
        <translation>{game} · закрыт</translation>
    </message>
    <message>
        <source>{game}, Schneider</source>
        <translation>{game}, шнайдер</translation>
    </message>
    <message>
        <source>{game}, does not count: {why}</source>
        <translation>{game}, не считается: {why}</translation>
    </message>
    <message>
        <source>{game}, struck</source>
        <translation>{game}, вычеркнуто</translation>
    </message>
    <message>
        <source>{givers} pay {takers} {amount} each</source>
        <translation>{givers} → {takers}: по {amount}</translation>
    </message>
    <message>
        <source>{givers} pays {takers} {amount}</source>
        <translation>{givers} → {takers}: {amount}</translation>
    </message>
    <message>
        <source>{givers} pays {takers} {amount} each</source>
        <translation>{givers} → {takers}: по {amount}</translation>
    </message>
    <message>
        <source>{giver} paid {taker} {amount}</source>
        <translation>заплачено {giver} → {taker}: {amount}</translation>
    </message>
    <message>
        <source>{giver} pays each</source>
        <translation>{giver} платит каждому</translation>
    </message>
    <message>
        <source>{giver} pays {taker}</source>
        <translation>{giver} → {taker}</translation>
    </message>
    <message>
        <source>{giver} pays {taker} {amount}</source>
        <translation>{giver} → {taker}: {amount}</translation>
    </message>
    <message>
        <source>{giver} → {taker}</source>
        <translation>{giver} → {taker}</translation>
    </message>
    <message>
        <source>{giver} → {taker} (pays in)</source>
        <translation>{giver} → {taker} (взнос)</translation>
    </message>
    <message>
        <source>{giver} → {taker} (pays out)</source>
        <translation>{giver} → {taker} (выплата)</translation>
    </message>
    <message>
        <source>{hands} played, {who} deals next</source>
        <translation>сыграно: {hands}, следующим сдаёт {who}</translation>
    </message>
    <message>
        <source>{hands}, open</source>
        <translation>{hands}, не закрыт</translation>
    </message>
    <message>
        <source>{hand} · example, not kept</source>
        <translation>{hand} · пример, не сохранится</translation>
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
        <translation>{least} чел.</translation>
    </message>
    <message>
        <source>{least} to {most} people</source>
        <translation>от {least} до {most} чел.</translation>
    </message>
    <message>
        <source>{level} announced</source>
        <translation>объявлено: {level}</translation>
    </message>
    <message>
        <source>{line}: game {first} and game {number} differ</source>
        <translation>{line}: игра {first} и игра {number} различаются</translation>
    </message>
    <message>
        <source>{made} of {all} paid. Then everybody is even.</source>
        <translation>Оплачено {made} из {all}. После этого все в расчёте.</translation>
    </message>
    <message>
        <source>{missing} duty soli in {left} hands</source>
        <translation>обязательных соло {missing} на {left} сдач</translation>
    </message>
    <message>
        <source>{name} does not sit here</source>
        <translation>{name} здесь не сидит</translation>
    </message>
    <message>
        <source>{name} is known already</source>
        <translation>{name} уже в списке</translation>
    </message>
    <message>
        <source>{name} is new</source>
        <translation>{name} — новый</translation>
    </message>
    <message>
        <source>{name} is {person}, who is known</source>
        <translation>{name} — это {person}, уже знакомый</translation>
    </message>
    <message>
        <source>{name} sits here already</source>
        <translation>{name} уже здесь</translation>
    </message>
    <message>
        <source>{name}, {day}</source>
        <translation>{name}, {day}</translation>
    </message>
    <message>
        <source>{now} instead of {was}</source>
        <translation>{now} вместо {was}</translation>
    </message>
    <message>
        <source>{number}</source>
        <translation>{number}</translation>
    </message>
    <message>
        <source>{number} people play</source>
        <translation>Играют {number}</translation>
    </message>
    <message>
        <source>{number} people play this</source>
        <translation>В это играют: {number} чел.</translation>
    </message>
    <message>
        <source>{number} × {what}</source>
        <translation>{number} × {what}</translation>
    </message>
    <message>
        <source>{n} lost</source>
        <translation>{n} проиграно</translation>
    </message>
    <message>
        <source>{n} others</source>
        <translation>{n} прочих</translation>
    </message>
    <message>
        <source>{n} passed</source>
        <translation>{n} без игры</translation>
    </message>
    <message>
        <source>{n} won</source>
        <translation>{n} выиграно</translation>
    </message>
    <message>
        <source>{old} is called {new} now, in every evening</source>
        <translation>{old} теперь везде: {new}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} и {other}</translation>
    </message>
    <message>
        <source>{one} to {other}</source>
        <translation>{one} : {other}</translation>
    </message>
    <message>
        <source>{one} {two}</source>
        <translation>{one} {two}</translation>
    </message>
    <message>
        <source>{payers} owe {taker} {amount} each</source>
        <translation>долг {payers} → {taker}: по {amount}</translation>
    </message>
    <message>
        <source>{payer} owes {taker} {amount}</source>
        <translation>долг {payer} → {taker}: {amount}</translation>
    </message>
    <message>
        <source>{payer} to {taker}: {amount}</source>
        <translation>{payer} → {taker}: {amount}</translation>
    </message>
    <message>
        <source>{people}: {amount} each to {host}</source>
        <translation>{people}: по {amount} для {host}</translation>
    </message>
    <message>
        <source>{pot} of {who}</source>
        <translation>{pot}: {who}</translation>
    </message>
    <message>
        <source>{pot} owes {amount} until the end</source>
        <translation>{pot}: долг {amount} до конца</translation>
    </message>
    <message>
        <source>{pot} shared out</source>
        <translation>{pot}: разделено</translation>
    </message>
    <message>
        <source>{pot} {amount}</source>
        <translation>{pot} {amount}</translation>
    </message>
    <message>
        <source>{pot}: what was put in is only written down so far, as every hand is, and is paid now.</source>
        <translation>{pot}: вложенное, как и каждая сдача, пока лишь записано и оплачивается только сейчас.</translation>
    </message>
    <message>
        <source>{problem} (at “{rest}”)</source>
        <translation>{problem} (у «{rest}»)</translation>
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
        <translation>{reply}: {who}</translation>
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
        <translation>{sign} сдаёт</translation>
    </message>
    <message>
        <source>{sign} deals and sits out</source>
        <translation>{sign} сдаёт и пропускает</translation>
    </message>
    <message>
        <source>{sign} deals, and sits out where more are here than play</source>
        <translation>{sign} сдаёт и пропускает, если людей больше, чем играет</translation>
    </message>
    <message>
        <source>{stand}; a hand is half entered</source>
        <translation>{stand}; одна сдача введена не до конца</translation>
    </message>
    <message>
        <source>{start} to {end}</source>
        <translation>{start}–{end}</translation>
    </message>
    <message>
        <source>{stated}, ours {ours}</source>
        <translation>{stated}, у нас {ours}</translation>
    </message>
    <message>
        <source>{state}, dealt by {dealer}</source>
        <translation>{state}, сдавал {dealer}</translation>
    </message>
    <message>
        <source>{suit} {game}</source>
        <translation>{game} {suit}</translation>
    </message>
    <message>
        <source>{sum} of {all} card points</source>
        <translation>{sum} из {all} очков</translation>
    </message>
    <message>
        <source>{sum} of {all} tricks</source>
        <translation>{sum} из {all} взяток</translation>
    </message>
    <message>
        <source>{team}: {hand}</source>
        <translation>{team}: {hand}</translation>
    </message>
    <message>
        <source>{these} and {last}</source>
        <translation>{these} и {last}</translation>
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
        <translation>{value} — не ответ на «{line}»: {name}={answer}</translation>
    </message>
    <message>
        <source>{what}</source>
        <translation>{what}</translation>
    </message>
    <message>
        <source>{what} pays nothing more here</source>
        <translation>{what} здесь ничего не добавляет</translation>
    </message>
    <message>
        <source>{what} {answer}</source>
        <translation>{what} {answer}</translation>
    </message>
    <message>
        <source>{what} {answer} strokes</source>
        <translation>{what}: штрихов {answer}</translation>
    </message>
    <message>
        <source>{what}, and all its cards are runners</source>
        <translation>{what}, и все его карты — ляуферы</translation>
    </message>
    <message>
        <source>{what}, its runners too</source>
        <translation>{what}, ляуферы тоже</translation>
    </message>
    <message>
        <source>{what}, without runners</source>
        <translation>{what}, без ляуферов</translation>
    </message>
    <message>
        <source>{what}: recorded {recorded}, ours {ours}</source>
        <translation>{what}: записано {recorded}, у нас {ours}</translation>
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
        <translation>{what}: {now} вместо {was}</translation>
    </message>
    <message>
        <source>{what}: {was} becomes {now}</source>
        <translation>{what}: {was} станет {now}</translation>
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
        <translation>{who}: нарушение правил</translation>
    </message>
    <message>
        <source>{who} deals</source>
        <translation>сдаёт {who}</translation>
    </message>
    <message>
        <source>{who} deals first</source>
        <translation>{who} сдаёт первым</translation>
    </message>
    <message>
        <source>{who} deals hand {number}</source>
        <translation>{who} сдаёт сдачу {number}</translation>
    </message>
    <message>
        <source>{who} deals next</source>
        <translation>следующим сдаёт {who}</translation>
    </message>
    <message>
        <source>{who} does not sit here</source>
        <translation>{who} здесь не сидит</translation>
    </message>
    <message>
        <source>{who} gets {amount}</source>
        <translation>{who} получает {amount}</translation>
    </message>
    <message>
        <source>{who} is even.</source>
        <translation>{who} в расчёте.</translation>
    </message>
    <message>
        <source>{who} is named twice</source>
        <translation>{who}: имя названо дважды</translation>
    </message>
    <message>
        <source>{who} is no longer at the table and gets nothing of: {pot}</source>
        <translation>{who} уже не за столом и отсюда ничего не получает: {pot}</translation>
    </message>
    <message>
        <source>{who} is then called so in every evening</source>
        <translation>{who} будет называться так везде, и в прошлых вечерах</translation>
    </message>
    <message>
        <source>{who} keeps the kitty.</source>
        <translation>Кассу хранит {who}.</translation>
    </message>
    <message>
        <source>{who} pays</source>
        <translation>платит {who}</translation>
    </message>
    <message>
        <source>{who} sits no longer at the table.</source>
        <translation>{who} больше не сидит за столом.</translation>
    </message>
    <message>
        <source>{who} sits out</source>
        <translation>{who} пропускает</translation>
    </message>
    <message>
        <source>{who} wins</source>
        <translation>выигрывает {who}</translation>
    </message>
    <message>
        <source>{who} with {partner}</source>
        <translation>{who} + {partner}</translation>
    </message>
    <message>
        <source>{who} {amount}</source>
        <translation>{who} {amount}</translation>
    </message>
    <message>
        <source>{who} {does}</source>
        <translation>{does} {who}</translation>
    </message>
    <message>
        <source>{who} {number}</source>
        <translation>{who} {number}</translation>
    </message>
    <message>
        <source>{who} {stated}, ours {ours}</source>
        <translation>{who} {stated}, у нас {ours}</translation>
    </message>
    <message>
        <source>{who} × {many}</source>
        <translation>{who} × {many}</translation>
    </message>
    <message>
        <source>{who}, together</source>
        <translation>{who}, всего</translation>
    </message>
    <message>
        <source>{who}: the imported file says {stated}, here it is {ours}</source>
        <translation>{who}: в принятом файле {stated}, здесь {ours}</translation>
    </message>
    <message>
        <source>{who}: {paid} was paid, {now} is due now</source>
        <translation>{who}: заплачено {paid}, теперь причитается {now}</translation>
    </message>
    <message>
        <source>{who}: {what}</source>
        <translation>{who}: {what}</translation>
    </message>
    <message>
        <source>{why}. A copy of it is there: {copy}</source>
        <translation>{why}. Есть копия: {copy}</translation>
    </message>
    <message>
        <source>{why}. {game} is said before the partner: {keys}</source>
        <translation>{why}. {game} пишется перед партнёром: {keys}</translation>
    </message>
    <message>
        <source>{words} (taken back)</source>
        <translation>{words} (отменено)</translation>
    </message>
    <message>
        <source>{word} of {who}</source>
        <translation>{word}: {who}</translation>
    </message>
    <message>
        <source>{worth} is no worth in cents</source>
        <translation>{worth} — не цена в центах</translation>
    </message>
    <message>
        <source>{yes} goes on with evening {number} here; {both} keeps both.</source>
        <translation>{yes} продолжает здесь вечер {number}; {both} оставляет оба.</translation>
    </message>
    <message>
        <source>“{letter}” has no meaning here</source>
        <translation>«{letter}» здесь ничего не значит</translation>
    </message>
    <message>
        <source>“{letter}” needs a game before it</source>
        <translation>Перед «{letter}» должна стоять игра</translation>
    </message>
    <message>
        <source>“{line}” wants an answer: {name}={answer}</source>
        <translation>Для «{line}» нужен ответ: {name}={answer}</translation>
    </message>
    <message>
        <source>“{question}” does not matter here</source>
        <translation>«{question}» здесь не важно</translation>
    </message>
    <message>
        <source>“{question}” was said already</source>
        <translation>«{question}» уже сказано</translation>
    </message>
    <message>
        <source>“{words}” is missing</source>
        <translation>Не хватает «{words}»</translation>
    </message>
    <message>
        <source>“{word}” belongs to: {games}; the game comes before it</source>
        <translation>«{word}» относится к: {games}; игру укажи перед этим</translation>
    </message>
    <message>
        <source>“{word}” is not asked now: {question}</source>
        <translation>Сейчас «{word}» не спрашивается: {question}</translation>
    </message>
    <message>
        <source>≠</source>
        <translation>≠</translation>
    </message>
    <message>
        <source>≠ file</source>
        <translation>≠ файл</translation>
    </message>
</context>
</TS>
