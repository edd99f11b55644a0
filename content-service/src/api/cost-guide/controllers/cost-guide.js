module.exports = require('@strapi/strapi').factories.createCoreController('api::cost-guide.cost-guide')
