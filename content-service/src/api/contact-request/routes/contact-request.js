module.exports = require('@strapi/strapi').factories.createCoreRouter('api::contact-request.contact-request', { only: ['create'] })
