import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { allWords } from '@/tests/support/estimate-views'
import { FormPage } from './form-page'
import { describeFailure } from './sentences'

const words = allWords('uk')
const fields = {
  ...{ name: '<b>Марта</b>', contact: 'marta', message: '"Девʼять" кавʼярень\n</textarea><script>', budget: 'до 15 000 $' },
  ...{ nda: 'on', estimate: 't=shop&b=pay.checkout', page: '/uk/landings/strapi', subject: 'Strapi' },
}
const failure = { sentence: 'Чогось бракує.', problems: { contact: 'contactUnknown', files: 'fileKind' } } as const
const html = renderToStaticMarkup(<FormPage {...{ words, fields, failure, token: 'to.ke.n', requestId: 'a1', lostFiles: ['меню.zip'] }} />)
const page = new DOMParser().parseFromString(html, 'text/html')
const control = (name: string) => page.querySelector<HTMLInputElement>(`[name="${name}"]`)

describe('the form without scripts that could not be sent', () => {
  it('has every word that was typed, as it was typed', () => {
    for (const [name, value] of Object.entries(fields))
      expect([name, name === 'nda' ? control(name)?.checked : control(name)?.value]).toEqual([name, name === 'nda' ? true : value])
    expect(page.querySelector('script, b')).toBeNull()
  })

  it('leads from what is wrong to its field, and says which files have to be chosen again', () => {
    const links = [...page.querySelectorAll<HTMLAnchorElement>('[role=alert] a')]
    expect(links.map((link) => link.hash)).toEqual(['#contact-contact', '#contact-files'])
    for (const { hash, textContent } of links) {
      const field = page.querySelector(hash)
      const notes = field?.getAttribute('aria-describedby')?.split(' ') ?? []
      expect(notes.map((id) => page.getElementById(id)?.textContent)).toContain(textContent)
    }
    expect(page.body.textContent).toContain('меню.zip')
  })

  it('can be sent again with a name and a time of its own', () => {
    expect(page.querySelector('form')?.getAttribute('action')).toBe('/api/contact')
    expect([control('requestId')?.value, control('token')?.value, control('website')?.value]).toEqual(['a1', 'to.ke.n', ''])
  })
})

describe('what a visitor is told', () => {
  it.each([
    [{ kind: 'refused', problems: { name: 'nameMissing' } }, 422, undefined],
    [{ kind: 'refused', problems: { form: 'tooFast' }, seconds: 2 }, 422, 2],
    [{ kind: 'limited', seconds: 121 }, 429, 121],
    [{ kind: 'unavailable' }, 503, 30],
    [{ kind: 'conflict' }, 409, undefined],
  ] as const)('has a status, a sentence, and when to try again: %j', (failed, status, seconds) => {
    expect(describeFailure(failed, words)).toEqual({ status, sentence: expect.stringMatching(/\p{Script=Cyrillic}.+\.$/u), seconds })
  })

  it('counts minutes as the language does', () => {
    expect(describeFailure({ kind: 'limited', seconds: 121 }, words).sentence).toMatch(/через 3\sхвилини/)
    expect(describeFailure({ kind: 'limited', seconds: 600 }, words).sentence).toMatch(/через 10\sхвилин:/)
  })
})
