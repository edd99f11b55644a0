module.exports = require('@strapi/strapi').factories.createCoreService('api::legal-page.legal-page')
