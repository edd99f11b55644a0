import { type ContactField, type ContactProblem, checkContact } from './contact-rules'
import type { ContactWords } from './contact-words'
import { forgetRequest, removeDraft, requestIdOf } from './draft'
import { type Letter, toLetter } from './letter'
import { type FieldErrors, fetchToken, postMessage } from './post-message'
import { type Sending, type SendState, startSending } from './sending'

let token: Promise<string> | null = null

/** Asks for what says when the form was begun. */
export function beginForm(): void {
  token ??= fetchToken()
}

/** What is wrong with what stands in the form, in sentences; nothing where it may be sent. */
export function checkForm(form: HTMLFormElement, words: ContactWords): FieldErrors {
  const data = readForm(form)
  const text = (field: string) => String(data.get(field) ?? '')
  const files = data.getAll('files').filter((each) => each instanceof File)
  const [name, contact, message] = [text('name'), text('contact'), text('message')]
  const problems = checkContact({ name, contact, message, hasEstimate: text('estimate') !== '', files })
  return sentencesOf(problems, {}, words)
}

/** The problems a server found, in the words of the page where it has them. */
export function sentencesOf(problems: Readonly<Record<string, string>>, errors: FieldErrors, words: ContactWords): FieldErrors {
  const own = Object.entries(problems).flatMap(([field, problem]) => {
    const sentence = words.problems[problem as ContactProblem] ?? errors[field as ContactField]
    return sentence ? [[field, sentence]] : []
  })
  return { ...errors, ...Object.fromEntries(own) }
}

/** Sends what stands in the form, at each try anew. */
export function sendForm(form: HTMLFormElement, onState: (state: SendState) => void): Sending {
  const post = async () => {
    beginForm()
    const data = readForm(form)
    const id = requestIdOf(data)
    if (id) data.set('requestId', id)
    data.set('token', (await token) ?? '')
    const answer = await postMessage(data)
    if (answer.kind === 'again' && answer.token !== null) token = answer.token ? Promise.resolve(answer.token) : fetchToken()
    if (answer.kind === 'conflict') forgetRequest()
    if (answer.kind === 'sent') removeDraft()
    return answer
  }
  return startSending({ post, onState, network: window })
}

/** The words as a letter a person would send by a mail program. */
export function letterOf(form: HTMLFormElement, resultsAddress: string, words: ContactWords): Letter {
  const data = readForm(form)
  const text = (field: string) => String(data.get(field) ?? '')
  const estimate = text('estimate')
  return toLetter({
    subject: [text('subject') || words.letter.subject, text('name').trim()].filter(Boolean).join(': '),
    message: text('message'),
    lines: [
      { label: words.letter.name, value: text('name') },
      { label: words.letter.contact, value: text('contact') },
      { label: words.budget, value: text('budget') },
      { label: words.estimate.label, value: estimate && `${resultsAddress}?${estimate}` },
      { label: '', value: data.has('nda') ? words.nda : '' },
    ],
  })
}

/** A field for files with nothing in it sends an empty file. */
function readForm(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  const files = data.getAll('files').filter((each) => each instanceof File && each.name !== '')
  data.delete('files')
  for (const file of files) data.append('files', file)
  return data
}
