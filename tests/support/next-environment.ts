import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Next.js sets this first of all. A test that imports a part of it alone would leave a storage behind that refuses to work, and after a
 * test of its middleware every `console.log` of the same worker asks for it.
 */
Object.assign(globalThis, { AsyncLocalStorage })
