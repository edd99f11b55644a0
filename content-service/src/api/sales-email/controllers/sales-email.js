module.exports = require('@strapi/strapi').factories.createCoreController('api::sales-email.sales-email')
