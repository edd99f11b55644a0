module.exports = require('@strapi/strapi').factories.createCoreController('api::legal-page.legal-page')
