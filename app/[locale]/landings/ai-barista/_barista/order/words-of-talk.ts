/** What a word does in a conversation. */
export type TalkWord = keyof typeof talkPhrases

export const talkPhrases = {
  yes: 'так, ага, угу, еге ж, еге, авжеж, звісно, правильно, усе правильно, все правильно, вірно, точно, підтверджую, добре, гаразд, окей, ок, передавайте, передавай, давайте так, згода, згоден, згодна, yes, yep, yeah, yup, sure, ok, okay, correct, right, all right, thats right, that is right, confirm, go ahead, please do, send it, sounds good, perfect',
  no: 'ні, нє, нєа, неа, нет, nope, nah, no, no more',
  not: 'не, not, dont, isnt',
  without: 'без, without, hold the, minus',
  keep: 'залиш*, лиши, лишіть, лишайте, keep, leave',
  only: 'тільки, лише, лишень, only',
  except: 'крім, окрім, except, apart from, other than',
  almost: 'майже, almost, nearly, one thing',
  rather:
    'краще, ліпше, лучше, точніше, вірніше, тобто, ой, ойой, стоп, перепрошую, передумав, передумала, навпаки, rather, actually, sorry, oops, i mean, changed my mind, on second thought, better',
  instead: 'instead, натомість, make it, make that, make mine, make them, make the, make my, хай буде, нехай буде',
  insteadOf: 'замість, instead of, in place of, rather than',
  replace: 'замін*, замініть, міня*, поміняй*, змін*, зміни, replace, change, swap, switch',
  add: 'ще, також, додай*, додати, докин*, плюс до того, another, also, add, more, as well, too, extra',
  remove:
    'прибер*, прибир*, приберіть, зніміть, зніми, викресл*, виключ*, відмовл*, обійдуся без, обійдусь без, не буду, не беру, не братиму, не додав*, не додай*, не клад*, не принос*, не дава*, прибрати, забер*, видал*, викин*, скасуй*, скасувати, відмін*, не треба, не потрібно, не потрібен, не потрібна, не хочу, передумав щодо, мінус, remov*, delet*, cancel*, drop, take off, take out, dont want, do not want, dont need, do not need, scratch, forget the, changed my mind about, передумала щодо, take away the, leave out, leave off, cross off, cut out, strike off, get rid of, skip, lose the, ditch, no longer want, no longer need, wont have, rather not have, dont add, do not add, dont put, do not put, dont give, dont bring',
  all: 'все замовлення, усе замовлення, все на, усе на, всі, усі, обидва, обидві, everything, all of it, all of them, whole order, both, the lot, all, все, усе',
  restart:
    'спочатку, почати спочатку, почнемо спочатку, заново, нове замовлення, новий гість, start over, start again, new order, reset, from the beginning',
  usual:
    'як завжди, як зазвичай, як звичайно, моє звичне, звичне, моє улюблене, те саме що й завжди, те саме, my usual, the usual, usual, same as always, as always, same again',
  remember: 'запамятай*, запамятати, запамятовуй*, remember',
  forget: 'забуд*, забути, видали моє звичне, видаліть моє звичне, forget',
  person:
    'людин*, людин, персон, живий, жива, живого, оператор*, адміністратор*, менеджер*, керівник*, бариста, баристу, баристі, зміна, зміну, когось, хтось гляне, human, person, somebody, someone, staff, manager, real barista, barista, a human',
  complaint:
    'скарг*, скаржит*, жалоб*, повернут* гроші, повернення, помилк*, неправильн*, complaint*, complain, refund, terrible, wrong order',
  price:
    'скільки кошту*, скільки це, скільки з мене, скільки буде, скільки, почім, ціна, ціни, ціну, вартість, how much, price*, cost*, whats the price',
  total: 'разом, сума, суму, підсумок, загалом, total, sum, altogether, bill',
  menu: 'меню, що є, що ще є, що ще, what else do you have, what else, що у вас є, що маєте, що порадите, порадьте, порадь, що взяти, асортимент, menu, what do you have, what have you got, whats available, recommend, suggest, options',
  sweet:
    'щось солодк*, солодк*, щось до кави, десерт*, перекус*, поїсти, випічк*, something sweet, sweet, dessert*, pastry, pastries, to eat, snack*',
  done: 'це все, це усе, ото й усе, на цьому все, більше нічого, нічого, досить, хватить, достатньо, готово, оформлюйте, оформити, рахунок, можна рахувати, thats all, that is all, thats it, that is it, nothing else, nothing more, dont want anything else, dont need anything else, нічого більше, im done, done, checkout, finish',
  what: 'any, що, шо, яке, який, яка, які, чи, what, which, is there, are there, does, do you, anything, щось, є, маєте, має, have you',
  allergy: 'алергі*, алергіч*, непереносим*, непереносимість, целіакі*, allerg*, allergic, allergies, intoleran*, coeliac, celiac',
  contains: 'містит*, склад, складі, входит*, contain*, ingredient*, inside, made of, have in it, has',
  traces: 'слід*, traces, trace',
  hello:
    'привіт*, вітаю, добрий день, доброго дня, доброго ранку, добрий ранок, добрий вечір, доброго вечора, hello, hi, hey, good morning, good afternoon, good evening',
  thanks: 'дякую*, спасибі, дяка, thanks, thank you, thx, cheers',
  bot: 'бот, робот*, ти програма, ви програма, ти людина, ви людина, ти живий, ви живий, штучн* інтелект*, ші, bot, robot, are you human, are you a person, are you real, are you a machine, ai',
  health:
    'вагітн*, корисн*, шкідлив*, тиск, тиску, діабет*, калорі*, здоров*, дієт*, ліки, ліками, pregnan*, healthy, health, diabet*, calorie*, blood pressure, diet, medicine',
  alcohol:
    'пиво, пива, вино, вина, алкогол*, віскі, ром, коньяк*, глінтвейн*, лікер*, beer, wine, whisky, whiskey, rum, alcohol*, irish coffee, liqueur',
  discount:
    'знижк*, скидк*, промокод*, безкоштовн*, дешевше, за рахунок закладу, discount*, promo*, free of charge, for free, cheaper, coupon*',
  time: 'коли буде, коли готово, як довго, довго чекати, скільки чекати, через скільки, how long, when will, how soon, waiting time, ready',
  pay: 'оплат*, заплат*, картк*, готівк*, apple pay, pay, card, cash',
  here: 'to take out, тут, із собою, з собою, на винос, на виніс, to go, takeaway, take away, for here, eat in',
} as const

