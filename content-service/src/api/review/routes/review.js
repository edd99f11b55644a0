module.exports = require('../../../readable').routesOf('api::review.review')
