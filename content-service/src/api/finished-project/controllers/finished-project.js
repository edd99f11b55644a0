module.exports = require('@strapi/strapi').factories.createCoreController('api::finished-project.finished-project')
