const { createHash } = require('node:crypto')

/** An entry of the database as `toData` would have made it, so that the two can be compared. */
exports.toPlain = (strapi, model, entry) => {
  const toField = (attribute, value) => {
    if (value === null || value === undefined) return null
    if (attribute.type === 'component') {
      const part = strapi.components[attribute.component]
      return attribute.repeatable ? value.map((item) => toFields(part, item)) : toFields(part, value)
    }
    if (attribute.type === 'relation') return Array.isArray(value) ? value.map(({ documentId }) => documentId) : value.documentId
    if (attribute.type === 'media') return value.id
    return value
  }
  const own = ({ attributes }) =>
    Object.entries(attributes).filter(([, { type, target }]) => type !== 'relation' || target?.startsWith('api::'))
  const toFields = (of, source) => Object.fromEntries(own(of).map(([name, attribute]) => [name, toField(attribute, source[name])]))
  return toFields(model, entry)
}

/** Everything `toPlain` looks at. */
exports.populateOf = function populateOf(strapi, { attributes }) {
  const populate = {}
  for (const [name, { type, component, target }] of Object.entries(attributes)) {
    if (type === 'component') populate[name] = { populate: populateOf(strapi, strapi.components[component]) }
    else if (type === 'media' || (type === 'relation' && target?.startsWith('api::'))) populate[name] = true
  }
  return populate
}

const ofStrapi = ['locale', 'localizations', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy']

/** The same for the same values: what is empty, unset, or Strapi's own does not count. */
exports.digestOf = ({ attributes }, data) => {
  const own = Object.entries(attributes).filter(([name]) => !ofStrapi.includes(name))
  const values = Object.fromEntries(own.map(([name, attribute]) => [name, data[name] ?? attribute.default]))
  return createHash('sha256')
    .update(JSON.stringify(sorted(values)))
    .digest('hex')
}

const isEmpty = (value) => value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0)

function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const filled = Object.entries(value).filter(([name, part]) => name !== 'id' && !isEmpty(part))
  return filled.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => [name, sorted(part)])
}
