import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { readContactEnvironment } from '@/app/_contact/environment'
import { mailTexts } from '@/tests/support/spool'
import type { Channel, ContactMessage } from '../message'
import { composeMail } from './compose'

const message: ContactMessage = {
  ...{ id: 1, requestId: 'a', reference: 'K7M2-9QXT', receivedAt: '2026-11-22T09:05:00.000Z', locale: 'uk', name: 'Марта Гук' },
  ...{ contact: 'marta@example.org', contactKind: 'email', message: 'Перший рядок.\nДругий <b>рядок</b>.', budget: 'до 15 000 $' },
  ...{ estimate: 't=shop&b=pay.checkout', nda: true, subject: '', files: [] },
}

/** The mail as it goes over the wire, and its parts. */
async function mailOf(channel: Channel, change: Partial<ContactMessage> = {}) {
  const variables = { SMTP_URL: 'smtp://a.example', MAIL_FROM: 'site@agency.example', MAIL_TO: 'founders@agency.example' }
  const environment = readContactEnvironment(variables)
  if (!environment.mail) throw new Error('There is no mail server.')
  const delivery = { id: 1, key: `K7M2-9QXT-${channel}`, channel, attempts: 1, message: { ...message, ...change } }
  const mail = await composeMail(delivery, { texts: mailTexts, mail: environment.mail, filesFolder: '/nowhere' })
  const { message: sent, envelope } = await createTransport({ streamTransport: true, buffer: true }).sendMail({ ...mail, attachments: [] })
  const [head = ''] = String(sent).split('\r\n\r\n')
  return { ...mail, envelope, head: head.replace(/\r\n[ \t]+/g, ' '), html: String(mail.html), text: String(mail.text) }
}

describe('the mail to the team', () => {
  it('says who wrote and what about, and its answer goes to them', async () => {
    const { subject, replyTo, to, html, text, attachments } = await mailOf('team')
    expect(subject).toMatch(/^Марта Гук: Інтернет-магазин, .+–.+\$$/)
    expect([to, replyTo, attachments]).toEqual(['founders@agency.example', { name: 'Марта Гук', address: 'marta@example.org' }, []])
    for (const part of [html, text]) {
      expect(part).toContain('http://localhost:3000/uk/estimate/results?t=shop&')
      expect(part).toContain('K7M2-9QXT')
      expect(part).toContain('до 15 000 $')
    }
    expect(html).toContain('Другий &lt;b&gt;рядок&lt;/b&gt;.')
    expect(text).toContain('> Перший рядок.\n> Другий <b>рядок</b>.')
  })

  it.each([
    ['+380 44 000 00 00', 'phone', 'tel:+380440000000'],
    ['@marta_h', 'telegram', 'https://t.me/marta_h'],
    ['https://t.me/marta_h', 'telegram', 'https://t.me/marta_h'],
  ] as const)('leads to %s by one press, and is answered to nobody by mail', async (contact, contactKind, href) => {
    const { html, replyTo } = await mailOf('team', { contact, contactKind })
    expect(html).toContain(`href="${href}"`)
    expect(replyTo).toBeUndefined()
  })

  it('brings files of up to 15 MB, and says how to get larger ones', async () => {
    const file = { file: 'f00d', name: 'Меню.pdf', type: 'application/pdf', bytes: 9_000_000 }
    const small = await mailOf('team', { files: [file] })
    expect(small.attachments).toEqual([{ filename: 'Меню.pdf', contentType: 'application/pdf', path: '/nowhere/f00d' }])
    const large = await mailOf('team', { files: [file, file] })
    expect(large.attachments).toEqual([])
    expect(large.text).toContain('npm run contacts -- export K7M2-9QXT')
  })
})

describe('the mail to the visitor', () => {
  it('has their estimate and what happens next, in their language', async () => {
    const { subject, to, replyTo, text, html, head } = await mailOf('visitor')
    expect(subject).toContain('K7M2-9QXT')
    expect([to, replyTo]).toEqual(['marta@example.org', 'founders@agency.example'])
    expect(text).toContain('http://localhost:3000/uk/estimate/results?')
    // Copies are kept for different periods, which only the policy names.
    expect(text).toContain('http://localhost:3000/uk/privacy-policy')
    expect(text).not.toMatch(/\d+\s(?:день|дні|днів)/)
    expect(html).toMatch(/<html lang="uk/)
    expect(head).toMatch(/^Auto-Submitted: auto-replied$/im)
    expect((await mailOf('visitor', { locale: 'en' })).text).toMatch(/A founder reads every message/)
  })
})

describe('a stranger', () => {
  it('has not a word of theirs sent to an address that may be anybody’s', async () => {
    const words = {
      ...{ name: 'You have won 5 BTC, open evil . example', message: 'Open https://evil.example/a and www.evil.example' },
      ...{
        budget: 'evil.example',
        subject: 'evil.example',
        estimate: 't=shop&b=pay.checkout.evil.example&alt=n*evil.example&evil=evil.example',
      },
      files: [{ file: 'f00d', name: 'open evil.example.pdf', type: 'application/pdf', bytes: 9 }],
    }
    for (const locale of ['en', 'uk'] as const) {
      const { head, text, html, subject, to } = await mailOf('visitor', { ...words, locale })
      for (const part of [head, text, html, subject, JSON.stringify(to)]) expect(part).not.toMatch(/evil|BTC/)
      for (const [link] of `${text} ${html}`.matchAll(/https?:[^\s"<]+|www\.\S+/g)) expect(link).toMatch(/^http:\/\/localhost:3000(?:\/|$)/)
    }
  })
})

describe('the amount of an estimate', () => {
  it.each([
    ['uk', 'UAH', /1 долар США = 41,5\s₴ за нашим курсом від \d+ \S+ \d{4}/],
    ['en', 'EUR', /1 US dollar = €0\.\d+, our rate on \w+ \d+, \d{4}/],
    ['en', 'USD', /Amounts are in US dollars/],
  ] as const)('says its rate and the day of it, to the team as to the visitor (%s, %s)', async (locale, currency, said) => {
    for (const channel of ['team', 'visitor'] as const) {
      const { text, html } = await mailOf(channel, { locale, estimate: `t=shop&b=pay.checkout&cur=${currency}` })
      expect(text.replaceAll('\u00A0', ' ')).toMatch(said)
      expect(html.replaceAll('\u00A0', ' ')).toMatch(said)
    }
  })
})

describe('a name', () => {
  it.each(['Marta" <a@b.example>, "X', 'Marta\r\nBcc: victim@example.org', 'Марта 🚀 \u202Egpj', '=?utf-8?q?Bcc?='])(
    'adds no header and no receiver: %j',
    async (name) => {
      for (const channel of ['team', 'visitor'] as const) {
        const { envelope, head } = await mailOf(channel, { name })
        expect(envelope.to).toEqual([channel === 'team' ? 'founders@agency.example' : 'marta@example.org'])
        expect(head).not.toMatch(/^Bcc:/im)
        expect(head.match(/^Message-ID: (.*)$/im)?.[1]).toBe(`<K7M2-9QXT-${channel}@agency.example>`)
      }
    },
  )
})
