module.exports = require('../../../readable').routesOf('api::cost-guide.cost-guide')
