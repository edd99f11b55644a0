module.exports = require('@strapi/strapi').factories.createCoreController('api::organisation.organisation')
