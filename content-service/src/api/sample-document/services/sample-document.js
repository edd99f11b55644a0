module.exports = require('@strapi/strapi').factories.createCoreService('api::sample-document.sample-document')
