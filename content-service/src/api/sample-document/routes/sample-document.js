module.exports = require('../../../readable').routesOf('api::sample-document.sample-document')
