import { describe, expect, it } from 'vitest'
import { signIn } from '../support/strapi'
import { serveStrapi } from './serve'

type Version = { id: string; action: string; title: string; language: string; by: string | null }
type Form = Record<string, unknown> & { updatedAt: string }

const origin = serveStrapi()

/** Strapi lets an address sign in only a few times in five minutes. */
const signedIn: { [role: string]: ReturnType<typeof signIn> } = {}

async function editor(role: 'ADMIN' | 'EDITOR' = 'EDITOR') {
  signedIn[role] ??= signIn(origin(), role)
  const panel = await signedIn[role]
  const uid = (type: string) => `api::${type}.${type}`
  const versionsAt = async (path: string) => ((await panel.ask('GET', path)).body as { versions: Version[] }).versions
  return {
    ...panel,
    versions: (type: string, entry: string, language = 'en') =>
      versionsAt(`/site-history?subject=${uid(type)}&entry=${entry}&language=${language}`),
    /** As the panel does: it says which version its form was opened with. */
    saveFrom: ({ updatedAt }: Form, type: string, entry: string, fields: object, action = '') =>
      panel.ask(action ? 'POST' : 'PUT', `/content-manager/collection-types/${uid(type)}/${entry}${action}?locale=en`, fields, {
        'X-Entry-Version': updatedAt,
      }),
    deleted: () => versionsAt('/site-history/deleted'),
    form: async (type: string, entry: string, locale = 'en') => {
      const { body } = await panel.ask('GET', `/content-manager/collection-types/${uid(type)}/${entry}?locale=${locale}`)
      const { createdBy: _c, updatedBy: _u, localizations: _l, status: _s, ...form } = (body as { data: Form }).data
      return form as Form
    },
  }
}

describe('the history of an entry', () => {
  it('keeps it as it was published, says what has changed by word, and brings it back whole', async () => {
    const panel = await editor()
    const id = await panel.find('article', 'friday-note')
    const before = await panel.form('article', id)
    await panel.publish('article', id, 'en')
    const takeaways = ['One line.', 'Another.', 'A third.'].map((text) => ({ text }))
    expect(await panel.save('article', id, 'en', { title: `${before.title} again`, takeaways })).toMatchObject({ status: 200 })
    await panel.publish('article', id, 'en')
    const [now, then] = await panel.versions('article', id)
    expect([now, then]).toMatchObject([
      { action: 'publish', title: `${before.title} again`, language: 'en', by: 'Editor' },
      { action: 'publish', title: before.title },
    ])
    const { body } = await panel.ask('GET', `/site-history/${then?.id}`)
    const { changes } = body as { changes: { field: string; parts: { text: string; added?: true; removed?: true }[] }[] }
    expect(changes[0]).toMatchObject({ field: 'Title', parts: [{ text: before.title }, { text: ' again', removed: true }] })
    expect(changes.map(({ field }) => field)).not.toContain('Body')
    expect(await panel.ask('POST', `/site-history/${then?.id}/restore`)).toMatchObject({ status: 200 })
    const { createdAt: _c, updatedAt: _u, ...after } = await panel.form('article', id)
    expect(withoutIds(after)).toEqual(withoutIds({ ...before, updatedAt: undefined, createdAt: undefined }))
  })

  it('tells words of Ukrainian apart', async () => {
    const panel = await editor()
    const id = await panel.find('topic', 'estimates')
    await panel.publish('topic', id, 'uk', { title: 'Одне слово тут' })
    await panel.save('topic', id, 'uk', { title: 'Одне речення тут' })
    const [version] = await panel.versions('topic', id, 'uk')
    expect((await panel.ask('GET', `/site-history/${version?.id}`)).body).toMatchObject({
      changes: [{ parts: [{ text: 'Одне ' }, { text: 'речення', removed: true }, { text: 'слово', added: true }, { text: ' тут' }] }],
    })
  })

  it('brings back what was deleted, in each of its languages', async () => {
    const panel = await editor()
    const id = await panel.find('faq-entry', 'war')
    const before = await Promise.all(['en', 'uk'].map((locale) => panel.form('faq-entry', id, locale)))
    expect((await panel.remove('faq-entry', id)).status).toBe(200)
    const gone = (await panel.deleted()).filter(({ title }) => before.some(({ question }) => question === title))
    expect(gone.map(({ language }) => language).sort()).toEqual(['en', 'uk'])
    for (const { id: version } of gone) expect((await panel.ask('POST', `/site-history/${version}/restore`)).status).toBe(200)
    const again = await panel.find('faq-entry', 'war')
    const after = await Promise.all(['en', 'uk'].map((locale) => panel.form('faq-entry', again, locale)))
    expect(after.map(({ question, answer }) => [question, answer])).toEqual(before.map(({ question, answer }) => [question, answer]))
    expect(await panel.deleted()).toEqual([])
  })

  it('is read only by who may read the entry', async () => {
    expect((await fetch(`${origin()}/site-history/deleted`)).status).toBe(401)
    const panel = await editor()
    expect((await panel.ask('GET', '/site-history?subject=api::contact-request.contact-request&entry=a')).status).toBe(404)
  })
})

describe('what others use', () => {
  it('is not deleted, and the sentence says where it is used', async () => {
    const panel = await editor()
    const topic = await panel.find('topic', 'ai')
    expect(await panel.remove('topic', topic)).toMatchObject({
      status: 400,
      body: {
        error: {
          message: expect.stringMatching(/^“.*” cannot be deleted yet: it is used in “.*” \(Article\).* Choose another there first\.$/),
        },
      },
    })
    expect((await panel.form('topic', topic)).slug).toBe('ai')
    const { status } = await panel.ask(
      'POST',
      `/content-manager/collection-types/api::topic.topic/${topic}/actions/unpublish?locale=en`,
      {},
    )
    expect(status).toBe(400)
  })

  it('is not deleted as a picture either', async () => {
    const panel = await editor('ADMIN')
    const { body } = await panel.ask('GET', '/upload/files?pageSize=100')
    const files = (body as { results: { id: number; name: string }[] }).results
    const cover = files.find(({ name }) => name.includes('dobrokava.en'))
    const answer = await panel.ask('DELETE', `/upload/files/${cover?.id}`)
    expect(answer).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining('it is used in “') } } })
    expect((await panel.ask('GET', `/upload/files/${cover?.id}`)).status).toBe(200)
  })
})

describe('two editors of one entry', () => {
  it('overwrite nothing of each other without a word', async () => {
    const [first, second] = [await editor(), await editor('ADMIN')]
    const id = await first.find('topic', 'engineering')
    const opened = await first.form('topic', id)
    expect((await second.save('topic', id, 'en', { ...(await second.form('topic', id)), title: 'Engineering, by another' })).status).toBe(
      200,
    )
    const refused = await first.saveFrom(opened, 'topic', id, { title: 'Mine' })
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringMatching(/^Administrator has saved this entry since/) } },
    })
    expect((await first.saveFrom(opened, 'topic', id, { title: 'Mine' }, '/actions/publish')).status).toBe(409)
    const again = await first.form('topic', id)
    expect(again.title).toBe('Engineering, by another')
    expect(await first.saveFrom(again, 'topic', id, { title: 'Ours' })).toMatchObject({ status: 200 })
  })
})

/** Components get other ids each time. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, item) =>
      key === 'id' || key === 'publishedAt' || key === 'updatedBy' || key === 'createdBy' || key === 'status' ? undefined : item,
    ),
  )
