const { errors } = require('@strapi/utils')

/** In milliseconds: the clock that is furthest ahead on earth, so that nobody's today is refused. */
const furthest = 14 * 3_600_000

/** A page never says that it was published on a day that has not come: such an entry is planned for that day. */
exports.refuseDaysToCome = (strapi) => {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context
    if (action !== 'publish' || strapi.contentTypes[uid]?.attributes.published?.type !== 'date') return next()
    const today = new Date(Date.now() + furthest).toISOString().slice(0, 10)
    const where = { documentId: params.documentId, publishedAt: null, published: { $gt: today } }
    const early = await strapi.db.query(uid).findOne({ where, select: ['published'] })
    if (early)
      throw new errors.ApplicationError(
        `“Published on” says ${early.published}, which has not come yet. Choose today, or put the publication on the plan for that day.`,
      )
    return next()
  })
}
