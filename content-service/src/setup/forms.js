const { createHash } = require('node:crypto')

const store = () => strapi.store({ type: 'core', name: 'site', key: 'forms' })

/**
 * How the panel shows a type stands in its schema (`config`); Strapi copies it into the database once and never looks again. When the
 * schemas say something new, the copies are made anew, and what somebody has rearranged in the panel is lost.
 */
exports.ensureForms = async (strapi) => {
  const models = [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)]
  const forms = models.filter(({ config }) => config?.metadatas).map(({ uid, config }) => [uid, config])
  const digest = createHash('sha256').update(JSON.stringify(forms)).digest('hex')
  if ((await store().get({})) === digest) return
  await strapi.db.query('strapi::core-store').deleteMany({ where: { key: { $startsWith: 'plugin_content_manager_configuration_' } } })
  await strapi.plugin('content-manager').service('content-types').syncConfigurations()
  await strapi.plugin('content-manager').service('components').syncConfigurations()
  await store().set({ value: digest })
}
