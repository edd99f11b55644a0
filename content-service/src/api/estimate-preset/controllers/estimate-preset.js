module.exports = require('@strapi/strapi').factories.createCoreController('api::estimate-preset.estimate-preset')
