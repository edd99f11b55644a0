module.exports = require('../../../readable').routesOf('api::organisation.organisation')
