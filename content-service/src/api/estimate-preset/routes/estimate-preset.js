module.exports = require('../../../readable').routesOf('api::estimate-preset.estimate-preset')
