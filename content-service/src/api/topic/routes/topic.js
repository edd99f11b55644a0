module.exports = require('../../../readable').routesOf('api::topic.topic')
