/**
 * Strapi lets any token that may read also read drafts, by `?status=draft`. Only the preview's may.
 * A policy gets a copy of Koa's context, so it can refuse a query but not change it.
 */
module.exports = (context) => {
  const status = context.request.query?.status
  return status === undefined || status === 'published' || context.state.auth?.credentials?.name === 'site-preview'
}
