const { addPanelRoutes } = require('./panel-routes')
const { askAgain, isUntold } = require('./publishing')

/** In milliseconds. */
const patience = 5000

/** What the site says of its releases, for the panel: the secret stays on the server. */
exports.addSiteStatus = (strapi, { PUBLISH_URL: url, PUBLISH_SECRET: secret }) => {
  const status = () => (url && secret ? statusOf(strapi, url, secret) : { state: 'off' })
  addPanelRoutes(strapi, [
    { method: 'GET', path: '/site-status', answer: status },
    { method: 'POST', path: '/site-status/again', answer: () => askAgain(strapi).then(status) },
  ])
}

async function statusOf(strapi, url, secret) {
  const headers = { Authorization: `Bearer ${secret}`, Accept: 'application/json' }
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(patience) }).catch(() => null)
  if (!answer?.ok) return { state: 'unreachable' }
  const status = { ...(await answer.json()), site: new URL(url).origin }
  // “Live” is said of what the site has been told of.
  return (await isUntold(strapi)) ? { ...status, state: 'waiting' } : status
}
