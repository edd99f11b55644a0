const { errors } = require('@strapi/utils')
const { siteTypes } = require('./site-types')
const { titleOf } = require('./stored-fields')

/** What articles cannot be without: taken down they would stop the whole site. */
const needed = ['api::topic.topic', 'api::author.author']
const named = 5

/** Refuses to delete what other entries use, with the places where: Strapi only asks “Are you sure?”, and nothing brings it back. */
exports.keepWhatIsUsed = (strapi) => {
  const types = new Set(siteTypes(strapi).map(({ uid }) => uid))
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context
    const isAsked = types.has(uid) && (action === 'delete' || (action === 'unpublish' && needed.includes(uid)))
    if (isAsked) await refuse(strapi, uid, { action, ...params })
    return next()
  })
  const upload = strapi.plugin('upload').service('upload')
  const remove = upload.remove.bind(upload)
  upload.remove = async (file) => {
    refuseWith(`“${file.name}”`, 'deleted', await findPlaces(strapi, (attribute) => whereShown(attribute, file)))
    return remove(file)
  }
}

async function refuse(strapi, uid, { action, documentId, locale }) {
  const one = locale && locale !== '*' ? { locale } : {}
  const row = await strapi.db.query(uid).findOne({ where: { documentId, ...one } })
  if (!row) return
  const isTarget = ({ type, target }) => type === 'relation' && target === uid && { documentId, ...one }
  const places = await findPlaces(strapi, isTarget, action === 'unpublish' ? { publishedAt: { $notNull: true } } : {})
  const others = places.filter(({ documentId: place }) => place !== documentId)
  refuseWith(`“${titleOf(strapi.contentTypes[uid], row)}”`, action === 'delete' ? 'deleted' : 'taken down', others)
}

function refuseWith(what, done, places) {
  if (places.length === 0) return
  const listed = places.slice(0, named).map(({ title, kind }) => `“${title}” (${kind})`)
  const more = places.length > named ? ` and ${places.length - named} more` : ''
  throw new errors.ApplicationError(`${what} cannot be ${done} yet: it is used in ${listed.join(', ')}${more}. Choose another there first.`)
}

const whereShown = ({ type }, { id, url }) => {
  if (type === 'media') return { id }
  return type === 'richtext' && { $contains: url }
}

/**
 * Entries in which an attribute meets a condition, each once. One condition at a time: several over lists of components are joined with each
 * other, and the rows of one multiply those of the next.
 * @param conditionOf what an attribute has to meet, falsy for one that cannot
 */
async function findPlaces(strapi, conditionOf, where = {}) {
  const places = new Map()
  for (const type of siteTypes(strapi))
    for (const condition of conditionsIn(strapi, type, conditionOf))
      for (const row of await strapi.db.query(type.uid).findMany({ where: { ...where, ...condition } }))
        places.set(`${type.uid} ${row.documentId}`, { documentId: row.documentId, title: titleOf(type, row), kind: type.info.displayName })
  return [...places.values()]
}

const conditionsIn = (strapi, { attributes }, conditionOf) =>
  Object.entries(attributes).flatMap(([name, attribute]) => {
    if (name === 'localizations') return []
    const condition = conditionOf(attribute)
    if (condition) return [{ [name]: condition }]
    if (attribute.type !== 'component') return []
    return conditionsIn(strapi, strapi.components[attribute.component], conditionOf).map((inner) => ({ [name]: inner }))
  })
