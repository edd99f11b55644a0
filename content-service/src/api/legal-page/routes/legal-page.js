module.exports = require('../../../readable').routesOf('api::legal-page.legal-page')
