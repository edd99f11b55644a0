module.exports = require('@strapi/strapi').factories.createCoreService('api::sales-phone.sales-phone')
