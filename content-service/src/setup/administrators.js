const { siteTypes } = require('./site-types')

/** The first administrator, and the first editor, who has no rights but to edit. Later ones are invited in the panel. */
exports.ensureFirstUsers = async (strapi, { ADMIN_EMAIL, ADMIN_PASSWORD, EDITOR_EMAIL, EDITOR_PASSWORD }) => {
  const users = strapi.service('admin::user')
  if (await users.exists()) return
  const create = (email, password, firstname, role) =>
    users.create({ email, password, firstname, lastname: '', isActive: true, registrationToken: null, roles: [role.id] })
  if (ADMIN_EMAIL && ADMIN_PASSWORD)
    await create(ADMIN_EMAIL, ADMIN_PASSWORD, 'Administrator', await strapi.service('admin::role').getSuperAdmin())
  if (EDITOR_EMAIL && EDITOR_PASSWORD) await create(EDITOR_EMAIL, EDITOR_PASSWORD, 'Editor', await editorRole(strapi))
}

const editorRole = (strapi) => strapi.service('admin::role').findOne({ code: 'strapi-editor' })

/** Editors edit and publish what the site reads, in every language and field, and nothing of what visitors have sent. */
exports.ensureEditorRights = async (strapi) => {
  const role = await editorRole(strapi)
  const actions = ['create', 'read', 'update', 'delete', 'publish'].map((name) => `plugin::content-manager.explorer.${name}`)
  const locales = (await strapi.plugin('i18n').service('locales').find()).map(({ code }) => code)
  const fieldsOf = (type) => strapi.plugin('content-manager').service('content-types') && fieldPaths(strapi, type)
  const content = siteTypes(strapi).flatMap((type) =>
    actions.map((action) => ({
      action,
      subject: type.uid,
      properties: {
        ...(action.endsWith('delete') || action.endsWith('publish') ? {} : { fields: fieldsOf(type) }),
        ...(type.pluginOptions?.i18n?.localized ? { locales } : {}),
      },
      conditions: [],
    })),
  )
  const kept = (await strapi.service('admin::permission').findMany({ where: { role: { id: role.id } } })).filter(
    ({ action }) => !action.startsWith('plugin::content-manager.explorer.'),
  )
  await strapi.service('admin::role').assignPermissions(role.id, [...kept, ...content])
}

function fieldPaths(strapi, { attributes }) {
  return strapi.service('admin::content-type').getNestedFields({ attributes }, { components: strapi.components, nestingLevel: 6 })
}
