import { afterAll, beforeAll, inject } from 'vitest'
import { createStrapiFolder, type RunningStrapi, removeStrapiFolder, startStrapi } from '../support/strapi'

/** A filled service for the tests of one file: started before them, gone after them. Answers where it is. */
export function serveStrapi(variables: () => Promise<Readonly<Record<string, string>>> = async () => ({})): () => string {
  let folder = ''
  let strapi: RunningStrapi | undefined

  beforeAll(async () => {
    folder = await createStrapiFolder(inject('filled'))
    strapi = await startStrapi(folder, await variables())
  })

  afterAll(async () => {
    await strapi?.stop()
    if (folder) await removeStrapiFolder(folder)
  })

  return () => {
    if (!strapi) throw new Error('Strapi has not started.')
    return strapi.origin
  }
}
