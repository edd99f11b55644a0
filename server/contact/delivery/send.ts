import type { ContactEnvironment } from '@/app/_contact/environment'
import type { MailTexts } from '../mail/compose'
import type { Delivery } from '../message'
import type { Spool } from '../store/spool'
import { DeliveryError } from './delivery-error'
import { sendMail } from './send-mail'
import { sendToService } from './send-to-service'

type Sending = { spool: Spool; environment: ContactEnvironment; texts: MailTexts }

/** Delivers a message on its way, once. @throws DeliveryError */
export async function send(delivery: Delivery, { spool: { filesFolder }, environment, texts }: Sending): Promise<void> {
  const { mail, service } = environment
  const notSetUp = new DeliveryError('This way is not set up any more.', { code: 'ENOTSETUP', isFinal: true })
  if (delivery.channel === 'service') {
    if (!service) throw notSetUp
    return sendToService(delivery, service)
  }
  if (!mail) throw notSetUp
  return sendMail(delivery, { texts, mail, filesFolder })
}
