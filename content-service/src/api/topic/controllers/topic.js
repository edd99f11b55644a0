module.exports = require('@strapi/strapi').factories.createCoreController('api::topic.topic')
