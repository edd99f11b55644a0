module.exports = require('@strapi/strapi').factories.createCoreController('api::sales-phone.sales-phone')
