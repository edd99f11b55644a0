module.exports = require('@strapi/strapi').factories.createCoreController('api::sample-document.sample-document')
