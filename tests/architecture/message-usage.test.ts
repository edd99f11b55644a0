import { describe, expect, it } from 'vitest'
import { read, sourceFiles } from '../support/files'
import { findUsages, usagesIn } from '../support/message-usage'
import { messagesOf } from '../support/messages'

/** Keys nothing asks for, each with the reason it stays. */
const exemptions: Readonly<Record<string, string>> = {}

const keys = [...messagesOf('en').keys()]
const usages = findUsages()
const words = new Set(sourceFiles.flatMap((file) => wordsIn(read(file))))

describe('finding what the code asks for', () => {
  const source = [
    "const t = useTranslations('Hero')",
    'const all = await getTranslations()',
    "const other = await getTranslations({ locale, namespace: 'Offer' })",
    "t('title'); t.rich('lead', { br }); t(`$\u007Bstage}.hold`); all(`Steps.$\u007Bstep}`); other(key)",
  ].join('\n')

  it('understands keys that are spelled out, made from parts or held in variables', () => {
    expect(usagesIn(source, 'hero.tsx').map(({ pattern }) => pattern.source)).toEqual([
      '^Hero\\.title$',
      '^Hero\\.lead$',
      '^Hero\\.([^]+)\\.hold$',
      '^Steps\\.([^]+)$',
      '^Offer\\.([^]+)$',
    ])
  })
})

describe('the words of the interface', () => {
  it('exist wherever the code asks for them', () => {
    const missing = usages.filter(({ pattern }) => !keys.some((key) => pattern.test(key)))
    expect(usages.length).toBeGreaterThan(150)
    expect(missing.map(({ file, call }) => `${file}: ${call}`)).toEqual([])
  })

  it('are all asked for', () => {
    expect(keys.filter((key) => !isUsed(key) && !(key in exemptions))).toEqual([])
  })

  it('are exempt from that only while nothing asks for them', () => {
    expect(Object.keys(exemptions).filter((key) => isUsed(key) || !keys.includes(key))).toEqual([])
  })
})

/** Where a variable stands in a key, the code has to say what it can be: `discovery` in a list of stages. */
function isUsed(key: string): boolean {
  return usages.some(({ pattern }) => {
    const match = pattern.exec(key)
    return match?.slice(1).every((value) => value.split('.').every((word) => words.has(word)))
  })
}

/**
 * What code can put in place of a variable: quoted words and names of properties, calls for messages themselves left out (`rule('x')` of the
 * estimate is none: it names its words).
 */
function wordsIn(source: string): string[] {
  const code = source.replace(/^import .*$/gm, '').replace(/\b(?!rule\()\w+(?:\.rich)?\('[^']*'/g, '')
  return [...code.matchAll(/'([\w/-]+)'|\b(\w+):/g)].map(([, quoted, property]) => quoted ?? property ?? '')
}
