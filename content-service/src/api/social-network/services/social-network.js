module.exports = require('@strapi/strapi').factories.createCoreService('api::social-network.social-network')
