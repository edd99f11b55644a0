/** Pictures in the colours the site was drawn in, under `public/images`: builds paint them in those of the brand. All others stay as they are. */
const drawings = [
  { folder: '', ending: 'svg', names: ['manifest', 'satellites'] },
  {
    folder: 'articles/covers',
    ending: 'webp',
    names: [
      'ai-ask-for-the-source',
      'ai-what-an-answer-costs',
      'definition-of-done',
      'estimates-honest-range',
      'fix-or-rewrite',
      'friday-note',
      'page-on-a-tram',
      'strapi-4-to-5',
      'who-holds-the-keys',
    ],
  },
  {
    folder: 'blueprints',
    ending: 'svg',
    names: ['ai-development', 'custom-software-development', 'design-sprint', 'technical-audit', 'web-application-development'],
  },
  { folder: 'error', ending: 'svg', names: ['planet', 'rocket'] },
  { folder: 'estimate', ending: 'svg', names: ['dawn'] },
  { folder: 'landings', ending: 'svg', names: ['agent-source', 'agent-way', 'answer-landed', 'answer-lost', 'answer-returned'] },
  { folder: 'landings', ending: 'webp', names: ['ai-barista', 'strapi-door', 'strapi'] },
  { folder: 'legal', ending: 'svg', names: ['cookie-policy', 'privacy-policy', 'terms-of-use'] },
  { folder: 'orbit', ending: 'svg', names: ['before-dawn', 'dawn', 'lights', 'menu', 'stars'] },
  {
    folder: 'people',
    ending: 'svg',
    names: [
      'andrii-melnyk',
      'bohdan-tkachenko',
      'dmytro-lysenko',
      'iryna-savchenko',
      'kateryna-marchenko',
      'olena-kovalchuk',
      'sofiia-bondar',
      'taras-hrytsenko',
    ],
  },
  {
    folder: 'satellites',
    ending: 'svg',
    names: ['ai-development', 'custom-software-development', 'design-sprint', 'technical-audit', 'web-application-development'],
  },
  {
    folder: 'services',
    ending: 'webp',
    names: ['ai-development', 'custom-software-development', 'design-sprint', 'technical-audit', 'web-application-development'],
  },
  { folder: 'stages', ending: 'svg', names: ['build', 'climb', 'design', 'discovery', 'launch', 'stabilise', 'stations', 'trajectory'] },
] as const

export const paintedPictures: readonly string[] = drawings.flatMap(({ folder, ending, names }) =>
  names.map((name) => ['images', folder, `${name}.${ending}`].filter(Boolean).join('/')),
)
