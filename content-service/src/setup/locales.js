const languages = [
  { code: 'en', name: 'English' },
  { code: 'uk', name: 'Українська' },
]

/** The languages of the site; English is what a link without a language means. */
exports.ensureLocales = async (strapi) => {
  const service = strapi.plugin('i18n').service('locales')
  for (const language of languages) {
    const existing = await service.findByCode(language.code)
    if (!existing) await service.create(language)
    else if (existing.name !== language.name) await service.update({ id: existing.id }, { name: language.name })
  }
  if ((await service.getDefaultLocale()) !== 'en') await service.setDefaultLocale({ code: 'en' })
}
