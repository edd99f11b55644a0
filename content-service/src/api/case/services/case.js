module.exports = require('@strapi/strapi').factories.createCoreService('api::case.case')
