module.exports = require('../../../readable').routesOf('api::top-banner.top-banner')
