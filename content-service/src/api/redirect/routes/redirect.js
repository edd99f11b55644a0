module.exports = require('../../../readable').routesOf('api::redirect.redirect')
