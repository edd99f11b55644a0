module.exports = require('@strapi/strapi').factories.createCoreService('api::trust-section.trust-section')
