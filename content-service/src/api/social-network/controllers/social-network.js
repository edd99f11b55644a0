module.exports = require('@strapi/strapi').factories.createCoreController('api::social-network.social-network')
