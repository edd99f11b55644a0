module.exports = require('@strapi/strapi').factories.createCoreService('api::estimate-preset.estimate-preset')
