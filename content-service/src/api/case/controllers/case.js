module.exports = require('@strapi/strapi').factories.createCoreController('api::case.case')
