module.exports = require('@strapi/strapi').factories.createCoreController('api::trust-section.trust-section')
