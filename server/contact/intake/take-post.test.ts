import { describe, expect, it } from 'vitest'
import { now, preparePosts, words } from '@/tests/support/contact-posts'
import { secretOf } from '../store/secret'
import { PostError } from './post'
import { readPost } from './read-post'
import { makeToken } from './time-token'

const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const { state, post, kept, filesLeft } = preparePosts()

describe('a message', () => {
  it.each(['json', 'form', 'multipart'] as const)('is kept word for word, sent as %s', async (as) => {
    expect(await post({ ...words, nda: 'on', budget: 'до 15 000 $', estimate: 't=shop&b=pay.checkout' }, { as })).toMatchObject({
      kind: 'accepted',
    })
    const { requestId, locale, name, contact, message } = words as typeof words & { locale: 'uk' }
    expect(kept()).toEqual([
      expect.objectContaining({
        ...{ requestId, locale, name, contact, message, contactKind: 'telegram' },
        ...{ nda: true, budget: 'до 15 000 $', estimate: 't=shop&b=pay.checkout', subject: '', files: [] },
      }),
    ])
  })

  it('needs no words where an estimate comes along, whose whole address may be sent', async () => {
    const { message: _, ...rest } = words
    expect(await post({ ...rest, estimate: 'https://agency.example/uk/estimate/results?t=shop&b=pay.checkout' })).toMatchObject({
      kind: 'accepted',
    })
    expect(kept()[0]?.estimate).toBe('t=shop&b=pay.checkout')
  })

  it('is told field by field what is wrong with it, and is not kept', async () => {
    const files = [{ name: 'menu.zip', bytes: Buffer.from('PK') }]
    expect(await post({ ...words, name: '', message: 'Hi', files })).toEqual({
      kind: 'refused',
      problems: { name: 'nameMissing', message: 'messageShort', files: 'fileKind' },
    })
    expect([kept(), filesLeft()]).toEqual([[], []])
  })

  it('stays one message when it is sent twice, with its files once', async () => {
    const sent = { ...words, files: [{ name: 'menu.pdf', bytes: pdf }] }
    const first = await post(sent)
    expect(await post(sent, { at: now + 60_000 })).toEqual({ ...first, kind: 'known' })
    expect([kept().length, filesLeft().length]).toEqual([1, 1])
    expect(await post({ ...sent, message: 'Це вже інше повідомлення.' })).toEqual({ kind: 'conflict' })
    expect(filesLeft()).toHaveLength(1)
  })

  it('loses signs nobody types, and keeps its lines', async () => {
    await post({ ...words, name: 'Мар\u0000та\u0007', message: 'Перший рядок.\r\nДругий рядок.' })
    expect(kept()[0]).toMatchObject({ name: 'Марта', message: 'Перший рядок.\nДругий рядок.' })
  })

  it('has one line of a name, which could pass for a header of a mail with two', async () => {
    await post({ ...words, name: 'Марта\r\nКоваль' })
    expect(kept()[0]?.name).toBe('Марта Коваль')
  })
})

describe('what no visitor sends', () => {
  it('is told so: a hidden field that was filled in, a form sent at once, a token of the day before yesterday', async () => {
    const token = (age: number) => makeToken(secretOf(state.spool.database), now - age)
    expect(await post({ ...words, website: 'https://spam.example' })).toMatchObject({ problems: { form: 'trap' } })
    expect(await post({ ...words, token: token(1000) })).toEqual({ kind: 'refused', problems: { form: 'tooFast' }, seconds: 2 })
    expect(await post({ ...words, token: token(48 * 60 * 60_000) })).toMatchObject({ problems: { form: 'tokenExpired' } })
    expect(await post({ ...words, token: token(5000) })).toMatchObject({ kind: 'accepted' })
  })

  it('is asked about once more where it has a link and no token', async () => {
    const linked = { ...words, message: 'Наш сайт: https://dobrokava.example' }
    expect(await post(linked)).toMatchObject({ problems: { form: 'confirm' } })
    expect(await post({ ...linked, token: makeToken(secretOf(state.spool.database), now - 4000) })).toMatchObject({ kind: 'accepted' })
  })

  it('is slowed down: five messages of one network in ten minutes', async () => {
    const send = (id: number, address: string) =>
      post({ ...words, requestId: `request-${id}`, message: `Повідомлення ${id}.` }, { address })
    for (let id = 0; id < 5; id++) expect(await send(id, `2001:db8::${id}`)).toMatchObject({ kind: 'accepted' })
    expect(await send(5, '2001:db8::ffff')).toEqual({ kind: 'limited', seconds: 600 })
    expect(await send(5, '2001:db8:0:1::1')).toMatchObject({ kind: 'accepted' })
    expect(await send(0, '2001:db8::9')).toMatchObject({ kind: 'known' })
    expect(JSON.stringify(state.spool.database.all('SELECT * FROM arrivals'))).not.toContain('2001')
  })

  it.each([
    [400, 'multipart/form-data; boundary=a', '--a\r\nContent-Disposition: form-data; name="name"\r\n\r\nMarta'],
    [400, 'multipart/form-data', 'a'],
    [400, 'application/json', '{"name":'],
    [400, 'application/json', '{"name":["Marta"]}'],
    [413, 'application/json', JSON.stringify({ message: 'a'.repeat(70_000) })],
    [415, 'text/plain', 'name=Marta'],
  ])('is refused with %s: %s', async (status, type, body) => {
    const request = new Request('http://localhost/', { method: 'POST', body, headers: { 'Content-Type': type } })
    await expect(readPost(request, state.spool.filesFolder)).rejects.toEqual(new PostError(status as 400))
    expect(filesLeft()).toEqual([])
  })
})
