const { createHmac } = require('node:crypto')

/** In seconds: a link in somebody's history is of no use to the next person. */
const lifetime = 3600

/** Where the preview shows an entry: a link the site can tell from one somebody made up. Null for what no page shows. */
exports.previewAddress = async (strapi, { uid, documentId, locale, site, secret }) => {
  const type = strapi.contentTypes[uid]
  if (!site || !secret || !uid.startsWith('api::')) return null
  const isSingle = type.kind === 'singleType'
  const entry = isSingle ? {} : await strapi.documents(uid).findOne({ documentId, locale, status: 'draft' })
  const slug = entry?.slug ?? ''
  const query = new URLSearchParams({
    collection: isSingle ? type.info.singularName : type.info.pluralName,
    slug,
    locale: locale ?? 'en',
    expires: String(Math.floor(Date.now() / 1000) + lifetime),
  }).toString()
  return `${site}/api/preview?${query}&signature=${createHmac('sha256', secret).update(query).digest('hex')}`
}
