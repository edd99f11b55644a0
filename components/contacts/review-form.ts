import { type ContactField, type ContactProblem, checkContact } from './contact-rules'
import type { ContactWords } from './contact-words'
import { type Letter, toLetter } from './letter'

type Reviewed = { problems: Partial<Record<ContactField, ContactProblem>>; letter: Letter | null }

/** What is wrong with the form, or the letter it makes when nothing is. */
export function reviewForm(data: FormData, estimate: string | null, words: ContactWords): Reviewed {
  const text = (field: string) => String(data.get(field) ?? '')
  const [name, contact, message] = [text('name'), text('contact'), text('message')]
  const problems = checkContact({ name, contact, message, hasEstimate: estimate !== null })
  if (Object.keys(problems).length > 0) return { problems, letter: null }
  const letter = toLetter({
    subject: `${words.letter.subject}: ${name.trim()}`,
    message,
    lines: [
      { label: words.letter.name, value: name },
      { label: words.letter.contact, value: contact },
      { label: words.budget, value: text('budget') },
      { label: words.estimate.label, value: estimate ?? '' },
      { label: '', value: data.has('nda') ? words.nda : '' },
    ],
  })
  return { problems, letter }
}
