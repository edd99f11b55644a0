import { messageLimit } from './message-limit'

export type ContactKind = 'email' | 'phone' | 'telegram'
export type ContactField = 'name' | 'contact' | 'message' | 'files'
export type ContactProblem =
  | ('nameMissing' | 'nameShort' | 'nameLong' | 'nameLink')
  | ('contactMissing' | 'contactUnknown')
  | MessageProblem
  | FilesProblem
type MessageProblem = 'messageMissing' | 'messageShort' | 'messageLong' | 'messageLinks'
export type FilesProblem = 'filesTooMany' | 'fileTooLarge' | 'fileKind' | 'fileRefused'

export type ContactWords = {
  name: string
  contact: string
  message: string
  hasEstimate: boolean
  files?: readonly { name: string; size: number }[]
}

/** What may come with a message. */
export const fileLimits = {
  count: 3,
  bytes: 10 * 1024 * 1024,
  extensions: ['pdf', 'docx', 'xlsx', 'pptx', 'txt', 'md', 'png', 'jpg', 'jpeg', 'webp'],
} as const

/** Addresses in a message; letters of people have fewer. */
const linkLimit = 5

const link = /(?:https?:\/\/|www\.|\b[\w-]{1,63}\.(?:com|net|org|ru|ua|io|info|biz|top|xyz)\b)/i

/** What is wrong with each field, by field; nothing for a field that is right. */
export function checkContact({
  name,
  contact,
  message,
  hasEstimate,
  files = [],
}: ContactWords): Partial<Record<ContactField, ContactProblem>> {
  const problems = {
    name: checkName(name.trim()),
    contact: checkWay(contact.trim()),
    message: checkMessage(message.trim(), hasEstimate),
    files: checkFiles(files),
  }
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}

/** How we would answer: an e-mail address, a phone number or a Telegram name, however it is spelled. */
export function detectContact(value: string): ContactKind | null {
  const text = value.trim()
  if (/^(?:@|(?:https?:\/\/)?t\.me\/)[A-Za-z0-9_]{5,32}$/.test(text)) return 'telegram'
  if (text.length <= 254 && /^[^\s@<>()",;]+@[^\s@<>()",;.]+(?:\.[^\s@<>()",;.]+)*\.[\p{L}]{2,}$/u.test(text)) return 'email'
  const digits = text.replace(/[\s().-]/g, '').replace(/^00/, '+')
  // Dialled in Ukraine a number has ten digits and begins with 0; from anywhere it begins with + and has at most fifteen.
  return /^(?:\+[1-9]\d{7,14}|0\d{9})$/.test(digits) ? 'phone' : null
}

function checkName(name: string): ContactProblem | undefined {
  if (name === '') return 'nameMissing'
  if (link.test(name)) return 'nameLink'
  if ([...name].length < 2) return 'nameShort'
  return [...name].length > 80 ? 'nameLong' : undefined
}

function checkWay(contact: string): ContactProblem | undefined {
  if (contact === '') return 'contactMissing'
  return detectContact(contact) ? undefined : 'contactUnknown'
}

/** With an attached estimate the message is optional. */
function checkMessage(message: string, hasEstimate: boolean): MessageProblem | undefined {
  const length = [...message].length
  if (length > messageLimit) return 'messageLong'
  if ((message.match(/https?:\/\/|\bwww\./gi) ?? []).length > linkLimit) return 'messageLinks'
  if (hasEstimate) return undefined
  if (length === 0) return 'messageMissing'
  return length < 10 ? 'messageShort' : undefined
}

/** By their names only; what they really are the server looks up in their bytes. */
function checkFiles(files: readonly { name: string; size: number }[]): FilesProblem | undefined {
  if (files.length > fileLimits.count) return 'filesTooMany'
  if (files.some(({ size }) => size > fileLimits.bytes)) return 'fileTooLarge'
  return files.every(({ name }) => fileLimits.extensions.some((each) => name.toLowerCase().endsWith(`.${each}`))) ? undefined : 'fileKind'
}
