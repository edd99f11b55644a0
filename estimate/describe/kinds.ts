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
    en: 'cafe|cafes|coffee|coffee shop*|coffee chain*|restaurant*|pizzeria*|sushi|bistro|food|takeaway|canteen*',
    uk: 'кавярн*|кав|кава|каву|кави|кафе|ресторан*|піцері*|суші|бістро|їдальн*|їжі|їжу',
  },
  bakery: {
    votes: { 'company-site': 2 },
    en: 'bakery|bakeries|pastry|confectionery|florist*|workshop|studio|photographer*',
    uk: 'пекарн*|кондитерськ*|майстерн*|студі*|фотограф|фотографа',
  },
  trade: {
    votes: { 'online-shop': 4 },
    en: 'sell*|goods|merch|e shop*|retail|clothes|clothing|shoes|spare parts|auto parts|gift*|souvenir*|cosmetics|toys|plants|tickets|ticket sales',
    uk: 'продаж*|продаю*|продава*|роздріб*|одяг*|взутт*|запчастин*|сувенір*|косметик*|іграшк*|квитк*|квиток|подарунк*|крамничк*',
  },
  clinic: {
    votes: { 'internal-tool': 1, 'saas-mvp': 2 },
    en: 'clinic*|doctor*|dentist*|dental|patient*|hospital*|telemedicine|veterinar*',
    uk: 'клінік*|лікар*|стоматолог*|пацієнт*|лікарн*|телемедицин*|ветеринар*',
  },
  school: {
    votes: { 'saas-mvp': 2, 'internal-tool': 1 },
    en: 'school*|course*|student*|pupil*|teacher*|tutor*|lesson*|university|academy|e learning|lms',
    uk: 'школ*|курс*|учн*|учні|студент*|вчител*|викладач*|репетитор*|урок*|університет*|академі*|навчальн*',
  },
  office: {
    votes: { 'internal-tool': 2 },
    en: 'lawyer*|law firm*|law office*|legal|attorney*|accountant*|accounting|bookkeep*|notary|staff|employees|dispatcher*|warehouse*|factory|plant floor|production line|vacation*|procurement|purchase request*|hr|human resources|document flow|coordinators',
    uk: 'юрист*|адвокат*|юридичн*|бухгалтер*|облік|обліку|нотаріус*|персонал*|працівник*|співробітник*|диспетчер*|склад|складу|складі|складськ*|завод*|цех*|виробництв*|відпустк*|закупівл*|кадр*|документообіг*|заявк*|заявок',
  },
  transport: {
    votes: { 'internal-tool': 2, 'saas-mvp': 1 },
    en: 'truck*|fleet*|carrier*|freight|logistics|driver*|courier*|cargo|waybill*|field*|farm*|agronomist*|crop*|harvest*',
    uk: 'перевізник*|перевезен*|вантаж*|логістик*|водії|водіїв|водіям|водій|курєр*|машин*|автопарк*|пол|поля|полів|полях|ферм*|агроном*|врожа*|урожа*',
  },
  presence: {
    votes: { 'company-site': 2 },
    en: 'charity|ngo|foundation|donation*|conference*|brand site|campaign*|portfolio site|one page*|promo site',
    uk: 'благодійн*|фонд*|пожертв*|конференці*|візитк*|рекламн*|для реклами|односторінк*|промосайт*|адвокатськ* бюро',
  },
  homes: {
    votes: { 'marketplace-mvp': 5 },
    en: 'real estate|apartment*|classifieds|rent out|rental platform|rentals|olx|etsy|airbnb|freelancer*|handmade',
    uk: 'нерухом*|квартир*|дошк* оголошен*|оренд*|здають|олх|olx|prom|фріланс*|майданчик*|майстрів',
  },
  appointments: {
    votes: { 'saas-mvp': 2 },
    en: 'salon*|beauty|hairdresser*|barber*|manicure|spa|insurance|insurer*|bank|banking|fintech|volunteer*',
    uk: 'салон*|краси|перукар*|барбер*|манікюр*|страхов*|банк|банку|банківськ*|фінтех*|волонтер*',
  },
  fitness: {
    votes: { 'mobile-app': 2 },
    en: 'fitness|gym*|workout*|yoga|meditation*|dating|habit*|travel app*|game',
    uk: 'фітнес*|спортзал*|тренуван*|йог*|медитац*|знайомств*|звичк*|гра',
  },
  app: {
    votes: { 'mobile-app': 2 },
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
