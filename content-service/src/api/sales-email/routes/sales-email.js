module.exports = require('../../../readable').routesOf('api::sales-email.sales-email')
