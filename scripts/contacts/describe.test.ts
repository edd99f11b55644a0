import { describe, expect, it } from 'vitest'
import type { ContactMessage } from '@/server/contact/message'
import type { DeliveryState } from '@/server/contact/store/message-queries'
import { toRecord } from './export'
import { describeList, isWaiting } from './list'
import { describePurge } from './purge'
import { describeMessage } from './show'

const message: ContactMessage = {
  ...{ id: 1, reference: 'K7M2-9QXT', requestId: 'a1', receivedAt: '2026-11-22T09:00:00.000Z', locale: 'uk' },
  ...{ name: 'Марта\nКоваль', contact: '@marta_k', contactKind: 'telegram', message: 'Дев’ять кав’ярень.\nЗамовлення наперед.' },
  ...{ budget: '', estimate: 't=shop&b=pay.checkout', nda: true, subject: '' },
  files: [{ file: 'f00d', name: '../Меню.pdf', type: 'application/pdf', bytes: 1200 }],
}

const team: DeliveryState = {
  ...{ channel: 'team', key: 'K7M2-9QXT-team', attempts: 3, nextAt: '2026-11-22T10:00:00.000Z' },
  ...{ deliveredAt: null, droppedAt: null, error: '450 come back\n later' },
}
const done: DeliveryState = { ...team, channel: 'service', deliveredAt: '2026-11-22T09:01:00.000Z', error: null }
const dropped: DeliveryState = { ...team, channel: 'visitor', attempts: 1, droppedAt: '2026-11-22T09:01:00.000Z', error: '550 nobody' }

describe('the list of messages', () => {
  it('has a line for each with the time in Kyiv and what became of its deliveries', () => {
    expect(describeList([{ message, deliveries: [team, done, dropped] }])).toBe(
      [
        'Reference  Came (Kyiv)         Name          Contact   Kind      Delivery',
        'K7M2-9QXT  22 Nov 2026, 11:00  Марта Коваль  @marta_k  telegram  team waiting, 3 tries: 450 come back later; service delivered; visitor given up, 1 try: 550 nobody',
        '',
        '1 message, 1 waiting.',
      ].join('\n'),
    )
    expect(describeList([])).toBe('There are none.')
  })

  it('counts as waiting what is still to be delivered, and what has no way to the team', () => {
    expect(isWaiting({ message, deliveries: [] })).toBe(true)
    expect(isWaiting({ message, deliveries: [team, done] })).toBe(true)
    expect(isWaiting({ message, deliveries: [dropped] })).toBe(true)
    expect(isWaiting({ message, deliveries: [done, dropped] })).toBe(false)
  })
})

describe('a message that is shown', () => {
  it('has its words, the address of its estimate, and where its files and deliveries are', () => {
    const place = { filesFolder: '/data/files', siteUrl: 'https://example.com' }
    expect(describeMessage({ message, deliveries: [team] }, place)).toBe(
      [
        'Reference:    K7M2-9QXT',
        'Came:         22 Nov 2026, 11:00 in Kyiv',
        'Name:         Марта Коваль',
        'Contact:      @marta_k (telegram)',
        'Language:     uk',
        'Wants an NDA: yes',
        'Estimate:     https://example.com/uk/estimate/results?t=shop&b=pay.checkout',
        'File:         ../Меню.pdf, 1200 bytes: /data/files/f00d',
        'Delivery:     team waiting, 3 tries: 450 come back later (next 22 Nov 2026, 12:00), key K7M2-9QXT-team',
        '',
        'Дев’ять кав’ярень.',
        'Замовлення наперед.',
      ].join('\n'),
    )
  })
})

describe('what is exported', () => {
  it('has all a person wrote, and files under names that lead nowhere else', () => {
    const record = toRecord({ message, deliveries: [done] }, 'https://example.com')
    expect(record).toMatchObject({ reference: 'K7M2-9QXT', message: message.message, contact: '@marta_k', nda: true })
    expect(record.files).toEqual([{ name: '../Меню.pdf', type: 'application/pdf', bytes: 1200, file: 'K7M2-9QXT/1-.._Меню.pdf' }])
    expect(record.deliveries).toEqual([{ channel: 'service', deliveredAt: '2026-11-22T09:01:00.000Z' }])
  })
})

describe('what is about to be deleted', () => {
  it('is said before, and what this site cannot reach', () => {
    expect(describePurge([{ message, deliveries: [team] }])).toMatch(/This deletes 1 message with 1 file for good\.$/)
    expect(describePurge([{ message, deliveries: [done] }])).toMatch(/What was delivered stays in the mailboxes/)
  })
})
