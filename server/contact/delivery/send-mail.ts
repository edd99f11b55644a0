import { createTransport } from 'nodemailer'
import type { MailSettings } from '@/app/_contact/environment'
import { isLoopback } from '@/routing/client-network'
import { composeMail, type MailTexts } from '../mail/compose'
import type { Delivery } from '../message'
import { DeliveryError } from './delivery-error'

/** In milliseconds. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000, dnsTimeout: 15_000 }

/** In clear text nothing leaves this machine, unless the address says that it may: `?ignoreTLS=true` or `?requireTLS=false`. */
export function withTls(address: string): string {
  const url = new URL(address)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isSaid = ['ignoreTLS', 'requireTLS'].some((name) => url.searchParams.has(name))
  if (url.protocol !== 'smtp:' || isSaid || host === 'localhost' || isLoopback(host)) return address
  url.searchParams.set('requireTLS', 'true')
  return url.href
}

type SmtpError = Error & { code?: string; responseCode?: number }

type Mailing = { texts: MailTexts; mail: MailSettings; filesFolder: string }

/** @throws DeliveryError */
export async function sendMail(delivery: Delivery, mailing: Mailing): Promise<void> {
  const composed = await composeMail(delivery, mailing)
  await post(mailing.mail.url, composed)
}

/** Tells the operator something in a few words. @throws DeliveryError */
export async function sendNotice(
  { url, from, operator }: MailSettings,
  { subject, text }: { subject: string; text: string },
): Promise<void> {
  await post(url, { from, to: operator, subject, text })
}

async function post(url: string, mail: Parameters<ReturnType<typeof createTransport>['sendMail']>[0]): Promise<void> {
  const transport = createTransport({ url: withTls(url), ...patience, disableUrlAccess: true })
  try {
    await transport.sendMail(mail)
  } catch (error) {
    const { code = 'EUNKNOWN', responseCode, message } = error as SmtpError
    // What a server refuses for good begins with 5; that it does not know our password may be mended.
    const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
    throw new DeliveryError(message, { code: responseCode ? String(responseCode) : code, isFinal })
  } finally {
    transport.close()
  }
}
