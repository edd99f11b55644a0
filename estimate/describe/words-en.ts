import type { Vocabulary } from './vocabulary'

/** English phrases by what they stand for. */
export const english: Vocabulary = {
  types: {
    marketplace: 'marketplace*|multi vendor|sellers and buyers|buyers and sellers',
    shop: 'online shop*|online store*|web shop*|webshop*|shop|store|e commerce|ecommerce',
    saas: 'saas|b2b platform|subscription software|software as a service',
    internal:
      'internal tool*|internal system|internal portal|back office system|for our staff|for our employees|intranet|crm for our|erp for our',
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
  blocks: {
    'acc.email':
      'sign in|sign up|log in|login|logins|registration|register|user accounts|accounts|password|sign ups|signup|users register|members area|log into|authentication|authorization|account creation|create an account|register and',
    'acc.social':
      'sign in with google|login with google|log in with google|google login|facebook login|social login|social sign in|sign in with apple|google sign in|sign in via google|sign in with facebook|apple id|google account',
    'acc.passkey': 'passwordless|passkey*|magic link*|without password*|without a password|no password*|otp login|one time code*',
    'acc.mfa': 'two factor|2fa|mfa|two step|two factor auth*|two factor login|second factor|authenticator app',
    'acc.sso':
      'sso|single sign on|saml|okta|azure ad|corporate account*|corporate login|work account|google workspace|active directory|enterprise login',
    'acc.profile':
      'profile*|user settings|personal cabinet|personal account*|account page|my account|student profile|patient account*|edit their profile',
    'acc.rbac-m':
      'roles|permissions|user roles|access rights|managers and|access levels|different roles|user rights|access rules|role based|rights for|roles for',
    'acc.rbac-l': 'custom roles|granular permissions|configurable permissions|flexible roles|granular rights|fine grained',
    'acc.teams':
      'teams|organisations|organizations|workspaces|multi tenant|invite colleagues|invitations|multi tenancy|multitenant|organisation accounts|company accounts|team accounts|teams and',
    'core.flow':
      'approval process|approval workflow*|workflow*|multi step|approval|approvals|approve|requests for|purchase request*|vacation request*|leave request*|ticketing|file requests|statuses|task management|kanban|request and approve|apply for',
    'cnt.cms':
      'cms|content management|edit the pages|edit pages|manage content|strapi|on a cms|edit texts|edit content|wordpress|headless cms',
    'cnt.blog': 'blog*|news|articles|article|journal|magazine|press releases',
    'cnt.upload':
      'upload*|file storage|attachments|attach files|photos|file sharing|share files|documents upload|document storage|send files',
    'cnt.media': 'video upload*|image processing|video processing|process videos|photo editor|resize photos|transcod*|thumbnails',
    'cnt.search-s': 'search|find products|find things',
    'cnt.search-m':
      'full text search|faceted search|search with filters|search and filters|filters|filter*|advanced filter*|advanced search|filtering',
    'cnt.reviews': 'review|reviews|rating*|feedback from customers|stars|testimonials',
    'cnt.lang':
      'bilingual|multilingual|multi language|several languages|languages|in english and ukrainian|in ukrainian and english|english and ukrainian|ukrainian and english|english version|ukrainian version|polish version|translated into',
    'cnt.import':
      'import|migrat*|data migration|move our data|from our old system|bank statements|price list*|import from|data from our old|old data|from excel',
    'cnt.export': 'export*|download pdf|pdf reports|excel|spreadsheet*|xlsx|csv|pdf export|export to excel',
    'com.email':
      'email notification*|transactional email*|confirmation email*|emails|email confirmation*|newsletter*|order emails|emails about|email confirmations|email reminders|by email|email alerts|letters to clients|mailing',
    'com.push': 'push|push notification*|pushes|notifications on the phone|mobile notifications|push reminders',
    'com.sms': 'sms|text messages|viber|whatsapp|text reminder*|sms reminder*|by text message|text customers',
    'com.inbox': 'notification centre|notification center|in app notification*|bell notifications|notification feed',
    'com.chat-s': 'chat|messaging|direct messages|messenger|message each other|write to the seller|live chat|support chat',
    'com.chat-m': 'group chat*|team chat*|chat with files|group messaging|group chats|channels|team messenger|slack like',
    'com.video': 'video call*|video consultation*|video conferenc*|video visit*|video lesson*|video meeting*|zoom|video chat*|webinar*',
    'com.comments': 'comment*|discuss*|discussion*|forum',
    'com.feed': 'activity feed|news feed|feed|timeline|social feed',
    'com.tgbot': 'telegram bot*|bot in telegram|through a telegram bot|tg bot|telegram|bot for telegram',
    'pay.checkout':
      'payment*|pay online|card payment*|online payment*|pay by card|stripe|liqpay|paypal|apple pay|google pay|pay|donation*|donate|by card|with card|card payments|pay for|paid online|takes payments|take payments|accept payments|collect payments|acquiring|ticket sales|buy tickets|sell tickets|mono*|checkout with stripe',
    'pay.subs':
      'subscription*|recurring payment*|monthly plan*|subscribe|pricing plans|billing|metered billing|membership*|subscription plans|monthly fee|plans and billing|recurring billing|paid plans|paid subscription|memberships',
    'pay.split':
      'split payment*|payouts|pay sellers|pay the sellers|commission|pay out|payouts to|split the money|take a commission|pay vendors|seller payouts',
    'pay.iap': 'in app purchase*|purchases in the app|app store purchases',
    'shop.catalog':
      'product catalog*|product catalogue*|catalog|catalogue|products|online shop*|online store*|menu of drinks|menu|e shop*|eshop*|assortment|product pages|variants|price list of products|list of products|product list|sell|goods|store',
    'shop.cart':
      'cart|checkout|basket|online shop*|online store*|place orders|pre order*|preorder*|order online|order ahead|shopping cart|add to cart|buy online|orders online|order food|online orders|online ordering|order cakes|order bread|orders from the site|to order|pickup',
    'shop.orders':
      'orders|order tracking|order history|refunds|pre order*|preorder*|order status*|statuses of orders|track orders|returns|refund|manage orders|order management',
    'shop.promo':
      'promo code*|loyalty|loyalty program*|discount*|coupons|bonus points|collect points|points|bonuses|bonus card|stamps|cashback|rewards|gift cards|promotions|loyalty app|discounts',
    'shop.delivery': 'delivery|shipping|nova poshta|courier*|deliver|delivered|home delivery|parcel*|ship|shipped|novaposhta',
    'shop.invoice': 'invoice*|invoicing|accounting export|bills for companies|invoices for',
    'mkt.listings':
      'marketplace*|listings|seller cabinet|sellers|vendors|post listings|publish listings|sellers publish|sellers post|agents post|classifieds|ads from users|post ads|offers from users|listing|list their',
    'book.booking':
      'booking*|book a|book an|appointment*|reservation*|reserve|bookings|schedule a visit|scheduling|make an appointment|book orders time|time slots|slots|online booking|sign up for a class|table reservation*|visits|booking calendar|hairdresser booking',
    'map.view': 'map|maps|google maps|on the map|on a map|location on a map|show on map|map of|nearby|store locator|find us on the map',
    'map.live':
      'live tracking|track couriers|track the courier|real time location|route planning|gps tracking|moving on a map|live on a map|track trucks|live location|where the driver is|track drivers|track courier*|in real time on a map|track deliveries',
    'cal.sync': 'google calendar|calendar sync|outlook|calendar|sync with google|outlook calendar|google calendars',
    'adm.panel-s': 'admin|admin panel|admin area|back office|administrator|manage products|manager panel|control panel|admin side',
    'adm.panel-m': 'custom admin|custom back office|custom admin panel',
    'adm.moderation': 'moderat*|approve listings|check ads|approve posts|coordinators approve|approve them|verify users',
    'adm.dash': 'dashboard*|charts|statistics|analytics dashboard*|kpi*|graphs|metrics|show statistics',
    'adm.reports': 'report builder|custom reports|reporting|reports|report|monthly report*|progress report*|reporting tool',
    'adm.analytics':
      'google analytics|product analytics|analytics|event tracking|track events|user analytics|ga4|mixpanel|conversion tracking',
    'adm.audit':
      'audit log|audit trail|history of changes|change history|who changed what|action log|logs of actions|activity log|logging of changes|change log',
    'int.api':
      'third party|integrat*|connect to|pos system|third party api*|external api*|connect two|connect our bank|api integration*|through its api|via api|integrate with|payment terminal|pos terminal',
    'int.crm':
      'crm|erp|hubspot|salesforce|sync with crm|crm integration|erp integration|integration with crm|integrate with our erp|two way sync|two way salesforce|both ways|sync with|1c|sap|dynamics|pipedrive|zoho|bitrix*|customer relationship',
    'int.public': 'public api|api for partners|open api|our own api|api for our partners|developer api|api for developers|api access',
    'int.hooks': 'webhook*|outgoing webhook*',
    'ai.assist':
      'ai|ai helper|ai summary|summarise|summarize|gpt|chatgpt|llm|generate text*|drafts|summaries|translate automatically|write descriptions|ai features|classify|smart replies|ai writing',
    'ai.rag':
      'rag|knowledge base|knowledge assistant*|answers from documents|answer* questions from|answers questions|chatbot*|ai chatbot*|ai assistant*|our documents|search* our knowledge|over our documentation|over our documents|over our pdf*|over our*|questions from pdf*|pdf manuals|from our policies|policies|questions about our|answers staff questions|answer* questions|ask our documents|faq bot|support bot|chat assistant*|bot that answers|citations|help desk bot',
    'ai.agent': 'ai agent*|autonomous agent*|agent that|does it by itself|by itself|agentic|automate tasks with ai|agent which|ai agents',
    'ai.eval': 'evaluation of answers|test set*|evaluation|quality of answers|evals|guardrails|quality checks of answers|hallucinat*',
    'ai.voice': 'voice|voice assistant|voice input|speech|voice bot|call center bot|phone bot|dictation|transcri*',
    'ai.recs': 'recommendation*|personalised suggestions|personalized suggestions|recommend*|similar products|you may also like',
    'ai.vision':
      'image recognition|ocr|document recognition|recognise photos|recognize photos|scan documents|from photos|on photos|photos of|recogniz*|recognis*|detect*|spot defects|defects|computer vision|read receipts|read documents|read waybills|scan receipts',
    'ai.model': 'train a model|own model|custom model|fine tun*|machine learning model|prediction model|forecast*|predict*',
    'sec.gdpr': 'gdpr|consent*|data deletion|personal data|privacy|data protection|cookie banner',
    'sec.wcag': 'wcag|accessib*|screen reader*|blind users|for people with disabilities',
    'sec.harden': 'pen test*|pentest*|penetration test*|hardening|security audit|owasp',
    'sec.comply':
      'hipaa|pci dss|iso 27001|medical data|pci|compliance|regulated|medical records|health data|patient data|iso certification|soc 2',
    'sec.load': 'load test*|high load|highload|thousands of users at once|concurrent users|stress test*|performance test*|peak load',
    'mob.offline':
      'offline|without internet|no internet|works without a connection|without signal|no connection|works offline|offline mode|poor connection',
    'mob.scan': 'qr|qr code*|barcode*|scan codes|camera|by qr|qr at|scan*|scanner|check tickets',
    'mob.bio': 'face id|touch id|fingerprint|biometric*|faceid|face recognition login|biometric login|unlock with',
    'mob.device': 'bluetooth|iot|hardware|sensors|wearable*|sensor*|devices|wearables|smart watch*|tracker device*|over bluetooth',
    'web.pwa': 'pwa|installable|progressive web app|add to home screen',
    'seo.base': 'seo|google search|search engines|rank in google|found in google|organic traffic|good seo',
    'mk.landing':
      'landing page*|landing|one page site|one page|one pager|single page site|promo page|campaign page|product launch page|landings',
    'mk.page': 'pages|page website|page site|page company|pages of',
    'ux.motion': 'animation*|animated|motion|micro interactions|parallax|animations',
    'ux.dark': 'dark theme|dark mode|night mode',
  },
  sizes: {
    lean: 'small|simple|basic|basics|minimal|lean|tiny|just the basics',
    large: 'large|big|full featured|complete|complex|everything',
  },
  negators: 'no|not|without|except|excluding|dont need|do not need|doesnt need|does not need|dont want|do not want|wont have|never',
  afterwards: 'not needed|not required|arent needed|are not needed|is not needed|isnt needed|not necessary|can wait',
  neutral: 'not only|not just|no later than|no more than|no problem|no less than',
  openers: 'with|but|need|needs|want|only|just|users|customers|clients|people|they|we|it|plus|instead|also|has|must|should',
  numbers: 'one=1|two=2|three=3|four=4|five=5|six=6|seven=7|eight=8|nine=9|ten=10|twelve=12|fifteen=15|twenty=20',
}
