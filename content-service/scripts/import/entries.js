const { digestOf, populateOf, toPlain } = require('./compare')
const { hasRelations, toData } = require('./to-data')

/** By entry: the digest of what was imported last, which tells an editor's change from one of `content/`. */
const memory = (strapi) => strapi.store({ type: 'core', name: 'site', key: 'imported' })

/**
 * Brings entries in, each in all its languages, and publishes them. One that an editor has changed, unpublished or deleted since stays
 * as it is, unless `overwrite`. Says for each what became of it: created, updated, unchanged, kept.
 * @param entries each with `type` (singular name), `key` (slug or name) and `locales`: fields by language, or under `''` where it has none
 */
exports.importEntries = async (strapi, { entries, files, overwrite }, say) => {
  const imported = (await memory(strapi).get({})) ?? {}
  const plans = await Promise.all(entries.map((entry) => planOf(strapi, entry, imported)))
  const ids = new Map(plans.filter(({ documentId }) => documentId).map(({ uid, key, documentId }) => [`${uid} ${key}`, documentId]))
  const find = {
    picture: (path) => known(files.get(path.slice(1)), `the picture ${path}`),
    documentId: (uid, slug) => known(ids.get(`${uid} ${slug}`), `the entry "${slug}" of ${uid}`),
  }
  // Entries name one another, so all of them have to be there first.
  for (const plan of plans.filter(({ documentId, wasImported }) => !documentId && (overwrite || !wasImported))) {
    plan.documentId = await write(strapi, plan, find, { withRelations: false })
    plan.isNew = true
    ids.set(`${plan.uid} ${plan.key}`, plan.documentId)
  }
  const publish = []
  let done = 0
  for (const plan of plans) {
    const outcome = await decide(strapi, plan, find, overwrite)
    if (outcome === 'created' || outcome === 'updated') {
      await write(strapi, plan, find, {})
      publish.push(plan)
    }
    if (outcome !== 'kept') imported[plan.name] = plan.digest
    say({ step: 'entries', done: ++done, of: plans.length, entry: plan.name, outcome })
  }
  await publishAll(strapi, publish, say)
  await memory(strapi).set({ value: imported })
}

async function planOf(strapi, { type, key, locales }, imported) {
  const uid = `api::${type}.${type}`
  const model = strapi.contentTypes[uid]
  const name = key ? `${type}/${key}` : type
  const field = model.attributes.slug ? 'slug' : 'name'
  const existing = await strapi.documents(uid).findFirst(key ? { filters: { [field]: { $eq: key } } } : {})
  return { uid, model, key, name, locales, documentId: existing?.documentId, wasImported: imported[name] }
}

async function decide(strapi, plan, find, overwrite) {
  const { uid, model, documentId, locales, wasImported, isNew } = plan
  if (!documentId) return 'kept'
  const wanted = Object.entries(locales).map(([locale, fields]) => [locale, digestOf(model, toData(strapi, model, fields, find))])
  plan.digest = JSON.stringify(wanted)
  if (isNew) return 'created'
  const present = await Promise.all(
    Object.keys(locales).map(async (locale) => {
      const entry = await strapi.documents(uid).findOne({ documentId, ...inLanguage(locale), populate: populateOf(strapi, model) })
      return [locale, entry && digestOf(model, toPlain(strapi, model, entry))]
    }),
  )
  const now = JSON.stringify(present)
  const isPublished = await strapi.documents(uid).findFirst({ filters: { documentId }, status: 'published' })
  if (now === plan.digest && isPublished) return 'unchanged'
  return overwrite || (now === wasImported && isPublished) ? 'updated' : 'kept'
}

async function write(strapi, { uid, model, locales, documentId }, find, options) {
  let id = documentId
  for (const [locale, fields] of Object.entries(locales)) {
    const data = toData(strapi, model, fields, find, options)
    const saved = id
      ? await strapi.documents(uid).update({ documentId: id, ...inLanguage(locale), data })
      : await strapi.documents(uid).create({ ...inLanguage(locale), data })
    id = saved.documentId
  }
  return id
}

/** A published entry can only name published ones, so those that name others are published once more at the end. */
async function publishAll(strapi, plans, say) {
  const rounds = [plans, plans.filter(({ model }) => hasRelations(strapi, model))]
  let done = 0
  for (const plan of rounds.flat()) {
    for (const locale of Object.keys(plan.locales))
      await strapi.documents(plan.uid).publish({ documentId: plan.documentId, ...inLanguage(locale) })
    say({ step: 'publish', done: ++done, of: rounds.flat().length })
  }
}

const inLanguage = (locale) => (locale ? { locale } : {})

function known(value, what) {
  if (!value) throw new Error(`${what} is not there`)
  return value
}
