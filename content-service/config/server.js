module.exports = ({ env }) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  url: env('PUBLIC_URL', ''),
  proxy: { koa: env.bool('TRUST_PROXY', false) },
  app: { keys: env.array('APP_KEYS') },
  transfer: { remote: { enabled: false } },
  logger: { startup: { enabled: env.bool('STARTUP_LOG', false) }, updates: { enabled: false } },
})
