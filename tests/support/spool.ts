import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { readContactEnvironment } from '@/app/_contact/environment'
import { channelsOf } from '@/server/contact/channels'
import { deliverAll } from '@/server/contact/delivery/deliver-all'
import { send } from '@/server/contact/delivery/send'
import { tellOfRefusal } from '@/server/contact/delivery/tell-operator'
import type { MailTexts } from '@/server/contact/mail/compose'
import type { NewMessage } from '@/server/contact/message'
import { acceptMessage } from '@/server/contact/store/message-store'
import { openSpool, type Spool } from '@/server/contact/store/spool'
import { allWords } from './estimate-views'

export const minute = 60_000

/** When the messages of these tests come. */
export const start = Date.UTC(2026, 10, 22, 9)

const words: NewMessage = {
  ...{ requestId: 'a1', locale: 'uk', name: 'Марта Гук', contact: 'marta@secret.example', contactKind: 'email' },
  ...{ message: 'Ми маємо девʼять кавʼярень.', budget: '', estimate: 't=shop&b=pay.checkout', nda: true, subject: '', files: [] },
}

/** What mails of these tests are worded with. */
export const mailTexts: MailTexts = async (locale) => ({ words: allWords(locale), company: 'Агенція' })

/** Variables of a site that sends mail by a server. */
export const mailTo = (url: string) => ({ SMTP_URL: url, MAIL_FROM: 'site@agency.example', MAIL_TO: 'founders@agency.example' })

/** A spool of its own for each test, with a clock that the test moves. Whatever is logged has nothing of a person in it. */
export function prepareSpool() {
  const state = { spool: undefined as unknown as Spool, now: start, logged: '' }
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'delivery-'))
    Object.assign(state, { spool: openSpool(folder), now: start, logged: '' })
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      state.logged += text
      return true
    })
  })
  afterEach(() => {
    state.spool.close()
    rmSync(folder, { recursive: true })
    expect(state.logged).not.toMatch(/secret\.example|Марта|кавʼярень/)
  })

  /** Accepts a message of a site with these variables. `deliver` tries everything that is due by now. */
  function accept(variables: Record<string, string>, change: Partial<NewMessage> = {}) {
    const environment = readContactEnvironment(variables)
    const { database } = state.spool
    const circumstances = { channels: channelsOf(environment, true), now: start }
    const accepted = acceptMessage(database, { ...words, ...change }, circumstances)
    const deliver = () =>
      deliverAll({
        ...{ database, now: () => state.now, chance: () => 0, isEnding: () => false },
        refused: (delivery, code) => tellOfRefusal(database, environment, delivery, code),
        send: (delivery) => send(delivery, { spool: state.spool, environment, texts: mailTexts }),
      })
    return { deliver, environment, reference: 'reference' in accepted ? accepted.reference : '' }
  }
  return { state, accept }
}
