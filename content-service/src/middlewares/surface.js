/**
 * What this service answers at all. The first administrator is made by `setup/administrators.js`, never by whoever opens the panel first;
 * without the panel there is only what the site asks for. An uploaded drawing must not run scripts as part of the panel.
 */
module.exports =
  ({ panel }) =>
  async (context, next) => {
    const { path } = context
    const upload = path.startsWith('/uploads/')
    const content = upload || path === '/_health' || path.startsWith('/api/')
    if (path.toLowerCase().startsWith('/admin/register-admin') || (!panel && !content)) return context.notFound()
    await next()
    if (!upload) return
    context.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    context.set('X-Content-Type-Options', 'nosniff')
  }
