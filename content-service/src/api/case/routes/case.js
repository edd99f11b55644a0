module.exports = require('../../../readable').routesOf('api::case.case')
