/** Every type the site reads: those of this project but for what visitors send. */
exports.siteTypes = (strapi) =>
  Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::') && uid !== 'api::contact-request.contact-request')
