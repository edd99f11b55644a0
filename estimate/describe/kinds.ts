/** The presets a sentence can lead to; `content/estimate-presets` has them. */
export const presetSlugs = [
  'marketplace-mvp',
  'online-shop',
  'rag-mvp',
  'rag-poc',
  'internal-tool',
  'saas-mvp',
  'mobile-app',
  'company-site',
] as const

export type PresetSlug = (typeof presetSlugs)[number]

type Votes = Partial<Record<Exclude<PresetSlug, 'rag-poc'>, number>>

/** Kinds of business and of product, what they are called, and how strongly they speak for a preset. */
export const kinds = {
  cafe: {
    votes: { 'online-shop': 2 },
    en: 'cafe|cafes|coffee|coffee shop*|coffee chain*|restaurant*|pizzeria*|sushi|bistro|food|takeaway|canteen*|bar|brewery|winery|burger*|kebab|street food|dishes|kitchen|tea house|donuts|ice cream',
    uk: 'кавярн*|кав|кава|каву|кави|кафе|ресторан*|піцері*|суші|бістро|їдальн*|їжі|їжу|бар|бару|пивоварн*|виноробн*|бургер*|чайн*|кулінарі*|кухн*|страв*|морозив*|вино',
  },
  bakery: {
    votes: { 'company-site': 2 },
    en: 'bakery|bakeries|pastry|confectionery|florist*|workshop|studio|photographer*|architect*|construction company|cleaning|repair shop|car service|auto service|driving|carpenter*|furniture maker*|tailor*|wedding*|musician*|artist|museum*|gallery|church|library|kindergarten*|hotel*|hostel*|guest house|tour*|travel agency|psychologist*|translator*|interpreter*|agency site|band|winery site|dentist website|notary site',
    uk: 'пекарн*|кондитерськ*|майстерн*|студі*|фотограф|фотографа|архітектор*|будівельн*|клінінг*|ремонт*|автосервіс*|сто|столяр*|меблев*|ательє|весіл*|музик*|художник*|музе*|галере*|церкв*|бібліотек*|садочок|дитячий садок|садочк*|готел*|хостел*|туристичн*|тур|тури|психолог*|перекладач*|гурт',
  },
  trade: {
    votes: { 'online-shop': 4 },
    en: 'sell*|goods|merch|e shop*|retail|clothes|clothing|shoes|spare parts|auto parts|gift*|souvenir*|cosmetics|toys|plants|tickets|ticket sales|flowers|flower shop|bookstore|books|pharmacy|pet shop|pet food|jewelry|jewellery|electronics|furniture|second hand|wine shop|wholesale|wholesaler*|supplements|subscription box*|grocer*|supermarket|honey|cheese|candles|fabrics|bikes|phone cases|accessories|market stall',
    uk: 'продаж*|продаю*|продава*|роздріб*|одяг*|взутт*|запчастин*|сувенір*|косметик*|іграшк*|квитк*|квиток|подарунк*|крамничк*|квіти|квітів|квітков*|книгарн*|книжк*|книг|аптек*|зоомагазин*|корм*|ювелірн*|прикрас*|електронік*|меблі|секонд*|гурт|гуртов*|опт|оптов*|продукт*|продукти|мед|сир*|свічк*|тканин*|велосипед*|аксесуар*|чохл*|бакал*|супермаркет*',
  },
  clinic: {
    votes: { 'internal-tool': 1, 'saas-mvp': 2 },
    en: 'clinic*|doctor*|dentist*|dental|patient*|hospital*|telemedicine|veterinar*|medical|medicine|nurse*|lab results|laborator*|vet|vets|psychotherap*|therapist*|physio*|massage',
    uk: 'клінік*|лікар*|стоматолог*|пацієнт*|лікарн*|телемедицин*|ветеринар*|медичн*|аналіз*|лаборатор*|ветклінік*|психотерап*|терапевт*|масаж*|реабілітац*',
  },
  school: {
    votes: { 'saas-mvp': 2, 'internal-tool': 1 },
    en: 'school*|course*|student*|pupil*|teacher*|tutor*|lesson*|university|academy|e learning|lms|training platform|learning|learners|exam*|quiz*|homework|trainer*|coach*|kids|parents|certificate*|webinars|education*',
    uk: 'школ*|курс*|учн*|учні|студент*|вчител*|викладач*|репетитор*|урок*|університет*|академі*|навчальн*|навчанн*|іспит*|тест*|домашн* завдан*|тренінг*|тренер*|коуч*|батьк*|сертифікат*|освітн*|марафон*|вебінар*',
  },
  office: {
    votes: { 'internal-tool': 2 },
    en: 'lawyer*|law firm*|law office*|legal|attorney*|accountant*|accounting|bookkeep*|notary|staff|employees|dispatcher*|warehouse*|factory|plant floor|production line|vacation*|procurement|purchase request*|hr|human resources|document flow|coordinators|claims|inventory|stock control|timesheet*|expense*|budget approvals|helpdesk|help desk|maintenance|repairs team|quality control|shift*|rota|onboarding|payroll|contracts|archive|registry|tender*|managers|internal|back office|paperwork|documents between|condominium|residents|municipal*|city council|public service|workers|foremen|engineers|technicians|operators|call center|support team|sales team|sales managers|suppliers|purchasing',
    uk: 'юрист*|адвокат*|юридичн*|бухгалтер*|облік|обліку|нотаріус*|персонал*|працівник*|співробітник*|диспетчер*|склад|складу|складі|складськ*|завод*|цех*|виробництв*|відпустк*|закупівл*|кадр*|документообіг*|заявк*|заявок|внутрішн*|інвентар*|табел*|витрат*|зміни працівників|графік змін|онбординг*|зарплат*|договор*|контракт*|архів*|реєстр*|тендер*|закупі*|менеджер*|осбб|мешканц*|громад*|міськрад*|оператор*|колцентр*|відділ*|майстр* цех*|технік|інженер*|механік*|постачальник*|комірник*|кладовщик*|наряд*|робітник*|бригад*',
  },
  transport: {
    votes: { 'internal-tool': 2, 'saas-mvp': 1 },
    en: 'truck*|fleet*|carrier*|freight|logistics|driver*|courier*|cargo|waybill*|field*|farm*|agronomist*|crop*|harvest*|delivery company|shipment*|transport*|taxi|bus|buses|container*|forwarder*|greenhouse*|tractor*|livestock|milk|grain|beehive*|parking|charging station*',
    uk: 'перевізник*|перевезен*|вантаж*|логістик*|водії|водіїв|водіям|водій|курєр*|машин*|автопарк*|пол|поля|полів|полях|ферм*|агроном*|врожа*|урожа*|транспорт*|таксі|автобус*|контейнер*|експедитор*|теплиц*|трактор*|худоб*|молок*|зерн*|елеватор*|вулик*|паркінг*|парковк*|зарядн* станці*',
  },
  presence: {
    votes: { 'company-site': 2 },
    en: 'charity|ngo|foundation|donation*|conference*|brand site|campaign*|portfolio site|one page*|promo site|nonprofit|volunteer fund|festival site|exhibition*|annual report|brand|event page|forum site|investor*|our company|corporate site|promo website|portfolio|about our|presentation',
    uk: 'благодійн*|фонд*|пожертв*|конференці*|візитк*|рекламн*|для реклами|односторінк*|промосайт*|адвокатськ* бюро|неприбутков*|виставк*|фестивал*|бренд*|презентаці*|портфоліо|про компанію|нашої компанії|громадськ* організац*|інвестор*|форум',
  },
  homes: {
    votes: { 'marketplace-mvp': 3 },
    en: 'real estate|apartment*|classifieds|rent out|rental platform|rentals|olx|etsy|airbnb|freelancer*|handmade|marketplace for|platform where people|connect buyers|connects|buyers and|between people|peer to peer|second hand platform|job board|find a master|find masters|find tutors|freelance|sublet|coworking*|house*|flats|landlord*|babysitter*|nannies',
    uk: 'нерухом*|квартир*|дошк* оголошен*|оренд*|здають|олх|olx|prom|фріланс*|майданчик*|майстрів|платформа де|де люди|зводить|зєднує|між людьми|вживан*|біржа*|пошук роботи|знайти майстра|знайти репетитора|будинк*|житл*|коворкінг*|нян*|орендодав*|продавці й покупці|сервіс пошуку',
  },
  appointments: {
    votes: { 'saas-mvp': 2 },
    en: 'salon*|beauty|hairdresser*|barber*|manicure|spa|insurance|insurer*|bank|banking|fintech|volunteer*|nails|cosmetolog*|tattoo*|massage salon|loan*|credit*|investment*|crypto|trading|policy holders|policies sale|agencies|freelancers use|customers of our|startup|platform|service for companies|for businesses|b2b|subscription service',
    uk: 'салон*|краси|перукар*|барбер*|манікюр*|страхов*|банк|банку|банківськ*|фінтех*|волонтер*|нігт*|косметолог*|тату|кредит*|позик*|інвестиц*|крипт*|полісів|стартап*|платформ*|сервіс для компаній|для бізнесу|b2b|сервіс',
  },
  fitness: {
    votes: { 'mobile-app': 2 },
    en: 'fitness|gym*|workout*|yoga|meditation*|dating|habit*|travel app*|game|running|runners|diet|calories|recipes app|habit tracker|budgeting|expenses app|kids app|pregnan*|language learning app|travel|trips|music app|podcast*|photo app|social app|chat app|quiz game|games|pets app|dog walk*|hiking|cycling|mental health',
    uk: 'фітнес*|спортзал*|тренуван*|йог*|медитац*|знайомств*|звичк*|гра|біг|бігун*|дієт*|калорі*|трекер звичок|витрати сімї|вагітн*|подорож*|мандрівк*|подкаст*|ігра|гру|ігри|собак*|похід|походи|вело|здоровя',
  },
  app: {
    votes: { 'mobile-app': 3 },
    en: 'app|apps|for phones',
    uk: 'застосун*|додаток|додатка|додатку|додатки|мобільн*',
  },
} as const satisfies Record<string, { votes: Votes; en: string; uk: string }>

