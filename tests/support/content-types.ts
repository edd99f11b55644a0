import { readdirSync, readFileSync } from 'node:fs'

export type Attribute = {
  type: string
  required?: boolean
  repeatable?: boolean
  component?: string
  enum?: string[]
  relation?: string
  target?: string
  regex?: string
  minLength?: number
  maxLength?: number
  pluginOptions?: { i18n?: { localized?: boolean } }
}

type Model = {
  info: { displayName: string; description?: string }
  attributes: Record<string, Attribute>
  config?: { metadatas?: Record<string, { edit?: { label?: string } }>; layouts?: { list?: string[] } }
}

/** A content type of Strapi as its schema file has it. */
export type ContentType = Model & {
  kind: 'collectionType' | 'singleType'
  info: { singularName: string; pluralName: string }
  options?: { draftAndPublish?: boolean }
  pluginOptions?: { i18n?: { localized?: boolean } }
}

const sources = 'content-service/src'

const read = (file: string) => JSON.parse(readFileSync(`${sources}/${file}`, 'utf8'))

export const contentTypes: readonly ContentType[] = readdirSync(`${sources}/api`).map((name) =>
  read(`api/${name}/content-types/${name}/schema.json`),
)

/** @param uid such as `shared.seo` */
export function componentOf(uid: string): Model {
  return read(`components/${uid.replace('.', '/')}.json`)
}

/** What an answer leaves out unless it is asked for: components, relations and media, as paths with dots. */
export function pathsToPopulate({ attributes }: Pick<Model, 'attributes'>): string[] {
  return Object.entries(attributes).flatMap(([field, { type, component }]) => {
    if (type === 'media' || type === 'relation') return [field]
    if (!component) return []
    const inside = pathsToPopulate(componentOf(component))
    return inside.length > 0 ? inside.map((path) => `${field}.${path}`) : [field]
  })
}
