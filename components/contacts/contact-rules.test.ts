import { describe, expect, it } from 'vitest'
import { type ContactWords, checkContact } from './contact-rules'

const right: ContactWords = { name: 'Марта', contact: 'marta@example.org', message: 'Ми маємо девʼять кавʼярень.', hasEstimate: false }
const problemsOf = (change: Partial<ContactWords>) => checkContact({ ...right, ...change })

describe('a message', () => {
  it('with everything in it has no problems', () => {
    expect(checkContact(right)).toEqual({})
  })

  it('says everything that is missing at once', () => {
    expect(checkContact({ name: ' ', contact: '', message: '\n', hasEstimate: false })).toEqual({
      name: 'nameMissing',
      contact: 'contactMissing',
      message: 'messageMissing',
    })
  })

  it('needs two sentences or an estimate', () => {
    expect(problemsOf({ message: 'Привіт' })).toEqual({ message: 'messageShort' })
    expect(problemsOf({ message: '', hasEstimate: true })).toEqual({})
    expect(problemsOf({ message: 'а'.repeat(4001), hasEstimate: true })).toEqual({ message: 'messageLong' })
    expect(problemsOf({ message: 'а'.repeat(4000) })).toEqual({})
  })

  it('takes names of any script, from two letters to eighty', () => {
    expect([problemsOf({ name: 'Лі' }), problemsOf({ name: '李明' }), problemsOf({ name: 'я'.repeat(80) })]).toEqual([{}, {}, {}])
    expect(problemsOf({ name: 'О' })).toEqual({ name: 'nameShort' })
    expect(problemsOf({ name: 'я'.repeat(81) })).toEqual({ name: 'nameLong' })
  })

  it.each(['Best https://spam.example', 'www.spam.example', 'buy at spam.com'])('has no link for a name: %s', (name) => {
    expect(problemsOf({ name })).toEqual({ name: 'nameLink' })
  })

  it('may name five addresses, and not six', () => {
    const addresses = (count: number) => Array.from({ length: count }, (_, index) => `https://example.org/${index}`).join(' ')
    expect(problemsOf({ message: `Look at these: ${addresses(5)}` })).toEqual({})
    expect(problemsOf({ message: `Look at these: ${addresses(6)}` })).toEqual({ message: 'messageLinks' })
  })

  it.each([
    [[{ name: 'Brief.PDF', size: 10 * 1024 * 1024 }], {}],
    [[{ name: 'brief.pdf', size: 10 * 1024 * 1024 + 1 }], { files: 'fileTooLarge' }],
    [[{ name: 'brief.zip', size: 10 }], { files: 'fileKind' }],
    [Array.from({ length: 4 }, () => ({ name: 'a.txt', size: 1 })), { files: 'filesTooMany' }],
  ])('takes three files of 10 MB of a kind we can read: %j', (files, problems) => {
    expect(problemsOf({ files })).toEqual(problems)
  })
})
