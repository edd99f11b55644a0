module.exports = require('../../../readable').routesOf('api::trust-section.trust-section')
