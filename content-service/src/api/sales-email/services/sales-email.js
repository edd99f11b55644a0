module.exports = require('@strapi/strapi').factories.createCoreService('api::sales-email.sales-email')
