const { siteTypes } = require('./site-types')

/** Routes for who is signed in to the panel. A handler gets Koa's context and returns the body. */
exports.addPanelRoutes = (strapi, routes) => {
  const config = { policies: ['admin::isAuthenticatedAdmin'] }
  strapi.server.routes({
    type: 'admin',
    routes: routes.map(({ method, path, answer }) => ({
      ...{ method, path, config, info: { type: 'admin' } },
      handler: async (context) => {
        context.body = await answer(context)
      },
    })),
  })
}

/** @throws an answer of 403 where this person may not do that with entries of the type, and of 404 for a type the site does not read. */
exports.expectRight = (strapi, context, action, uid) => {
  if (!siteTypes(strapi).some((type) => type.uid === uid)) context.throw(404, 'There is no such type of entry.')
  if (!context.state.userAbility.can(`plugin::content-manager.explorer.${action}`, uid)) context.throw(403, 'Your role may not do that.')
}

/** As colleagues know them. */
exports.fullName = ({ firstname, lastname }) => [firstname, lastname].filter(Boolean).join(' ')

/** Who acts; null for the service itself. */
exports.nameOfUser = (strapi) => {
  const user = strapi.requestContext.get()?.state?.user ?? {}
  return exports.fullName(user) || user.email || null
}
