module.exports = ({ env }) => [
  'strapi::logger',
  'strapi::errors',
  { name: 'global::surface', config: { panel: env.bool('SERVE_ADMIN', true) } },
  'strapi::security',
  { name: 'strapi::cors', config: { origin: env.array('CORS_ORIGINS', []), methods: ['GET', 'POST', 'HEAD', 'OPTIONS'] } },
  'strapi::query',
  {
    name: 'strapi::body',
    // A picture of the site is at most 25 MB (content-client/limits.ts).
    config: { jsonLimit: '1mb', formLimit: '1mb', textLimit: '64kb', formidable: { maxFileSize: 25_000_000 } },
  },
  'global::lost-updates',
  'strapi::session',
  { name: 'strapi::favicon', config: { path: '../public/favicon.ico' } },
  'strapi::public',
]
