const { fullName } = require('../setup/panel-routes')
const { siteTypes } = require('../setup/site-types')

const saving = /^\/content-manager\/(?:collection-types|single-types)\/(api::[\w.-]+)(?:\/(\w+))?(?:\/actions\/publish)?$/

/**
 * The panel sends the whole form, as it was when it was opened: whoever saves last would undo without a word what others have saved
 * meanwhile. Our part of the panel says which version a form was opened with (`src/admin/opened-version.js`).
 */
module.exports =
  (_config, { strapi }) =>
  async (context, next) => {
    const [, uid, id] = saving.exec(context.path) ?? []
    const version = context.get('X-Entry-Version')
    const isSaved = ['PUT', 'POST'].includes(context.method) && version !== ''
    if (isSaved && siteTypes(strapi).some((type) => type.uid === uid)) {
      const { locale = 'en' } = context.query
      const isLocalized = strapi.contentTypes[uid].pluginOptions?.i18n?.localized
      const where = { ...(id && { documentId: id }), publishedAt: null, ...(isLocalized && { locale }) }
      const stored = await strapi.db.query(uid).findOne({ where, populate: { updatedBy: { select: ['firstname', 'lastname'] } } })
      if (stored && new Date(stored.updatedAt) > new Date(version)) return refuse(context, stored)
    }
    await next()
  }

function refuse(context, { updatedBy, updatedAt }) {
  const who = fullName(updatedBy ?? {}) || 'Somebody'
  const message = `${who} has saved this entry since you opened it (${new Date(updatedAt).toISOString().slice(11, 16)} UTC). Nothing was overwritten: copy what you have written, reload the page, and put it in again.`
  context.status = 409
  context.body = { data: null, error: { status: 409, name: 'ConflictError', message, details: {} } }
}
