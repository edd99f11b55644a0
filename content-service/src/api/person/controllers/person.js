module.exports = require('@strapi/strapi').factories.createCoreController('api::person.person')
