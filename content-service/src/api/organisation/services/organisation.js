module.exports = require('@strapi/strapi').factories.createCoreService('api::organisation.organisation')
