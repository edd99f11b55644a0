const { factories } = require('@strapi/strapi')

const gate = { policies: ['global::published-only'] }

/** Routes of a type the site reads: nobody writes it through the API, and drafts need the preview's token. */
exports.routesOf = (uid) => factories.createCoreRouter(uid, { only: ['find', 'findOne'], config: { find: gate, findOne: gate } })
