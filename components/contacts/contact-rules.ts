import { messageLimit } from './message-limit'
import { readContact } from './read-contact'

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
  extensions: 'pdf docx xlsx pptx odt ods odp pages numbers key rtf txt md csv png jpg jpeg webp'.split(' '),
} as const

/** Addresses in a message; letters of people have fewer. */
const linkLimit = 5

const link = /https?:\/\/|www\.|[\w-]\.(?:com|net|org|ru|ua|io|info|biz|top|xyz)\b/i

/** In characters as they are seen. */
const longestName = 80

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

function checkName(name: string): ContactProblem | undefined {
  if (name === '') return 'nameMissing'
  // A character takes two units at most. Nothing longer is looked into.
  if (name.length > longestName * 2 || [...name].length > longestName) return 'nameLong'
  if (link.test(name)) return 'nameLink'
  return [...name].length < 2 ? 'nameShort' : undefined
}

function checkWay(contact: string): ContactProblem | undefined {
  if (contact === '') return 'contactMissing'
  return readContact(contact) ? undefined : 'contactUnknown'
}

/** With an attached estimate the message is optional. */
function checkMessage(message: string, hasEstimate: boolean): MessageProblem | undefined {
  const length = message.length > messageLimit * 2 ? message.length : [...message].length
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
  return files.every(({ name }) => fileLimits.extensions.some((each) => name.trim().toLowerCase().endsWith(`.${each}`)))
    ? undefined
    : 'fileKind'
}
