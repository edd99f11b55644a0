const { previewAddress } = require('../src/setup/preview')

module.exports = ({ env }) => ({
  serveAdminPanel: env.bool('SERVE_ADMIN', true),
  autoOpen: false,
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  preview: {
    enabled: Boolean(env('PREVIEW_URL') && env('PREVIEW_SECRET')),
    config: {
      allowedOrigins: [env('PREVIEW_URL', '')].filter(Boolean),
      handler: (uid, { documentId, locale }) =>
        previewAddress(strapi, { uid, documentId, locale, site: env('PREVIEW_URL'), secret: env('PREVIEW_SECRET') }),
    },
  },
})
