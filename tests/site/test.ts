import { type APIRequestContext, request as requests } from '@playwright/test'
import { test as base, inject } from 'vitest'

/** Tests of what the server answers; none needs a browser. */
export const test = base.extend<{ baseURL: string; request: APIRequestContext }>({
  // biome-ignore lint/correctness/noEmptyPattern: what a fixture needs is read from its first parameter
  baseURL: async ({}, use) => use(inject('address')),
  request: async ({ baseURL }, use) => {
    const context = await requests.newContext({ baseURL })
    await use(context)
    await context.dispose()
  },
})

export { describe, expect } from 'vitest'
