const { diffWords } = require('diff')
const { addPanelRoutes, expectRight, nameOfUser } = require('./panel-routes')
const { siteTypes } = require('./site-types')
const { populateOf, titleOf, toFields } = require('./stored-fields')

const versions = 'api::entry-version.entry-version'

/** Of each entry in each language; what was deleted stays as long as its last versions do. */
const most = 30

/** In milliseconds: two long texts that have little in common are shown one after the other. */
const patience = 1000

/** Keeps every entry as it was published, and as it was when it was deleted: the free edition of Strapi remembers neither. */
exports.keepHistory = (strapi) => {
  const kept = new Set(siteTypes(strapi).map(({ uid }) => uid))
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context
    if (!kept.has(uid) || !['publish', 'delete'].includes(action)) return next()
    const at = new Date().toISOString()
    const keep = async (rows) => {
      for (const row of rows) await keepVersion(strapi, { uid, action, at }, row)
    }
    if (action === 'delete') {
      const rows = await findRows(strapi, uid, { documentId: params.documentId, publishedAt: null, ...inLocale(params.locale) })
      const result = await next()
      await keep(rows)
      return result
    }
    const result = await next()
    await keep(await findRows(strapi, uid, { id: { $in: result.entries.map(({ id }) => id) } }))
    return result
  })
}

const inLocale = (locale) => (!locale || locale === '*' ? {} : { locale: { $in: [locale].flat() } })

const findRows = (strapi, uid, where) => strapi.db.query(uid).findMany({ where, populate: populateOf(strapi, strapi.contentTypes[uid]) })

async function keepVersion(strapi, { uid, action, at }, row) {
  const type = strapi.contentTypes[uid]
  const place = { subject: uid, entry: row.documentId, language: row.locale ?? null }
  const fields = toFields(strapi, type, row)
  await strapi.documents(versions).create({ data: { ...place, action, at, by: nameOfUser(strapi), title: titleOf(type, row), fields } })
  const older = await strapi.db
    .query(versions)
    .findMany({ where: place, orderBy: [{ at: 'desc' }, { id: 'desc' }], offset: most, select: ['id'] })
  await strapi.db.query(versions).deleteMany({ where: { id: { $in: older.map(({ id }) => id) } } })
}

exports.addHistory = (strapi) => {
  const list = (where) => strapi.db.query(versions).findMany({ where, orderBy: [{ at: 'desc' }, { id: 'desc' }], limit: 200 })
  const find = async (context, right) => {
    const version = await strapi.db.query(versions).findOne({ where: { documentId: context.params.id } })
    if (!version) context.throw(404, 'This version is not kept any more.')
    expectRight(strapi, context, right, version.subject)
    return version
  }
  const placeOf = ({ entry, language }) => ({ documentId: entry, publishedAt: null, ...(language && { locale: language }) })
  const hasDraft = async (version) => (await strapi.db.query(version.subject).count({ where: placeOf(version) })) > 0

  addPanelRoutes(strapi, [
    {
      method: 'GET',
      path: '/site-history',
      answer: async (context) => {
        const { subject, entry, language } = context.query
        expectRight(strapi, context, 'read', subject)
        return { versions: (await list({ subject, entry, ...(language && { language }) })).map(toPublic) }
      },
    },
    {
      method: 'GET',
      path: '/site-history/deleted',
      answer: async ({ state: { userAbility } }) => {
        const readable = (await list({ action: 'delete' })).filter(({ subject }) =>
          userAbility.can('plugin::content-manager.explorer.create', subject),
        )
        const gone = []
        for (const version of readable) if (strapi.contentTypes[version.subject] && !(await hasDraft(version))) gone.push(toPublic(version))
        return { versions: gone }
      },
    },
    {
      method: 'GET',
      path: '/site-history/:id',
      answer: async (context) => {
        const version = await find(context, 'read')
        const [row] = await findRows(strapi, version.subject, placeOf(version))
        const type = strapi.contentTypes[version.subject]
        return { ...toPublic(version), changes: compare(strapi, type, version, row ? toFields(strapi, type, row) : {}) }
      },
    },
    {
      method: 'POST',
      path: '/site-history/:id/restore',
      answer: async (context) => {
        const version = await find(context, 'update')
        const { subject, entry, language, fields } = version
        const where = {
          documentId: entry,
          ...(language && { locale: language }),
          data: await withoutGone(strapi, strapi.contentTypes[subject], fields),
        }
        // What was deleted comes back as a draft of the same entry, to be published by who has looked at it.
        if (await hasDraft(version)) await strapi.documents(subject).update(where)
        else await bringBack(strapi, version, where)
        return { restored: true, subject, entry }
      },
    },
  ])
}

