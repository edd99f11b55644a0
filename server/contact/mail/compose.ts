import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailSettings } from '@/app/_contact/environment'
import type { Words } from '@/components/estimate/words'
import type { Locale } from '@/routing/locales'
import type { Delivery } from '../message'
import { MailDocument } from './mail-document'
import { type MailModel, toText } from './mail-model'
import { teamMail } from './team-mail'
import { visitorMail } from './visitor-mail'

/** In bytes: what mail servers take. Larger files stay where they are, and the mail says how to get them. */
const longestAttachments = 15 * 1024 * 1024

/** What a mail is worded with, in a language. */
export type MailTexts = (locale: Locale) => Promise<{ words: Words; company: string }>

type Composing = { texts: MailTexts; mail: MailSettings; filesFolder: string }

/** The mail of a delivery. Its id is the same each time it is sent, so that a mail program shows a second one once. */
export async function composeMail({ message, channel, key }: Delivery, { texts, mail, filesFolder }: Composing): Promise<SendMailOptions> {
  const { words, company } = await texts(message.locale)
  const isForTeam = channel === 'team'
  const isAttached = message.files.reduce((sum, { bytes }) => sum + bytes, 0) <= longestAttachments
  const model = isForTeam ? teamMail(message, words, isAttached) : visitorMail(message, words, { company })
  const visitor = { name: message.name, address: message.contact }
  return {
    from: mail.from.includes('<') ? mail.from : { name: company, address: mail.from },
    ...(isForTeam
      ? { to: mail.to, ...(message.contactKind === 'email' && { replyTo: visitor }) }
      : { to: message.contact, replyTo: mail.to }),
    subject: model.subject,
    text: toText(model),
    html: await toHtml(model),
    messageId: `<${key}@${domainOf(mail.from)}>`,
    headers: { 'X-Contact-Key': key, ...(!isForTeam && { 'Auto-Submitted': 'auto-replied' }) },
    attachments:
      isForTeam && isAttached
        ? message.files.map(({ file, name, type }) => ({ filename: name, contentType: type, path: join(filesFolder, file) }))
        : [],
  }
}

async function toHtml(model: MailModel): Promise<string> {
  return `<!doctype html>${renderToStaticMarkup(MailDocument(model))}`
}

const domainOf = (address: string) => /@([^\s,>]+)/.exec(address)?.[1] ?? 'localhost'
