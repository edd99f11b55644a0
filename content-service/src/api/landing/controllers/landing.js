module.exports = require('@strapi/strapi').factories.createCoreController('api::landing.landing')
