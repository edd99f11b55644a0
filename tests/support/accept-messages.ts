import { appendFileSync, writeSync } from 'node:fs'
import { claimDelivery, settleDelivery } from '@/server/contact/store/delivery-queue'
import { acceptMessage } from '@/server/contact/store/message-store'
import { openSpool } from '@/server/contact/store/spool'

// A program that keeps and delivers messages until it is killed: server/contact/store/crash.full.test.ts.
const [folder = '', mailbox = '', time = '', ids = ''] = process.argv.slice(2)
const now = Number(time)
const { database, close } = openSpool(folder)

for (const requestId of ids.split(',')) {
  const words = { locale: 'en', name: 'Marta', contact: 'marta@example.org', contactKind: 'email', budget: '', estimate: '' } as const
  const message = { ...words, requestId, message: `Words of ${requestId}.`, nda: false, subject: '', files: [] }
  const answer = acceptMessage(database, message, { channels: ['team'], now })
  // To the kernel before the next line of this program runs: what was said stays said.
  writeSync(1, `${requestId} ${'reference' in answer ? answer.reference : answer.kind}\n`)
  deliver()
}
while (deliver()) {}
close()

function deliver(): boolean {
  const delivery = claimDelivery(database, now)
  if (!delivery) return false
  appendFileSync(mailbox, `${delivery.key}\n`)
  settleDelivery(database, delivery.id, { kind: 'delivered' }, now)
  return true
}
