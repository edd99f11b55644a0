import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readAnswers } from './answers'
import { askFor } from './ask'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ask-'))
  file = join(folder, 'adopt.yaml')
})
afterEach(() => rm(folder, { recursive: true }))

const right: Record<string, string> = {
  Name: 'Harbor Lane',
  'What it does, in one line': 'Software for ports.',
  'What it does, in two': 'Software for ports. And ships.',
  Year: '2016',
  'Name of a founder': 'Maja Zielińska',
  Role: 'Founder',
  City: 'Gdańsk',
  Country: 'Poland',
  Time: 'Europe/Warsaw',
  'E-mail': 'hello@harborlane.test',
  'Address on LinkedIn': 'https://linkedin.example/harborlane',
  'Hourly rate of QA': '61,5',
  'Name of the price list': '2099.1',
}

/** Somebody who answers, the longest beginning of a question first; the first answers are `wrong`, by question. */
function person(wrong: Record<string, string[]> = {}) {
  const said: string[] = []
  const noted: string[] = []
  const find = <Value>(from: Record<string, Value>, question: string) =>
    Object.keys(from)
      .sort((a, b) => b.length - a.length)
      .find((start) => question.startsWith(start))
  const ask = async (question: string) => {
    const mistake = wrong[find(wrong, question) ?? '']?.shift()
    return mistake ?? right[find(right, question) ?? ''] ?? ''
  }
  /** Enter. */
  const note = async (question: string) => {
    noted.push(question)
    return ''
  }
  return { ask, note, noted, said, say: (text: string) => void said.push(text) }
}

describe('whoever is asked', () => {
  it('has a file of answers in the end, in which nothing is wrong', async () => {
    await askFor(file, person())
    const answers = readAnswers(await readFile(file, 'utf8'), file)
    expect(answers).toMatchObject({
      name: { en: 'Harbor Lane' },
      founded: 2016,
      networks: { LinkedIn: 'https://linkedin.example/harborlane' },
    })
    expect(answers.founders[0]?.role).toEqual({ en: 'Founder', uk: 'Founder' })
    expect(answers.prices).toEqual({ version: '2099.1', rates: { qa: 61.5 } })
    expect([answers.phone, answers.colours]).toEqual([undefined, undefined])
  })

  it('is told what is wrong with an answer and asked again', async () => {
    const { said, ...dialogue } = person({ 'E-mail': ['hello', ''], 'Hourly rate of QA': ['3', 'a lot'], Time: ['Gdańsk'] })
    await askFor(file, { ...dialogue, say: (text) => void said.push(text) })
    expect(said.slice(1)).toEqual([
      '  This must be a time zone such as Europe/Warsaw.',
      '  This must be an e-mail address.',
      '  This must be an e-mail address.',
      '  This must be at least 5.',
      '  This must be a number.',
    ])
    expect(readAnswers(await readFile(file, 'utf8'), file)).toMatchObject({ email: 'hello@harborlane.test', timeZone: 'Europe/Warsaw' })
  })

  it('goes on where they stopped, and keeps with Enter what they said', async () => {
    const { ask, say } = person()
    const interrupted = async (question: string) => {
      if (question.startsWith('City')) throw new Error('gone')
      return ask(question)
    }
    await expect(askFor(file, { ask: interrupted, say })).rejects.toThrow('gone')
    expect(await readFile(file, 'utf8')).toContain('Maja')
    const later = person()
    await askFor(file, { ...later, ask: (question) => (question.includes('[') ? later.note(question) : ask(question)) })
    expect(later.noted[0]).toBe('Name of the company, English [Harbor Lane]: ')
    expect(readAnswers(await readFile(file, 'utf8'), file).name.uk).toBe('Harbor Lane')
  })
})
