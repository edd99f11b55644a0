module.exports = require('../../../readable').routesOf('api::sales-phone.sales-phone')
