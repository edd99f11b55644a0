/** Every type the site reads: those of this project that are published. Messages, plans, and versions are not. */
exports.siteTypes = (strapi) =>
  Object.values(strapi.contentTypes).filter(({ uid, options }) => uid.startsWith('api::') && options?.draftAndPublish === true)
