import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Locale, locales } from '@/routing/locales'
import { projectFiles, read } from '../support/files'
import { messagesOf } from '../support/messages'

/** What every version gets, whatever its quality level; nobody pays for it again. */
const everyVersion: Readonly<Record<Locale, Readonly<Record<string, RegExp>>>> = {
  en: {
    tests: /main paths/i,
    secrets: /secrets/i,
    dependencies: /dependenc/i,
    backups: /backups?(?! (?:battery|internet))/i,
    restore: /restore/i,
    alert: /alert when|message to a person when/i,
  },
  uk: {
    tests: /основн\p{L}+ шлях/iu,
    secrets: /секрет/iu,
    dependencies: /бібліотек|залежност/iu,
    backups: /копі[яйїю]/iu,
    restore: /відновлен/iu,
    alert: /сигнал про збій|повідомлення людині, коли/iu,
  },
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const namedIn = (text: string, locale: Locale) =>
  Object.entries(everyVersion[locale]).flatMap(([part, pattern]) => (pattern.test(plain(text)) ? [part] : []))
const message = (locale: Locale, key: string) => messagesOf(locale).get(key) ?? ''
const all = Object.keys(everyVersion.en)

type Guide = { drivers: string[] } & Record<Locale, { driverTexts: { title: string; text: string }[] }>
const guides = projectFiles
  .filter((file) => file.startsWith('content/cost-guides/'))
  .map((file) => ({ file, guide: parse(read(file)) as Guide }))
  .filter(({ guide }) => guide.drivers.includes('q*production'))

describe.each(locales)('what a price buys (%s)', (locale) => {
  it.each(['EstimateResults.scope.quality.mvp', 'EstimateSettings.quality.hint'])('is told whole in %s', (key) => {
    expect(namedIn(message(locale, key), locale)).toEqual(all)
  })

  it('is what the security sheet of the contract promises', () => {
    const sheet = read(`content/sample-documents/trust/security-measures.${locale}.md`)
    expect(namedIn(sheet, locale)).toEqual(expect.arrayContaining(all.filter((part) => part !== 'tests')))
  })

  it.each(['EstimateResults.scope.quality.production', 'EstimateSettings.hints.production', 'EstimateSettings.hints.critical'])(
    'is not sold again as a higher level in %s',
    (key) => expect([message(locale, key) === '', namedIn(message(locale, key), locale)]).toEqual([false, []]),
  )

  it('is not sold again in the guides, where they price production quality', () => {
    expect(guides.length).toBeGreaterThan(5)
    for (const { file, guide } of guides) {
      const { title, text } = guide[locale].driverTexts[guide.drivers.indexOf('q*production')] ?? { title: '', text: '' }
      expect([file, title, namedIn(text, locale)]).toEqual([file, locale === 'uk' ? 'Промислова якість' : 'Production quality', []])
      expect(text, file).toMatch(/on every change|на кожну зміну/)
    }
  })

  it('is not sold again as hardening', () => {
    const { includes } = (JSON.parse(read('estimate/catalogue/texts/sec.json')) as Record<string, { includes: Record<Locale, string[]> }>)[
      'sec.harden'
    ] ?? { includes: { en: [], uk: [] } }
    expect(includes[locale].length).toBeGreaterThan(3)
    expect(namedIn(includes[locale].join('\n'), locale)).toEqual([])
  })
})
