module.exports = require('@strapi/strapi').factories.createCoreService('api::contact-request.contact-request')
