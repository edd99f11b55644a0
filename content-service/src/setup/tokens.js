const tokens = () => strapi.service('admin::api-token')
const stored = () => strapi.db.query('admin::api-token')

/**
 * Makes a token with the value of a variable, so that nobody copies one by hand: another value replaces it, no value revokes it.
 * @throws an Error where the value is too short to be a secret.
 */
exports.ensureToken = async ({ name, description, value, permissions }) => {
  const existing = await stored().findOne({ where: { name } })
  if (!value) return existing && tokens().revoke(existing.id)
  if (value.length < 32) throw new Error(`The token ${name} must have at least 32 characters.`)
  const accessKey = tokens().hash(value)
  const kept = existing ?? (await tokens().create({ name, description, kind: 'content-api', type: 'custom', lifespan: null, permissions }))
  const { permissions: granted, type } = await tokens().getById(kept.id)
  if (type !== 'custom' || [...granted].sort().join() !== [...permissions].sort().join())
    await tokens().update(kept.id, { type: 'custom', permissions })
  // Only its digest is kept: the panel cannot show it again.
  if (kept.accessKey !== accessKey) await stored().update({ where: { id: kept.id }, data: { accessKey, encryptedKey: null } })
}

/** An empty database gets two tokens nobody asked for; one of them may do everything. */
exports.dropDefaultTokens = async () => {
  for (const name of ['Read Only', 'Full Access']) {
    const token = await stored().findOne({ where: { name } })
    if (token && !token.lastUsedAt) await tokens().revoke(token.id)
  }
}
