import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { wordless } from '@/content-client/load-content'
import { collectionSchemas, shellSchemas, singleSchemas } from '@/content-client/schemas'
import { singularNames } from '@/content-client/sources/panel'
import { populateQuery } from '@/content-client/sources/populate'
import { shellTypes } from '@/scripts/content-service/shell-types'
import { type ContentType, componentOf, contentTypes, pathsToPopulate } from '../support/content-types'
import { differences } from '../support/schema-differences'

const schemas = { ...collectionSchemas, ...singleSchemas, ...shellSchemas } as Record<string, z.ZodObject>

/** What visitors sent, and what the service keeps for editors: the site never reads it. */
const ownTypes = ['contact-request', 'planned-change', 'entry-version']

/** The site's name of a type: its endpoint. */
const endpointOf = ({ kind, info }: ContentType) => (kind === 'singleType' ? info.singularName : info.pluralName)

const siteTypes = contentTypes.filter(({ info }) => !ownTypes.includes(info.singularName))

describe('the content service has', () => {
  it('a type for everything the site reads, and no other', () => {
    expect(siteTypes.map(endpointOf).sort()).toEqual(Object.keys(schemas).sort())
    const named = { ...singularNames, ...Object.fromEntries(shellTypes.map(({ name, type }) => [name, type])) }
    for (const type of siteTypes.filter((one) => endpointOf(one) in named))
      expect(type.info.singularName).toBe(named[endpointOf(type) as keyof typeof named])
  })

  it.each(siteTypes.map((type) => [endpointOf(type), type] as const))(
    'for %s the fields the site takes, no more and no less',
    (name, type) => {
      const schema = schemas[name]
      if (!schema) throw new Error(`The site reads no ${name}.`)
      expect(differences(type, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), name)).toEqual([])
    },
  )

  it.each(siteTypes.map((type) => [endpointOf(type), type] as const))('for %s no text the site would refuse as too long', (name, type) => {
    const shape = schemas[name]?.shape ?? {}
    const limited = Object.entries(type.attributes).filter(([field, { maxLength }]) => maxLength && shape[field] instanceof z.ZodType)
    for (const [field, { maxLength = 0, regex, type: kind }] of limited) {
      if (regex) continue
      const longest = kind === 'richtext' ? `## A\n\n${`${'word '.repeat(400)}\n\n`.repeat(maxLength / 2002 - 1)}` : 'a'.repeat(maxLength)
      expect(shape[field]?.safeParse(longest).success, `${name}.${field}`).toBe(true)
    }
  })

  it.each(siteTypes.map((type) => [endpointOf(type), type] as const).filter(([name]) => !(name in shellSchemas)))(
    'for %s nothing the site forgets to ask for',
    (name, type) => {
      const asked = [...new URLSearchParams(populateQuery(name as keyof typeof collectionSchemas)).values()].sort()
      expect(asked).toEqual(pathsToPopulate(type).sort())
    },
  )

  it('drafts, both languages and a read-only interface for all of it', () => {
    for (const type of siteTypes) {
      const { singularName } = type.info
      expect(type.options?.draftAndPublish, singularName).toBe(true)
      expect(type.pluginOptions?.i18n?.localized ?? false, singularName).toBe(!(endpointOf(type) in shellSchemas))
      const routes = `content-service/src/api/${singularName}/routes/${singularName}.js`
      expect(existsSync(routes), routes).toBe(true)
    }
  })

  it('no translation asked for where there is nothing to translate', () => {
    const saysNothing = ({ attributes }: ContentType) =>
      Object.values(attributes).every(({ pluginOptions }) => pluginOptions?.i18n?.localized === false)
    const localised = siteTypes.filter(({ pluginOptions }) => pluginOptions?.i18n?.localized)
    expect(localised.filter(saysNothing).map(endpointOf)).toEqual(wordless)
  })

  it('a name for every field, as an editor calls it, and columns for every list', () => {
    const components = siteTypes.flatMap(({ attributes }) =>
      Object.values(attributes).flatMap(({ component }) => (component ? [componentOf(component)] : [])),
    )
    const unnamed = [...siteTypes, ...components].flatMap(({ info, attributes, config }) =>
      Object.keys(attributes)
        .filter((field) => !config?.metadatas?.[field]?.edit?.label)
        .map((field) => `${info.displayName}: ${field}`),
    )
    expect(unnamed).toEqual([])
    for (const type of siteTypes.filter(({ kind }) => kind === 'collectionType')) {
      expect(type.info.description?.length, type.info.displayName).toBeGreaterThan(10)
      expect(type.config?.layouts?.list?.length, type.info.displayName).toBeGreaterThan(1)
    }
  })
})
