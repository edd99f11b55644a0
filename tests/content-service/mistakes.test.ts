import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSiteFolder, type SiteFolder } from '../support/run-script'

let site: SiteFolder

beforeEach(async () => {
  site = await createSiteFolder()
})

afterEach(() => site.remove())

/** What a slow machine says while it reads the pictures. */
const progress = /^ {4}\d+ pictures read …\n/gm

const question = 'en: { question: Why?, answer: Because. }\nuk: { question: Чому?, answer: Тому. }\n'

describe('a mistake in a content file stops the build', () => {
  it.each([
    [
      'a field that is missing',
      'content/faq-entries/new.yaml',
      question.replace('question: Чому?, ', ''),
      'faq-entries, entry "new", locale uk, field question: is missing',
    ],
    [
      'a field of the wrong kind',
      'content/faq-entries/new.yaml',
      `priority: soon\n${question}`,
      'faq-entries, entry "new", locale en, field priority: must be a number',
    ],
    [
      'a link to nowhere',
      'content/faq-entries/new.yaml',
      question.replace('Тому.', '"[тут](/nowhere)"'),
      'faq-entries, entry "new", locale uk, field answer: the link "/nowhere" leads to no page of this site',
    ],
    [
      'a translation nobody wrote',
      'content/faq-entries/new.yaml',
      'en: { question: Why?, answer: Because. }\n',
      'faq-entries, entry "new", locale uk: the translation is missing; write the texts under "uk:"',
    ],
    [
      'a redirect to nowhere',
      'content/redirects/new.yaml',
      'from: /old\nto: /blog/gone\nen: {}\nuk: {}\n',
      'redirects, entry "new", field to: "/blog/gone" is no page of this site',
    ],
    ['a telephone that is none', 'content/sales-phone.yaml', 'phone: 380440000000\n', 'sales-phone, field phone: must be a text'],
  ])('%s', async (_what, file, text, sentence) => {
    await site.write('.content/site.json', '{"of": "the last build"}')
    await site.write(file, text)
    const { code, stdout, stderr } = await site.run('prepare')
    expect(stdout.replaceAll(progress, '')).toBe('')
    expect(stderr.split('\n').slice(0, 3)).toEqual(['', 'The content was not prepared.', `  ${sentence}`])
    expect(code).toBe(1)
    expect(await site.has('.content/site.json')).toBe(false)
    expect(await site.has('routing/generated/paths.json')).toBe(false)
  })
})
