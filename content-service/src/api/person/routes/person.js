module.exports = require('../../../readable').routesOf('api::person.person')
