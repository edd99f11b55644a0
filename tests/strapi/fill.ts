import type { TestProject } from 'vitest/node'
import { importContent } from '@/scripts/content-service/seed'
import { createStrapiFolder, removeStrapiFolder } from '../support/strapi'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A project filled with `content/`; tests begin with copies of it. */
    filled: string
  }
}

/** Filling takes half a minute, so it is done once. */
export default async function setup(project: TestProject) {
  const folder = await createStrapiFolder()
  await importContent({ cwd: folder })
  project.provide('filled', folder)
  return () => removeStrapiFolder(folder)
}
