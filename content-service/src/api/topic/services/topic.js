module.exports = require('@strapi/strapi').factories.createCoreService('api::topic.topic')
