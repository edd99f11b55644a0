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
      'sign in|sign up|log in|login|logins|registration|register|user accounts|accounts|password|sign ups|signup|users register|members area|log into|authentication|authorization|account creation|create an account|register and|sign in to see|user account*|customer accounts|client accounts|log on|create accounts|registered users|member login|login for|users can register|sign up with email',
    'acc.social':
      'sign in with google|login with google|log in with google|google login|facebook login|social login|social sign in|sign in with apple|google sign in|sign in via google|sign in with facebook|apple id|google account|log in via google|facebook account|with their google|social networks login|login via facebook|login with apple',
    'acc.passkey':
      'passwordless|passkey*|magic link*|without password*|without a password|no password*|otp login|one time code*|login by code|sms code|login by phone|phone number login|login link',
    'acc.mfa':
      'two factor|2fa|mfa|two step|two factor auth*|two factor login|second factor|authenticator app|2 factor|2 step|two step login|extra login code',
    'acc.sso':
      'sso|single sign on|saml|okta|azure ad|corporate account*|corporate login|work account|google workspace|active directory|enterprise login|microsoft login|microsoft account*|entra|ldap|company login|office 365',
    'acc.profile':
      'profile*|user settings|personal cabinet|personal account*|account page|my account|student profile|patient account*|edit their profile|user profile*|personal page|personal area|personal dashboard|client area|member profile*|account settings|cabinet|my orders',
    'acc.rbac-m':
      'roles|permissions|user roles|access rights|managers and|access levels|different roles|user rights|access rules|role based|rights for|roles for|role|separate access|admin and manager|managers admins|different access|user groups|limited access|who can see what|access for',
    'acc.rbac-l':
      'custom roles|granular permissions|configurable permissions|flexible roles|granular rights|fine grained|per user permissions|permission matrix|configure permissions|set their own roles|customer defined roles',
    'acc.teams':
      'teams|organisations|organizations|workspaces|multi tenant|invite colleagues|invitations|multi tenancy|multitenant|organisation accounts|company accounts|team accounts|teams and|many companies|each company|several companies|invite teammates|invite members|departments|organization accounts|tenants|client companies|colleagues|staff of clients|branches|each client|each restaurant|franchise*',
    'core.flow':
      'approval process|approval workflow*|workflow*|multi step|approval|approvals|approve|requests for|purchase request*|vacation request*|leave request*|ticketing|file requests|statuses|task management|kanban|request and approve|apply for|workflow|status of|request form*|requests|claims|claim handling|process|pipeline|step by step|expense approvals|sign off|signoff|tickets from|task board|tasks|assign tasks|stages|handover|checklists|application form*|applications from|work orders|service requests|repair requests|approved|status|review process|multi stage|questionnaire*|wizard|calculator',
    'cnt.cms':
      'cms|content management|edit the pages|edit pages|manage content|strapi|on a cms|edit texts|edit content|wordpress|headless cms|we can edit|edit ourselves|update ourselves|update the content|change texts ourselves|editable|easy to update|content editor',
    'cnt.blog':
      'blog*|news|articles|article|journal|magazine|press releases|blog posts|news section|stories|publications|case studies section|recipes|announcements',
    'cnt.upload':
      'upload*|file storage|attachments|attach files|photos|file sharing|share files|documents upload|document storage|send files|attach|attachment|upload documents|upload photos|upload files|send photos|documents storage|store documents|files|scans of documents|photo upload*|pictures of|add photos',
    'cnt.media':
      'video upload*|image processing|video processing|process videos|photo editor|resize photos|transcod*|thumbnails|gallery processing|compress video*|watermark*|streaming|video hosting|videos|upload videos|photo editing|edit photos|crop photos|video lessons library',
    'cnt.search-s': 'search|find products|find things|search bar|search box|searchable|search by name|find a',
    'cnt.search-m':
      'full text search|faceted search|search with filters|search and filters|filters|filter*|advanced filter*|advanced search|filtering|filter by|search by|filters by|sort and filter|smart search|catalog filters|faceted',
    'cnt.reviews':
      'review|reviews|rating*|feedback from customers|stars|testimonials|rate|rated|star ratings|customer reviews|leave feedback|reviews and',
    'cnt.lang':
      'bilingual|multilingual|multi language|several languages|languages|in english and ukrainian|in ukrainian and english|english and ukrainian|ukrainian and english|english version|ukrainian version|polish version|translated into|language versions|second language|english and german|english and polish|ukrainian and polish|in english too|also in english|translations|english german|language|in polish|in german|in english and|and polish|french|spanish|localized|localised|both languages|english ukrainian',
    'cnt.import':
      'import|migrat*|data migration|move our data|from our old system|bank statements|price list*|import from|data from our old|old data|from excel|importing|upload from excel|from our excel|from spreadsheets|move from|existing database|legacy|old system|from the old|load our data|migrating|data from',
    'cnt.export':
      'export*|download pdf|pdf reports|excel|spreadsheet*|xlsx|csv|pdf export|export to excel|download as|download excel|download reports|exports|generate pdf*|pdf|print out|save as pdf|to excel|csv files',
    'com.email':
      'email notification*|transactional email*|confirmation email*|emails|email confirmation*|newsletter*|order emails|emails about|email confirmations|email reminders|by email|email alerts|letters to clients|mailing|email|mail notifications|send emails|emails to customers|email receipts|email updates|e mail*|mails|reminder emails|automatic emails',
    'com.push':
      'push|push notification*|pushes|notifications on the phone|mobile notifications|push reminders|notify on phone|phone notifications|app notifications|notifications to phones|push messages|alerts on the phone|push alerts|reminders on the phone',
    'com.sms':
      'sms|text messages|viber|whatsapp|text reminder*|sms reminder*|by text message|text customers|sms messages|sms reminders|whatsapp reminder*|text message*|viber message*|sms notification*|sms alerts|by whatsapp|whatsapp messages|messages in viber',
    'com.inbox':
      'notification centre|notification center|in app notification*|bell notifications|notification feed|notifications inside|notification bell|in app inbox|alerts inside|notifications page',
    'com.chat-s':
      'chat|messaging|direct messages|messenger|message each other|write to the seller|live chat|support chat|chat with|chat between|write to each other|talk to|messages between|message the|inbox messages|private messages|chats',
    'com.chat-m':
      'group chat*|team chat*|chat with files|group messaging|group chats|channels|team messenger|slack like|group conversations|chat rooms|team chat|file sharing in chat|chat groups',
    'com.video':
      'video call*|video consultation*|video conferenc*|video visit*|video lesson*|video meeting*|zoom|video chat*|webinar*|video conference*|online consultation*|video appointments|calls by video|video calling|online lessons|video sessions|live video',
    'com.comments': 'comment*|discuss*|discussion*|forum|comment section|leave comments|comment on',
    'com.feed': 'activity feed|news feed|feed|timeline|social feed|feed of|posts from users|social network|follow each other|likes',
    'com.tgbot':
      'telegram bot*|bot in telegram|through a telegram bot|tg bot|telegram|bot for telegram|bot|telegram channel|in telegram|via telegram|tg',
    'pay.checkout':
      'payment*|pay online|card payment*|online payment*|pay by card|stripe|liqpay|paypal|apple pay|google pay|pay|donation*|donate|by card|with card|card payments|pay for|paid online|takes payments|take payments|accept payments|collect payments|acquiring|ticket sales|buy tickets|sell tickets|mono*|checkout with stripe|pay with|payment|online pay*|prepay*|prepayment|deposit*|pay in advance|fees online|charge cards|card|mastercard|visa|pay through|paying|paid via|collect money|fundrais*|crowdfund*|checkout|ticket*|payments online',
    'pay.subs':
      'subscription*|recurring payment*|monthly plan*|subscribe|pricing plans|billing|metered billing|membership*|subscription plans|monthly fee|plans and billing|recurring billing|paid plans|paid subscription|memberships|subscribers|monthly subscription*|subscription|monthly payment*|yearly plan*|annual plan*|tiers|tariffs|recurring|monthly|per seat|per month|free trial|paid plan*|paid channel|member fee*|club fee*|season pass*',
    'pay.split':
      'split payment*|payouts|pay sellers|pay the sellers|commission|pay out|payouts to|split the money|take a commission|pay vendors|seller payouts|split between|pays out|payout|our fee|our commission|percent from each|take a cut|take a percentage|pay the vendors|pay freelancers|settlements',
    'pay.iap':
      'in app purchase*|purchases in the app|app store purchases|buy inside the app|in app payment*|in app subscription*|unlock premium|premium in the app',
    'shop.catalog':
      'product catalog*|product catalogue*|catalog|catalogue|products|online shop*|online store*|menu of drinks|menu|e shop*|eshop*|assortment|product pages|variants|price list of products|list of products|product list|sell|goods|store|product range|items|product cards|sizes and colors|sizes and colours|price list|our products|wares|shop window|catalogs|collection of products|dishes|goods catalog|stock items|shop|webshop',
    'shop.cart':
      'cart|checkout|basket|online shop*|online store*|place orders|pre order*|preorder*|order online|order ahead|shopping cart|add to cart|buy online|orders online|order food|online orders|online ordering|order cakes|order bread|orders from the site|to order|pickup|add to basket|buy|buying|purchase online|order form|ordering|order from|place an order|preorders|take orders|online order|can order|order their|order the|shop|store',
    'shop.orders':
      'orders|order tracking|order history|refunds|pre order*|preorder*|order status*|statuses of orders|track orders|returns|refund|manage orders|order management|see their orders|order statuses|track their order|orders and refunds|exchange and returns|order processing|process orders',
    'shop.promo':
      'promo code*|loyalty|loyalty program*|discount*|coupons|bonus points|collect points|points|bonuses|bonus card|stamps|cashback|rewards|gift cards|promotions|loyalty app|discounts|loyalty card*|bonus|promo|promocode*|vouchers|gift certificate*|gift card*|referral*|stamps card|points for|earn points|every tenth|discount for|birthday discount*',
    'shop.delivery':
      'delivery|shipping|nova poshta|courier*|deliver|delivered|home delivery|parcel*|ship|shipped|novaposhta|we deliver|delivery to|shipping to|ship to|courier delivery|postal|post office|nova post|meest|ukrposhta|dhl|delivery slots|delivery by',
    'shop.invoice':
      'invoice*|invoicing|accounting export|bills for companies|invoices for|invoices|invoice|billing documents|bills|act of|accounting system|to our accounting|quickbooks|xero',
    'mkt.listings':
      'marketplace*|listings|seller cabinet|sellers|vendors|post listings|publish listings|sellers publish|sellers post|agents post|classifieds|ads from users|post ads|offers from users|listing|list their|add their products|post their|place ads|publish ads|seller|seller accounts|vendor accounts|shops on one|post jobs|job board|job posts|vacancies|tutors offer|artists sell|farmers sell|cooks sell',
    'book.booking':
      'booking*|book a|book an|appointment*|reservation*|reserve|bookings|schedule a visit|scheduling|make an appointment|book orders time|time slots|slots|online booking|sign up for a class|table reservation*|visits|booking calendar|hairdresser booking|book online|book a table|book tables|book rooms|rooms|book time|time slot|schedule|timetable|class schedule|sign up for|reserve a|reserving|availability|calendar of|appointments|visit booking|bookable|enrol*|enroll*|queue online|book lessons|booked',
    'map.view':
      'map|maps|google maps|on the map|on a map|location on a map|show on map|map of|nearby|store locator|find us on the map|on maps|interactive map|map with|map showing|pins|nearest|locations|branches on|points of sale|find nearest|see on the map|parcel map|geo',
    'map.live':
      'live tracking|track couriers|track the courier|real time location|route planning|gps tracking|moving on a map|live on a map|track trucks|live location|where the driver is|track drivers|track courier*|in real time on a map|track deliveries|real time tracking|gps|live position|route*|routing|where the truck|where trucks|vehicle tracking|fleet tracking|couriers on|location in real time|follow the courier|tracking',
    'cal.sync':
      'google calendar|calendar sync|outlook|calendar|sync with google|outlook calendar|google calendars|apple calendar|sync calendar*|calendars|google cal|add to calendar|ical',
    'adm.panel-s':
      'admin|admin panel|admin area|back office|administrator|manage products|manager panel|control panel|admin side|manage orders|manage bookings|manage users|admin page|simple admin|admin for|administration|admins|manager can|back end for staff|office can manage|content admin',
    'adm.panel-m': 'custom admin|custom back office|custom admin panel|own back office|tailored admin|complex admin',
    'adm.moderation':
      'moderat*|approve listings|check ads|approve posts|coordinators approve|approve them|verify users|check sellers|check before publish*|before publication|reviewed by us|we approve|moderators|moderator|verification of|verify sellers|complaints',
    'adm.dash':
      'dashboard*|charts|statistics|analytics dashboard*|kpi*|graphs|metrics|show statistics|dashboard|chart|graph|statistic*|overview of|visualize|visualise|visualization|key figures|numbers at a glance|stats|heatmap*|analytics page|performance metrics|monitor',
    'adm.reports':
      'report builder|custom reports|reporting|reports|report|monthly report*|progress report*|reporting tool|weekly report*|daily report*|reports for|sales report*|report on|generate reports|financial reports|custom report*|summaries by month|report generator',
    'adm.analytics':
      'google analytics|product analytics|analytics|event tracking|track events|user analytics|ga4|mixpanel|conversion tracking|analytics events|measure conversion*|track behaviour|track behavior|user behaviour|funnels|posthog|amplitude|google tag',
    'adm.audit':
      'audit log|audit trail|history of changes|change history|who changed what|action log|logs of actions|activity log|logging of changes|change log|who did what|log of|logs|logging|history of actions|track changes|audit|version history|every change',
    'int.api':
      'third party|integrat*|connect to|pos system|third party api*|external api*|connect two|connect our bank|api integration*|through its api|via api|integrate with|payment terminal|pos terminal|integration with|connect with|connected to|hook up to|integrates with|plug into|api of|external service*|external system*|sync from|payment provider api|bank api|weather api|supplier api|maps api|through the api|third party service*|poster|r keeper|pos',
    'int.crm':
      'crm|erp|hubspot|salesforce|sync with crm|crm integration|erp integration|integration with crm|integrate with our erp|two way sync|two way salesforce|both ways|sync with|1c|sap|dynamics|pipedrive|zoho|bitrix*|customer relationship|our erp|our crm|with crm|with erp|one c|accounting sync|navision|odoo|monday|keycrm|amocrm|microsoft dynamics|warehouse system|inventory system|from our erp|to our erp|to our crm|into our crm|client base|client database|customer database|leads|deals',
    'int.public':
      'public api|api for partners|open api|our own api|api for our partners|developer api|api for developers|api access|rest api|api documentation|our api|api keys|api for|developers can connect|partner api',
    'int.hooks': 'webhook*|outgoing webhook*|notify other systems|callbacks|webhook',
    'ai.assist':
      'ai|ai helper|ai summary|summarise|summarize|gpt|chatgpt|llm|generate text*|drafts|summaries|translate automatically|write descriptions|ai features|classify|smart replies|ai writing|ai assistant that writes|summary of|draft*|generate descriptions|rewrite|auto reply|auto replies|suggest answers|ai suggestions|categorize|categorise|sort emails|sort messages|tagging|extract|translation by ai|generate texts|generates|product descriptions',
    'ai.rag':
      'rag|knowledge base|knowledge assistant*|answers from documents|answer* questions from|answers questions|chatbot*|ai chatbot*|ai assistant*|our documents|search* our knowledge|over our documentation|over our documents|over our pdf*|over our*|questions from pdf*|pdf manuals|from our policies|policies|questions about our|answers staff questions|answer* questions|ask our documents|faq bot|support bot|chat assistant*|bot that answers|citations|help desk bot|ask questions|answer from|answers from our|answers based on|search in documents|search our documents|our manuals|manuals|regulations|our faq|handbook|wiki|contracts archive|ask our|question answering|document search|knowledge|assistant for|chat with our|chat over|documentation|internal documents|instructions|internal rules|company policies',
    'ai.agent':
      'ai agent*|autonomous agent*|agent that|does it by itself|by itself|agentic|automate tasks with ai|agent which|ai agents|agent|ai that can|performs actions|acts on|autonomous*|carries out|automatically books|automatically files|executes tasks|does tasks|takes actions|handles refunds itself|on its own',
    'ai.eval':
      'evaluation of answers|test set*|evaluation|quality of answers|evals|guardrails|quality checks of answers|hallucinat*|accuracy|measure quality|measured quality|tested on|test questions|check answers|wrong answers|hallucination*|monitoring of answers|answer quality|quality monitoring|benchmark*',
    'ai.voice':
      'voice|voice assistant|voice input|speech|voice bot|call center bot|phone bot|dictation|transcri*|speak|speech to text|spoken|phone calls ai|by voice|talk to it|call transcripts|transcripts|voice messages',
    'ai.recs':
      'recommendation*|personalised suggestions|personalized suggestions|recommend*|similar products|you may also like|recommendation|suggest products|personal offers|personalized|personalised|suggestions for|suggests|what to buy|matches people|matching',
    'ai.vision':
      'image recognition|ocr|document recognition|recognise photos|recognize photos|scan documents|from photos|on photos|photos of|recogniz*|recognis*|detect*|spot defects|defects|computer vision|read receipts|read documents|read waybills|scan receipts|image|images|recognition|recognizes|recognises|photo recognition|identify|identifies|from a photo|from pictures|from scans|reads invoices|reads receipts|scan invoices|scanned|inspect*|camera detects|count objects|license plates|number plates|passport scan*|id scan*|diagnos* from photo*|recognise|photos of documents',
    'ai.model':
      'train a model|own model|custom model|fine tun*|machine learning model|prediction model|forecast*|predict*|train|trained on|own ml|ml model*|machine learning|prediction|predicts|predictive|demand forecast*|scoring|churn|price prediction|anomaly|anomalies',
    'sec.gdpr':
      'gdpr|consent*|data deletion|personal data|privacy|data protection|cookie banner|consent|cookie consent|delete my data|export of personal data|data privacy',
    'sec.wcag':
      'wcag|accessib*|screen reader*|blind users|for people with disabilities|accessible|accessibility|visually impaired|disabled people|a11y',
    'sec.harden':
      'pen test*|pentest*|penetration test*|hardening|security audit|owasp|penetration|security check|secure against|security testing|hackers|attack*',
    'sec.comply':
      'hipaa|pci dss|iso 27001|medical data|pci|compliance|regulated|medical records|health data|patient data|iso certification|soc 2|regulated data|iso|nbu|bank secrecy|audit requirements|medical secrecy|health records|sensitive health',
    'sec.load':
      'load test*|high load|highload|thousands of users at once|concurrent users|stress test*|performance test*|peak load|high traffic|peak traffic|thousands of visitors|thousands of users|million users|scales to|black friday|heavy load|load',
    'mob.offline':
      'offline|without internet|no internet|works without a connection|without signal|no connection|works offline|offline mode|poor connection|without network|no signal|no coverage|no internet connection|in the field without',
    'mob.scan':
      'qr|qr code*|barcode*|scan codes|camera|by qr|qr at|scan*|scanner|check tickets|barcodes|scan qr|scan barcodes|scan the|scanning|qr tickets|scan tickets|camera scan*',
    'mob.bio':
      'face id|touch id|fingerprint|biometric*|faceid|face recognition login|biometric login|unlock with|face recognition|biometrics',
    'mob.device':
      'bluetooth|iot|hardware|sensors|wearable*|sensor*|devices|wearables|smart watch*|tracker device*|over bluetooth|sensor data|smart lock*|scales|wearable|heart rate|beacon*|gps tracker*|meters|controllers|printer|terminal|thermometer*|bluetooth devices',
    'web.pwa': 'pwa|installable|progressive web app|add to home screen|install from browser|works like an app',
    'seo.base':
      'seo|google search|search engines|rank in google|found in google|organic traffic|good seo|google ranking|appear in google|search engine optimi*|found on google|visible in google|rank well|top of google',
    'mk.landing':
      'landing page*|landing|one page site|one page|one pager|single page site|promo page|campaign page|product launch page|landings|single page|promo|launch page|waitlist|coming soon page|page for a campaign|lead form page',
    'mk.page': 'pages|page website|page site|page company|pages of|page|about us|contacts page|services page|five pages|portfolio|gallery',
    'ux.motion': 'animation*|animated|motion|micro interactions|parallax|animations|animation|motion design|3d|scroll effects|wow effect*',
    'ux.dark': 'dark theme|dark mode|night mode|night theme',
    'ai.selfhost':
      'private cloud model|on our servers|self hosted|our own servers|on premise model|private model|data must not leave|local model',
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
