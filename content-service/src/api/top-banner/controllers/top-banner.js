module.exports = require('@strapi/strapi').factories.createCoreController('api::top-banner.top-banner')
