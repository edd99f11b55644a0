module.exports = require('@strapi/strapi').factories.createCoreService('api::top-banner.top-banner')
