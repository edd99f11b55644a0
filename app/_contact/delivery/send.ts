import type { ContactEnvironment } from '../environment'
import type { MailTexts } from '../mail/compose'
import type { Delivery } from '../message'
import { confirmationsTo } from '../store/delivery-queue'
import type { Spool } from '../store/spool'
import { DeliveryError } from './delivery-error'
import { sendMail } from './send-mail'
import { sendToService } from './send-to-service'

/** Confirmations one mailbox gets in a day; more is somebody else's doing. */
const mostConfirmations = 3

type Sending = { spool: Spool; environment: ContactEnvironment; texts: MailTexts; now: () => number }

/** Delivers a message on its way, once. @throws DeliveryError */
export async function send(delivery: Delivery, { spool, environment, texts, now }: Sending): Promise<void> {
  const { database, filesFolder } = spool
  const { mail, service } = environment
  const notSetUp = new DeliveryError('This way is not set up any more.', { code: 'ENOTSETUP', isFinal: true })
  if (delivery.channel === 'service') {
    if (!service) throw notSetUp
    return sendToService(delivery, service)
  }
  if (!mail) throw notSetUp
  if (delivery.channel === 'visitor' && confirmationsTo(database, delivery.message.contact, now()) >= mostConfirmations)
    throw new DeliveryError('This mailbox has got its confirmations of today.', { code: 'ELIMIT', isFinal: true })
  return sendMail(delivery, { texts, mail, environment, filesFolder })
}
