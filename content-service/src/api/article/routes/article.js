module.exports = require('../../../readable').routesOf('api::article.article')
