module.exports = require('../../../readable').routesOf('api::landing.landing')
