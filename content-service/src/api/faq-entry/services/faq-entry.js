module.exports = require('@strapi/strapi').factories.createCoreService('api::faq-entry.faq-entry')
