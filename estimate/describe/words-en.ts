import englishBlocks from './block-words.en.json'
import type { Vocabulary } from './vocabulary'

/** English phrases by what they stand for. */
export const english: Vocabulary = {
  types: {
    marketplace: 'marketplace*|multi vendor|sellers and buyers|buyers and sellers',
    shop: 'online shop*|online store*|web shop*|webshop*|shop|store|e commerce|ecommerce',
    saas: 'saas|b2b platform|subscription software|software as a service',
    internal: 'internal tool*|internal system|internal portal|back office system|for our staff|for our employees|intranet|crm for|erp for',
    ai: 'ai assistant*|ai agent*|ai chatbot*|chatbot*|rag|knowledge assistant*',
    mobile: 'mobile app*|mobile application*|ios app*|android app*|iphone app*|phone app*',
    site: 'site|sites|website*|web site*|company site|corporate site|landing page*|landing',
    webapp: 'web app*|web application*|web platform|web portal|customer portal|client portal',
  },
  platforms: {
    web: 'site|sites|website*|web site*|company site|corporate site|landing page*|web app*|web application*|web version|in the browser|on the web|online shop*|online store*|webshop*|web portal|customer portal|client portal',
    ios: 'ios|ios app*|iphone app*|iphone*|app store|mobile app*|mobile application*|phone app*|for phones',
    android: 'android|android app*|google play|mobile app*|mobile application*|phone app*|for phones',
    telegram: 'telegram|telegram bot*|telegram mini app*',
  },
  blocks: englishBlocks,
  unwanted: {
    'acc.email': 'login|account|accounts|sign ins|registrations|logging in|signing up|signing in',
    'adm.panel-s': 'admin|back office',
    'cnt.blog': 'news|articles|posts',
  },
  languages: {
    ar: 'arabic',
    bg: 'bulgarian',
    cs: 'czech',
    da: 'danish',
    de: 'german',
    en: 'english',
    es: 'spanish',
    fi: 'finnish',
    fr: 'french',
    he: 'hebrew',
    hu: 'hungarian',
    it: 'italian',
    ja: 'japanese',
    ko: 'korean',
    lt: 'lithuanian',
    nl: 'dutch',
    no: 'norwegian',
    pl: 'polish',
    pt: 'portuguese',
    ro: 'romanian',
    sk: 'slovak',
    sv: 'swedish',
    tr: 'turkish',
    uk: 'ukrainian',
    zh: 'chinese',
  },
  joiners: 'and|or|plus|in|also',
  rewrites:
    'rebuild|rebuilding|rebuilt|remake|redesign|redo our|redo the|redo it|redone|rewrite our|rewrite the|rewriting|replace our|replace an old|overhaul|modernise|modernize',
  sizes: {
    lean: 'small|simple|basic|basics|minimal|lean|tiny|just the basics',
    large: 'large|big|full featured|complete|complex|everything',
  },
  negators: 'no|not|without|except|excluding|dont need|do not need|doesnt need|does not need|dont want|do not want|wont have|never',
  afterwards: 'not needed|not required|arent needed|are not needed|is not needed|isnt needed|not necessary|can wait',
  neutral:
    'without calling|without asking|without a developer|without developers|without help|not only|not just|no later than|no more than|no problem|no less than',
  openers: 'with|but|need|needs|want|only|just|users|customers|clients|people|they|we|it|plus|instead|also|has|must|should',
  numbers:
    'one=1|two=2|three=3|four=4|five=5|six=6|seven=7|eight=8|nine=9|ten=10|twelve=12|fifteen=15|twenty=20|thirty=30|forty=40|fifty=50|sixty=60|eighty=80|hundred=100|hundreds=100|thousand=1000|thousands=1000',
}
