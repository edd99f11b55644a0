module.exports = require('@strapi/strapi').factories.createCoreService('api::finished-project.finished-project')
