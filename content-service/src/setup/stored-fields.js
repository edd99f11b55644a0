/** Of every type, but nobody's words. */
const ofTheService = ['localizations', 'locale', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy']

const own = ({ attributes }) => Object.entries(attributes).filter(([name]) => !ofTheService.includes(name))

/** What a query of the database has to read of an entry for `toFields`. */
exports.populateOf = function populateOf(strapi, model) {
  const populated = own(model).flatMap(([name, { type, component }]) => {
    if (type === 'component') return [[name, { populate: populateOf(strapi, strapi.components[component]) }]]
    if (type === 'media') return [[name, { select: ['id'] }]]
    return type === 'relation' ? [[name, { select: ['documentId'] }]] : []
  })
  return Object.fromEntries(populated)
}

/** The words and choices of an entry, in the shape in which the service takes them back. */
exports.toFields = function toFields(strapi, model, row) {
  const toField = ({ type, component }, value) => {
    if (value === null || value === undefined) return null
    if (Array.isArray(value) && type !== 'json') return value.map((item) => toField({ type, component }, item))
    if (type === 'component') return toFields(strapi, strapi.components[component], value)
    if (type === 'media') return value.id
    return type === 'relation' ? value.documentId : value
  }
  return Object.fromEntries(own(model).map(([name, attribute]) => [name, toField(attribute, row[name])]))
}

/** What an entry is called in lists. */
exports.titleOf = ({ uid, config, info }, row) =>
  String(row[config?.settings?.mainField] ?? row.title ?? row.name ?? row.slug ?? info.displayName ?? uid)
