const { addPanelRoutes } = require('./panel-routes')

/** In milliseconds. */
const patience = 5000

/** What the site counted of its visits, for the panel: the secret stays on the server. */
exports.addNumbers = (strapi, { PUBLISH_URL: url, PUBLISH_SECRET: secret }) => {
  const answer = async ({ query }) => {
    if (!url || !secret) return { state: 'off' }
    const address = new URL('/api/numbers', url)
    for (const name of ['from', 'to']) address.searchParams.set(name, `${query[name] ?? ''}`)
    const headers = { Authorization: `Bearer ${secret}` }
    const said = await fetch(address, { headers, signal: AbortSignal.timeout(patience) }).catch(() => null)
    // A site that does not count has no such address.
    if (said?.status === 404) return { state: 'off' }
    return said?.ok ? { state: 'counted', ...(await said.json()) } : { state: 'unreachable' }
  }
  addPanelRoutes(strapi, [{ method: 'GET', path: '/site-numbers', answer }])
}
