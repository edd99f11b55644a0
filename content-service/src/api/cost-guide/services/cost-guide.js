module.exports = require('@strapi/strapi').factories.createCoreService('api::cost-guide.cost-guide')
