module.exports = require('@strapi/strapi').factories.createCoreService('api::landing.landing')
