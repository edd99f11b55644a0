module.exports = require('../../../readable').routesOf('api::author.author')
