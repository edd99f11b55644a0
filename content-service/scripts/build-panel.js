/**
 * What `strapi build` does, but for one thing: the command takes the nearest tsconfig.json above it, which is the site's, for its own
 * and tries to compile this project as TypeScript.
 */
const { join } = require('node:path')

const cwd = join(__dirname, '..')
const inStrapi = (path) => require(join(cwd, 'node_modules', '@strapi', 'strapi', 'dist', 'src', path))

const { build } = inStrapi('node/build.js')
const { createLogger } = inStrapi('cli/utils/logger.js')

process.chdir(cwd)
build({ cwd, logger: createLogger({ silent: true }), minify: true, sourcemaps: false, stats: false }).catch((error) => {
  console.error(error)
  process.exitCode = 1
})