export type Kind = keyof typeof kinds

export const typeVotes: Readonly<Record<string, Votes>> = {
  site: { 'company-site': 3 },
  shop: { 'online-shop': 5 },
  marketplace: { 'marketplace-mvp': 7 },
  saas: { 'saas-mvp': 5 },
  internal: { 'internal-tool': 5 },
  mobile: { 'mobile-app': 3 },
  ai: { 'rag-mvp': 5 },
  webapp: { 'saas-mvp': 2 },
}

/** By id, or by group where the whole of it speaks for one. */
export const blockVotes: Readonly<Record<string, Votes>> = {
  shop: { 'online-shop': 2 },
  mkt: { 'marketplace-mvp': 4 },
  'pay.split': { 'marketplace-mvp': 3 },
  'pay.subs': { 'saas-mvp': 2 },
  'pay.iap': { 'mobile-app': 4 },
  'acc.teams': { 'saas-mvp': 2 },
  'acc.sso': { 'saas-mvp': 1, 'internal-tool': 1 },
  'acc.mfa': { 'saas-mvp': 2 },
  'acc.rbac-l': { 'saas-mvp': 2 },
  'acc.rbac-m': { 'internal-tool': 1 },
  'com.chat-m': { 'saas-mvp': 2 },
  'com.tgbot': { 'saas-mvp': 1 },
  'pay.checkout': { 'online-shop': 1 },
  book: { 'saas-mvp': 2 },
  'core.flow': { 'internal-tool': 3 },
  'int.crm': { 'internal-tool': 3 },
  'int.public': { 'saas-mvp': 2 },
  'int.hooks': { 'saas-mvp': 1 },
  'adm.reports': { 'internal-tool': 2 },
  'adm.audit': { 'internal-tool': 1 },
  'adm.dash': { 'saas-mvp': 1 },
  'map.live': { 'internal-tool': 2 },
  'ai.rag': { 'rag-mvp': 6 },
  'ai.agent': { 'rag-mvp': 7 },
  'ai.eval': { 'rag-mvp': 3 },
  'ai.vision': { 'internal-tool': 2 },
  sec: { 'saas-mvp': 2 },
  mk: { 'company-site': 3 },
  seo: { 'company-site': 1 },
  'cnt.cms': { 'company-site': 2 },
  'cnt.blog': { 'company-site': 1 },
  'mob.device': { 'internal-tool': 1 },
  'mob.bio': { 'mobile-app': 2 },
  'mob.scan': { 'internal-tool': 1 },
}

/** What makes a project of AI a proof of concept. */
export const trialWords = {
  en: 'proof of concept|poc|prototype*|pilot|quick test',
  uk: 'прототип*|пілот*|перевірк* ідеї|доказ* концепції',
}
