module.exports = require('../../../readable').routesOf('api::service.service')
