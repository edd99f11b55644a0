const { factories } = require('@strapi/strapi')

const uid = 'api::contact-request.contact-request'

/** What the site may write; `handled` and `notes` are the team's. `private` only hides a field, it does not keep anybody from writing it. */
const accepted = [
  'reference',
  'name',
  'contact',
  'contactKind',
  'message',
  'budget',
  'estimate',
  'nda',
  'subject',
  'files',
  'receivedAt',
  'key',
]

module.exports = factories.createCoreController(uid, ({ strapi }) => ({
  /** Nothing is read back, and a message that is there already stays one: `key` is unique. */
  async create(context) {
    const { locale, ...said } = context.request.body?.data ?? {}
    const data = Object.fromEntries(Object.entries(said).filter(([name]) => accepted.includes(name)))
    if (typeof data.key !== 'string' || !data.key) return context.badRequest('The key is missing')
    if (await strapi.db.query(uid).findOne({ where: { key: data.key } })) return context.conflict('The key must be unique')
    await strapi.documents(uid).create({ data: { ...data, language: locale } })
    context.status = 201
    context.body = { data: { accepted: true } }
  },
}))
