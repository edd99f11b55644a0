import { resolve } from 'node:path'
import { z } from 'zod'
import { readVariables } from '@/routing/read-variables'

const smtpError = 'must be the address of a mail server, such as smtp://user:password@mail.example.com:587'
const daysError = 'must be a whole number of days, 1 or more, such as 90'

/** One address or several with commas between them. */
const addresses = z
  .string()
  .regex(/^[^\s@,]+@[^\s@,]+(?:\s*,\s*[^\s@,]+@[^\s@,]+)*$/, 'must be an e-mail address, or several with commas between them')

const schema = z
  .object({
    DATA_DIR: z.string().default('.data'),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: smtpError }).optional(),
    MAIL_FROM: addresses.optional(),
    MAIL_TO: addresses.optional(),
    OPERATOR_EMAIL: addresses.optional(),
    CONTENT_SERVICE_URL: z.url({ protocol: /^https?$/, error: 'must be the address of the content service' }).optional(),
    CONTACT_SERVICE_TOKEN: z.string().optional(),
    CONTACT_RETENTION_DAYS: z.coerce.number({ error: daysError }).int(daysError).min(1, daysError).default(90),
    CONTACT_SCAN_COMMAND: z.string().optional(),
    CONTACT_DELIVERY: z.enum(['on', 'off'], 'must be on or off').default('on'),
  })
  .superRefine((said, context) => {
    const lacks = (name: string, why: string) => context.addIssue({ code: 'custom', path: [name], message: why })
    if (said.SMTP_URL && !said.MAIL_FROM) lacks('MAIL_FROM', 'is needed to send mail, which SMTP_URL asks for')
    if (said.SMTP_URL && !said.MAIL_TO) lacks('MAIL_TO', 'is needed to send mail, which SMTP_URL asks for')
    if (said.CONTACT_SERVICE_TOKEN && !said.CONTENT_SERVICE_URL)
      lacks('CONTENT_SERVICE_URL', 'is needed to hand messages over, which CONTACT_SERVICE_TOKEN asks for')
  })

/** Where mail goes out, and to whom. */
export type MailSettings = { url: string; from: string; to: string; operator: string }

export type ContactEnvironment = {
  /** Absolute path of the folder with the messages. */
  dataDir: string
  mail: MailSettings | null
  service: { url: string; token: string } | null
  retentionDays: number
  /** A program that gets the path of a file and ends with 0 where the file may be kept. */
  scanCommand: string | null
  /** False: messages are taken and kept, and somebody else delivers them. */
  isDelivering: boolean
}

/** @throws an Error that names the variable; an empty variable counts as absent. */
export function readContactEnvironment(variables: Readonly<Record<string, string | undefined>>): ContactEnvironment {
  const said = readVariables(schema, variables)
  return {
    dataDir: resolve(said.DATA_DIR),
    mail:
      said.SMTP_URL && said.MAIL_FROM && said.MAIL_TO
        ? { url: said.SMTP_URL, from: said.MAIL_FROM, to: said.MAIL_TO, operator: said.OPERATOR_EMAIL ?? said.MAIL_TO }
        : null,
    service:
      said.CONTENT_SERVICE_URL && said.CONTACT_SERVICE_TOKEN ? { url: said.CONTENT_SERVICE_URL, token: said.CONTACT_SERVICE_TOKEN } : null,
    retentionDays: said.CONTACT_RETENTION_DAYS,
    scanCommand: said.CONTACT_SCAN_COMMAND ?? null,
    isDelivering: said.CONTACT_DELIVERY === 'on',
  }
}
