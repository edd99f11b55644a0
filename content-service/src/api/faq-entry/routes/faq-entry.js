module.exports = require('../../../readable').routesOf('api::faq-entry.faq-entry')
