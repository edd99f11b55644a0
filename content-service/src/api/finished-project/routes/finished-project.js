module.exports = require('../../../readable').routesOf('api::finished-project.finished-project')
