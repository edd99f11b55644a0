const { ensureEditorRights, ensureFirstUsers } = require('./setup/administrators')
const { refuseDaysToCome } = require('./setup/dates')
const { ensureForms } = require('./setup/forms')
const { addHistory, keepHistory } = require('./setup/history')
const { ensureLocales } = require('./setup/locales')
const { addNumbers } = require('./setup/numbers')
const { addPlan, keepPlan } = require('./setup/plan')
const { tellSiteOfChanges } = require('./setup/publishing')
const { addSiteStatus } = require('./setup/site-status')
const { siteTypes } = require('./setup/site-types')
const { dropDefaultTokens, ensureToken } = require('./setup/tokens')
const { keepWhatIsUsed } = require('./setup/uses')

/** The site makes every size itself, from the picture as it was uploaded; nothing is sent to anybody to be described. */
async function keepOriginals(strapi) {
  const settings = strapi.store({ type: 'plugin', name: 'upload', key: 'settings' })
  await settings.set({ value: { sizeOptimization: false, responsiveDimensions: false, autoOrientation: false, aiMetadata: false } })
}

module.exports = {
  register({ strapi }) {
    addSiteStatus(strapi, process.env)
    addNumbers(strapi, process.env)
    addPlan(strapi)
    addHistory(strapi)
  },
  async bootstrap({ strapi }) {
    const { SITE_READ_TOKEN, SITE_PREVIEW_TOKEN, SITE_CONTACT_TOKEN } = process.env
    const reading = siteTypes(strapi).flatMap(({ uid, kind }) =>
      kind === 'singleType' ? [`${uid}.find`] : [`${uid}.find`, `${uid}.findOne`],
    )
    // The export looks up where a picture of a text belongs.
    const media = ['plugin::upload.content-api.find']
    await ensureLocales(strapi)
    await ensureForms(strapi)
    await keepOriginals(strapi)
    await dropDefaultTokens()
    await ensureToken({ name: 'site-read', description: 'The site’s builds', value: SITE_READ_TOKEN, permissions: [...reading, ...media] })
    await ensureToken({ name: 'site-preview', description: 'The preview, drafts too', value: SITE_PREVIEW_TOKEN, permissions: reading })
    await ensureToken({
      name: 'site-contact',
      description: 'Messages of visitors, to be made but not read',
      value: SITE_CONTACT_TOKEN,
      permissions: ['api::contact-request.contact-request.create'],
    })
    await ensureFirstUsers(strapi, process.env)
    await ensureEditorRights(strapi)
    await tellSiteOfChanges(strapi, process.env)
    refuseDaysToCome(strapi)
    keepWhatIsUsed(strapi)
    keepHistory(strapi)
    await keepPlan(strapi)
  },
}
