import { describe, expect, it } from 'vitest'
import { assertLanguage, isOtherLanguage } from './other-language'
import { parseMarkdown } from './parse'

describe('English in a Ukrainian text', () => {
  it.each([
    'Five recordings beat fifty opinions.',
    'How we run a design sprint in five days',
    'Five days, one room, five users.',
    'What an answer costs',
    'We build software for logistics, retail, and health.',
    'A dispatcher looks at a map of deliveries',
    'Dispatch software case study (sample): 3 h to 70 min',
    'Read this before you sign anything with anybody',
    'You own the code from the first commit, and we hand over every key.',
    'We delivered it for the Kyiv office (Майстерня) in five weeks and it works.',
  ])('is told: %s', (text) => {
    expect(isOtherLanguage(text, 'uk')).toBe(true)
  })

  it.each([
    'Next.js, React, TypeScript, PostgreSQL, Redis, Docker, Kubernetes',
    'npm, pnpm, yarn, webpack, vite, esbuild',
    'npm run build',
    'Time and Materials',
    'Ruby on Rails',
    'Journal of Memory and Language',
    'Institute of Electrical and Electronics Engineers',
    'Amazon Web Services, Google Cloud Platform, Microsoft Azure',
    'React Server Components',
    'Proof of Concept (PoC)',
    'Design sprint',
    'Kvartet Digital Studio LLC',
    'hello@agency.example, +380 44 000 00 00',
    'https://example.com/how-we-run-a-sprint',
    'Зробили на Next.js, React Server Components, edge functions and streaming',
    'Звіт: “How we run a design sprint in five days”',
    '“What an answer costs and why it is not free”',
    'from-the-log, out-of-the-box',
    'en, uk',
  ])('is not a name, a list, code or a quotation: %s', (text) => {
    expect(isOtherLanguage(text, 'uk')).toBe(false)
  })
})

describe('Ukrainian in an English text', () => {
  it.each([
    'П’ять записів кращі за пʼятдесят думок.',
    'Скільки коштує відповідь',
    'Ціна за годину',
    'Ми зробили це для DHL за п’ять тижнів',
  ])('is told: %s', (text) => {
    expect(isOtherLanguage(text, 'en')).toBe(true)
  })

  it.each([
    'Українська',
    'Тарас Григорович Шевченко',
    'ТОВ «Студія»',
    'Київ',
    'The word «на» is a preposition, and so is «у»',
    'Law of Ukraine “Про захист персональних даних”',
    'The Ukrainian word строк means duration',
  ])('is not a name or a word that is spoken of: %s', (text) => {
    expect(isOtherLanguage(text, 'en')).toBe(false)
  })
})

describe('a text of many paragraphs', () => {
  const read = (markdown: string) => () => assertLanguage(parseMarkdown(markdown), 'uk')

  it.each([
    ['a paragraph', 'Ми будуємо.\n\nWe build software for logistics and retail.'],
    ['a heading', '## What an answer costs\n\nТекст'],
    ['an item', '- перше\n- the second one is not translated yet'],
    ['a cell', '| Ціна | Строк |\n|---|---|\n| from the first week on | тиждень |'],
    ['the description of a picture', '![A dispatcher looks at a map of deliveries](/a.jpg)'],
  ])('has none in the other language: %s', (_what, markdown) => {
    expect(read(markdown)).toThrow('is in English, and stands in the Ukrainian text; translate it')
  })

  it.each([
    ['a quotation', '> We build software for logistics and retail.'],
    ['a source', 'Текст[^1].\n\n[^1]: How many words do we read per minute? A review.'],
    ['code', '```\nthe second one is not translated yet\n```'],
    ['a page of another site', '- [How we run a design sprint in five days](https://example.com)'],
    ['what says its language', 'Він сказав: <span lang="en">you own the code from the first commit</span>'],
    ['a paragraph that says its language', '<div lang="en">\n\nYou own the code from the first commit.\n\n</div>\n\nТекст'],
  ])('may have it in %s', (_what, markdown) => {
    expect(read(markdown)).not.toThrow()
  })
})
