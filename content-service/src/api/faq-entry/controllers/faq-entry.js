module.exports = require('@strapi/strapi').factories.createCoreController('api::faq-entry.faq-entry')
