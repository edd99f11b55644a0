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

/** Kinds of business and of product, and what they are called. */
export const kinds = {
  eatery: {
    en: 'cafe|cafes|coffee|coffee shop*|coffee chain*|restaurant*|pizzeria*|sushi|bistro|food|takeaway|canteen*|bar|brewery|winery|burger*|kebab|street food|dishes|kitchen|tea house|donuts|ice cream',
    uk: 'кавярн*|кав|кава|каву|кави|кафе|ресторан*|піцері*|суші|бістро|їдальн*|їжі|їжу|бар|бару|пивоварн*|виноробн*|бургер*|чайн*|кулінарі*|кухн*|страв*|морозив*|вино',
  },
  trades: {
    en: 'bakery|bakeries|pastry|confectionery|florist*|workshop|studio|photographer*|architect*|construction company|cleaning|repair shop|car service|auto service|driving|carpenter*|furniture maker*|tailor*|kindergarten*|psychologist*|translator*|interpreter*|agency site|winery site|dentist website|notary site',
    uk: 'пекарн*|кондитерськ*|майстерн*|студі*|фотограф|фотографа|архітектор*|будівельн*|клінінг*|ремонт*|автосервіс*|сто|столяр*|меблев*|ательє|бібліотек*|садочок|дитячий садок|садочк*|психолог*|перекладач*',
  },
  trade: {
    en: 'sell*|goods|merch|e shop*|retail|clothes|clothing|shoes|spare parts|auto parts|gift*|souvenir*|cosmetics|toys|plants|flowers|flower shop|bookstore|books|pharmacy|pet shop|pet food|jewelry|jewellery|electronics|furniture|second hand|wine shop|wholesale|wholesaler*|supplements|subscription box*|grocer*|supermarket|honey|cheese|candles|fabrics|bikes|phone cases|accessories|market stall',
    uk: 'продаж*|продаю*|продава*|роздріб*|одяг*|взутт*|запчастин*|сувенір*|косметик*|іграшк*|подарунк*|крамничк*|квіти|квітів|квітков*|книгарн*|книжк*|книг|аптек*|зоомагазин*|корм*|ювелірн*|прикрас*|електронік*|меблі|секонд*|гурт|гуртов*|опт|оптов*|продукт*|продукти|мед|сир*|свічк*|тканин*|велосипед*|аксесуар*|чохл*|бакал*|супермаркет*',
  },
  clinic: {
    en: 'clinic*|doctor*|dentist*|dental|patient*|hospital*|telemedicine|veterinar*|medical|medicine|nurse*|lab results|laborator*|vet|vets|psychotherap*|therapist*|physio*|massage',
    uk: 'клінік*|лікар*|стоматолог*|пацієнт*|лікарн*|телемедицин*|ветеринар*|медичн*|аналіз*|лаборатор*|ветклінік*|психотерап*|терапевт*|масаж*|реабілітац*',
  },
  school: {
    en: 'school*|course*|student*|pupil*|teacher*|tutor*|lesson*|university|academy|e learning|lms|training platform|learning|learners|exam*|quiz*|homework|trainer*|coach*|kids|parents|certificate*|webinars|education*',
    uk: 'школ*|курс*|учн*|учні|студент*|вчител*|викладач*|репетитор*|урок*|університет*|академі*|навчальн*|навчанн*|іспит*|тест*|домашн* завдан*|тренінг*|тренер*|коуч*|батьк*|сертифікат*|освітн*|марафон*|вебінар*',
  },
  office: {
    en: 'lawyer*|law firm*|law office*|legal|attorney*|accountant*|accounting|bookkeep*|notary|staff|employees|dispatcher*|warehouse*|factory|plant floor|production line|vacation*|procurement|purchase request*|hr|human resources|document flow|coordinators|claims|inventory|stock control|timesheet*|expense*|budget approvals|helpdesk|help desk|maintenance|repairs team|quality control|shift*|rota|onboarding|payroll|contracts|archive|registry|tender*|managers|internal|back office|paperwork|documents between|workers|foremen|engineers|technicians|operators|call center|support team|sales team|sales managers|suppliers|purchasing',
    uk: 'юрист*|адвокат*|юридичн*|бухгалтер*|облік|обліку|нотаріус*|персонал*|працівник*|співробітник*|диспетчер*|склад|складу|складі|складськ*|завод*|цех*|виробництв*|відпустк*|закупівл*|кадр*|документообіг*|заявк*|заявок|внутрішн*|інвентар*|табел*|витрат*|зміни працівників|графік змін|онбординг*|зарплат*|договор*|контракт*|архів*|реєстр*|тендер*|закупі*|менеджер*|оператор*|колцентр*|відділ*|майстр* цех*|технік|інженер*|механік*|постачальник*|комірник*|кладовщик*|наряд*|робітник*|бригад*',
  },
  transport: {
    en: 'truck*|fleet*|carrier*|freight|logistics|driver*|courier*|cargo|waybill*|delivery company|shipment*|transport*|taxi|bus|buses|container*|forwarder*|parking|charging station*',
    uk: 'перевізник*|перевезен*|вантаж*|логістик*|водії|водіїв|водіям|водій|курєр*|машин*|автопарк*|транспорт*|таксі|автобус*|контейнер*|експедитор*|паркінг*|парковк*|зарядн* станці*',
  },
  presence: {
    en: 'charity|ngo|foundation|donation*|conference*|brand site|campaign*|portfolio site|one page*|promo site|nonprofit|volunteer fund|festival site|exhibition*|annual report|brand|event page|forum site|investor*|our company|corporate site|promo website|portfolio|about our|presentation|promo|scroll',
    uk: 'благодійн*|фонд*|пожертв*|конференці*|візитк*|рекламн*|для реклами|односторінк*|промосайт*|адвокатськ* бюро|неприбутков*|виставк*|фестивал*|бренд*|презентаці*|портфоліо|про компанію|нашої компанії|громадськ* організац*|інвестор*|форум|лендос*|промо|акці*',
  },
  realty: {
    en: 'real estate|apartment*|classifieds|rent out|rental platform|rentals|sublet|coworking*|house*|flats|landlord*',
    uk: 'нерухом*|квартир*|дошк* оголошен*|оренд*|здають|будинк*|житл*|коворкінг*|орендодав*',
  },
  beauty: {
    en: 'salon*|beauty|hairdresser*|barber*|manicure|spa|volunteer*|nails|cosmetolog*|tattoo*|massage salon',
    uk: 'салон*|краси|перукар*|барбер*|манікюр*|волонтер*|нігт*|косметолог*|тату',
  },
  leisure: {
    en: 'fitness|gym*|workout*|yoga|meditation*|dating|habit*|travel app*|game|running|runners|diet|calories|recipes app|habit tracker|budgeting|expenses app|kids app|pregnan*|language learning app|travel|trips|music app|podcast*|photo app|social app|chat app|quiz game|games|pets app|dog walk*|hiking|cycling|mental health|fishing|anglers|pet owners',
    uk: 'фітнес*|спортзал*|тренуван*|йог*|медитац*|знайомств*|звичк*|гра|біг|бігун*|дієт*|калорі*|трекер звичок|витрати сімї|вагітн*|подорож*|мандрівк*|подкаст*|ігра|гру|ігри|собак*|похід|походи|вело|здоровя|рибал*',
  },
  app: {
    en: 'app|apps|for phones',
    uk: 'застосун*|додаток|додатка|додатку|додатки|мобільн*|апк*|аплікаці*',
  },
  lodging: {
    en: 'hotel*|hostel*|guest house|tour*|travel agency|cottages|chalet*|resort',
    uk: 'готел*|хостел*|туристичн*|тур|тури|садиб*|котедж*|будиночк*|турбаз*|гостьов* дім',
  },
  culture: {
    en: 'museum*|gallery|church|library|musician*|artist|band|theatre|theater|wedding*',
    uk: 'музе*|галере*|церкв*|музик*|художник*|гурт|весіл*|театр*|вистав*',
  },
  tickets: {
    en: 'tickets|ticket sales|ticket*',
    uk: 'квитк*|квиток',
  },
  finance: {
    en: 'insurance|insurer*|bank|banking|fintech|loan*|credit*|investment*|crypto|trading|policy holders|policies sale',
    uk: 'страхов*|банк|банку|банківськ*|фінтех*|кредит*|позик*|інвестиц*|крипт*|полісів|поліс*',
  },
  startup: {
    en: 'agencies|freelancers use|customers of our|startup|platform|service for companies|for businesses|b2b|subscription service|summari*|generator|time tracking|our product|each company|every company',
    uk: 'стартап*|платформ*|сервіс для компаній|для бізнесу|b2b|сервіс|генератор*|наш продукт|кожна компанія|тариф*',
  },
  peers: {
    en: 'freelancer*|handmade|marketplace for|platform where people|connect buyers|connects|buyers and|between people|peer to peer|second hand platform|job board|find a master|find masters|find tutors|freelance|babysitter*|nannies|olx|etsy|airbnb|both sides|commission|uber for',
    uk: 'фріланс*|майданчик*|майстрів|платформа де|де люди|зводить|зєднує|між людьми|вживан*|біржа*|пошук роботи|знайти майстра|знайти репетитора|нян*|продавці й покупці|сервіс пошуку|олх|olx|prom|комісі*|між сусідами',
  },
  residents: {
    en: 'condominium|residents|municipal*|city council|public service|tenant*',
    uk: 'осбб|мешканц*|громад*|міськрад*',
  },
  farm: {
    en: 'field*|farm*|agronomist*|crop*|harvest*|greenhouse*|tractor*|livestock|milk|grain|beehive*',
    uk: 'пол|поля|полів|полях|ферм*|агроном*|врожа*|урожа*|теплиц*|трактор*|худоб*|молок*|зерн*|елеватор*|вулик*',
  },
  seeing: {
    en: 'on photos|from photos|on our photos|train a model|own model|scratches|defect*|spot*|recogni*|detect*|computer vision',
    uk: 'на фото|розпізна*|брак на|дефект*|навчити модель|власну модель',
  },
  drafting: {
    en: 'ai writes|writes the summary|generates|draft*|meeting notes|transcri*',
    uk: 'ші пише|генерує|чернетк*|розшифров*',
  },
  own: {
    en: 'staff only|only for us|nothing public|for our own staff|in house|our employees|our staff|our vans|our drivers|our inspectors|retype|paper forms|old spreadsheet|in excel|200 person|person company|our plant|foreman|manager|hospital it|consultants|our own',
    uk: 'тільки для нас|лише для нас|стороннім|у зошиті|все в екселі|в екселі|керівник*|виконроб*|ваговий|диспетчерськ*|начальник*|інспектор*|нашої агенції|для наших|наш* цех*|внутрішнє|покоївок|автопідприємств*|швачок|водоканал*|забудовник*',
  },
  vendor: {
    en: 'as a service|sold as|sell to others|sell it to|pricing tiers|paid plans|per seat|indie devs|small agencies|saas for|for recruiters|free at first|b2b tool|tool for hr',
    uk: 'іншим компаніям|продамо іншим|продаватимемо|не лише для нашого|продаємо монтажникам|для компаній|за місячну підписку|тариф на місяць|сервіс терапії|хочу сервіс',
  },
  pairs: {
    en: 'like upwork|uber like|like uber|owners list|makers get|talents post|sellers add|find a cleaner|book a time that|rate them|rate the driver|minus our cut|our cut|we keep|agencies post|etsy but',
    uk: 'продавець сам|продавці зі своїм|власники самі|майстер на годину|бронює майстра|нам комісія|виплата раз|дошка оголошень|викладають оголошення|експерт виставляє',
  },
  vague: {
    en: 'how much does|what does it cost|have an idea|can we have a call|looking for a team|need a team|who do we talk',
    uk: 'скільки коштує|скільки це коштує|шукаємо підрядника|попередній підрядник|куди скинути|є ідея|підхопити|хоча б приблизно',
  },
  lookup: {
    en: 'social app|for dog owners|citizens|in both stores|for a small town',
    uk: 'для грибників|для мисливців|особисті фінанси|для пацієнтів|знайомства|у планшет',
  },
} as const satisfies Record<string, { en: string; uk: string }>