/** Words that carry nothing of the order. They are not reported as unknown. */
export const fillers = new Set(
  `а б би бо в вам вас ваш ви вже він від для до дай дайте давай давайте ж за з зараз зі і із й його каву хочу хотів хотіла хотілося би мені мене мій моя моє мої можна можете
  може на нам наш не ну ну о об один по прошу про раз сьогодні та там тих той тоді тож треба ту туди ту те теж у уже це цей ця ці щоб я як якщо будь ласка візьму беру
  взяти замовити замовлю замовлення приготуйте налийте подруги друга доньки сина дружини чоловіка колеги зачекайте чекайте хвилинку слухайте буду будьте було донька дочка
  порцію порції чашку чашка чашечку склянку стакан шт штуки штучки разів мл напій напої нього неї них їй йому їм тієї того цього цієї моєї мою моїй моєму звичайно правда
  the a an and i id ill im me my mine we us our you your it its this that them they one to for of in on with at is are be can could may would will like want get have has
  take give please just some then now so well hmm um uh oh also again today friend daughter son wife husband colleague her his she he wait cup cups glass ml size piece slice
  order drink drinks made there here hang hold let lets go how about but by as if put bring need make from into up too first second last or`
    .split(/\s+/)
    .filter(Boolean),
)

export const joiners = new Set([
  'і',
  'й',
  'та',
  'and',
  'plus',
  'плюс',
  'ще',
  'також',
  'also',
  'another',
  'then',
  'потім',
  'а',
  'but',
  'але',
])
