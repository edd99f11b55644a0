import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSite } from '../support/read-site'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'))
  await cp('content', folder, { recursive: true })
})

afterEach(() => rm(folder, { recursive: true }))

const write = (file: string, text: string) => writeFile(join(folder, file), text)

const question = 'en: { question: Why?, answer: Because. }\nuk: { question: Чому?, answer: Тому. }\n'

describe('a mistake in a content file stops the build', () => {
  it('and every entry with one is named, with the language and the field', async () => {
    await write('faq-entries/missing.yaml', question.replace('question: Чому?, ', ''))
    await write('faq-entries/kind.yaml', `priority: soon\n${question}`)
    await write('faq-entries/link.yaml', question.replace('Тому.', '"[тут](/nowhere)"'))
    expect(await readSite({}, folder)).toMatchObject({
      site: null,
      said: [],
      problems: [
        'faq-entries, entry "kind", locale en, field priority: must be a number',
        'faq-entries, entry "kind", locale uk, field priority: must be a number',
        'faq-entries, entry "link", locale uk, field answer: the link "/nowhere" leads to no page of this site',
        'faq-entries, entry "missing", locale uk, field question: is missing',
      ],
    })
  })

  it.each([
    [
      'a translation nobody wrote',
      'faq-entries/new.yaml',
      'en: { question: Why?, answer: Because. }\n',
      'faq-entries, entry "new", locale uk: the translation is missing; write the texts under "uk:"',
    ],
    [
      'a redirect to nowhere',
      'redirects/new.yaml',
      'from: /old\nto: /blog/gone\nen: {}\nuk: {}\n',
      'redirects, entry "new", field to: "/blog/gone" is no page of this site',
    ],
    ['a telephone that is none', 'sales-phone.yaml', 'phone: 380440000000\n', 'sales-phone, field phone: must be a text'],
  ])('%s', async (_what, file, text, sentence) => {
    await write(file, text)
    expect(await readSite({}, folder)).toMatchObject({ site: null, said: [], problems: [sentence] })
  })
})
