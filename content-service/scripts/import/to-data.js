/**
 * Fields of `content/` as Strapi stores them.
 * @param model the content type or component
 * @param find `documentId(uid, slug)` and `picture(path)`; `withRelations: false` leaves relations for a second pass
 */
exports.toData = (strapi, model, fields, find, { withRelations = true } = {}) => {
  const toField = (attribute, value) => {
    if (value === null || value === undefined) return null
    if (attribute.type === 'component') {
      const part = strapi.components[attribute.component]
      const toPart = (item) => toFields(part, asGroup(attribute.component, item, find))
      return attribute.repeatable ? value.map(toPart) : toPart(value)
    }
    if (attribute.type === 'relation') {
      const ids = [value].flat().map((slug) => find.documentId(attribute.target, slug))
      return Array.isArray(value) ? ids : ids[0]
    }
    if (attribute.type === 'media') return typeof value === 'number' ? value : find.picture(value.url).id
    if (attribute.type === 'richtext')
      return value.replace(/(\]\()(\/images\/[^\s)]+)/g, (_all, before, path) => before + find.picture(path).url)
    return value
  }
  const toFields = ({ attributes }, source) =>
    Object.fromEntries(
      Object.entries(attributes)
        .filter(([name, { type }]) => name in source && (withRelations || type !== 'relation'))
        .map(([name, attribute]) => [name, toField(attribute, source[name])]),
    )
  return toFields(model, fields)
}

/** An item of a list of texts is a component with one field; a picture with its description is one with a file. */
function asGroup(component, value, find) {
  if (component === 'shared.picture') return { file: find.picture(value.url).id, alternativeText: value.alternativeText }
  return typeof value === 'object' ? value : { text: value }
}

/** Whether a type, or a component in it, names other entries. */
exports.hasRelations = function hasRelations(strapi, { attributes }) {
  return Object.values(attributes).some(
    ({ type, target, component }) =>
      (type === 'relation' && target?.startsWith('api::')) || (type === 'component' && hasRelations(strapi, strapi.components[component])),
  )
}
