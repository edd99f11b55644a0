const { siteTypes } = require('./site-types')

/** In milliseconds: publishing both languages is two events. */
const pause = 1000
const patience = 10_000

const events = ['entry.publish', 'entry.unpublish', 'entry.delete', 'media.update', 'media.delete']

/**
 * Asks the site for a release after something published has changed. Strapi's own webhooks cannot leave a type out and carry the whole
 * entry, also a visitor's message; this call has no body.
 */
exports.tellSiteOfChanges = (strapi, { PUBLISH_URL: url, PUBLISH_SECRET: secret }) => {
  if (!url || !secret) return
  const types = new Set(siteTypes(strapi).map(({ uid }) => uid))
  let timer
  strapi.eventHub.subscribe(async (event, { uid } = {}) => {
    if (!events.includes(event) || (event.startsWith('entry.') && !types.has(uid))) return
    clearTimeout(timer)
    timer = setTimeout(() => tell(strapi, url, secret), pause).unref()
  })
}

async function tell(strapi, url, secret) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(patience),
  }).catch((error) => error)
  if (answer.ok) strapi.log.info('The site was asked for a release.')
  else strapi.log.error(`The site could not be asked for a release: ${answer.status ?? answer.message}`)
}