/** An entry that has a language still gets the other one by an update; one that has none is made, under the name by which it was known. */
async function bringBack(strapi, { subject, entry }, { data, ...where }) {
  const other = await strapi.db.query(subject).findOne({ where: { documentId: entry, publishedAt: null } })
  if (other) return strapi.documents(subject).update({ ...where, data })
  await strapi.documents(subject).create({ locale: where.locale, data: { ...data, documentId: entry } })
}

/** A picture or an entry that was deleted since is left out: it cannot be named any more. */
async function withoutGone(strapi, model, fields) {
  const isThere = async ({ type, target }, id) =>
    type === 'media'
      ? Boolean(await strapi.db.query('plugin::upload.file').findOne({ where: { id } }))
      : Boolean(await strapi.db.query(target).findOne({ where: { documentId: id } }))
  const clean = async (attribute, value) => {
    if (value === null) return null
    if (attribute.type === 'component') {
      const part = strapi.components[attribute.component]
      return Array.isArray(value) ? Promise.all(value.map((item) => withoutGone(strapi, part, item))) : withoutGone(strapi, part, value)
    }
    if (attribute.type !== 'media' && attribute.type !== 'relation') return value
    if (!Array.isArray(value)) return (await isThere(attribute, value)) ? value : null
    const there = await Promise.all(value.map((id) => isThere(attribute, id)))
    return value.filter((_, at) => there[at])
  }
  const known = Object.entries(fields).filter(([name]) => model.attributes[name])
  return Object.fromEntries(await Promise.all(known.map(async ([name, value]) => [name, await clean(model.attributes[name], value)])))
}

/** What would change, by field and by word of its language: `removed` stands in the draft only, `added` in the version only. */
function compare(strapi, type, { language, fields }, draft) {
  const [was, is] = [flatten(strapi, type, fields), flatten(strapi, type, draft)]
  const intlSegmenter = new Intl.Segmenter(language ?? 'en', { granularity: 'word' })
  const partsOf = (before, after) =>
    diffWords(before, after, { intlSegmenter, timeout: patience }) ?? [
      { value: before, removed: true },
      { value: after, added: true },
    ]
  return [...new Set([...Object.keys(is), ...Object.keys(was)])]
    .filter((field) => (was[field] ?? '') !== (is[field] ?? ''))
    .map((field) => ({
      field,
      parts: partsOf(is[field] ?? '', was[field] ?? '').map(({ value, added, removed }) => ({
        text: value,
        ...(added && { added }),
        ...(removed && { removed }),
      })),
    }))
}

/** Every text of an entry by the path of its field, lists counted from one. */
function flatten(strapi, { attributes, config }, fields, prefix = '') {
  const texts = {}
  for (const [name, value] of Object.entries(fields)) {
    const attribute = attributes[name]
    if (!attribute || value === null || value === undefined) continue
    const label = prefix + (config?.metadatas?.[name]?.edit?.label ?? name)
    if (attribute.type === 'component')
      for (const [at, part] of [value].flat().entries())
        Object.assign(
          texts,
          flatten(strapi, strapi.components[attribute.component], part, `${label}${Array.isArray(value) ? ` ${at + 1}` : ''} › `),
        )
    else texts[label] = typeof value === 'object' ? JSON.stringify(value) : String(value)
  }
  return texts
}

const toPublic = ({ documentId, subject, entry, language, title, action, at, by }) => ({
  id: documentId,
  subject,
  entry,
  language,
  title,
  action,
  at,
  by,
})
