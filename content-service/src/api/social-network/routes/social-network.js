module.exports = require('../../../readable').routesOf('api::social-network.social-network')
