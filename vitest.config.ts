import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const sources = '{app,artwork,bench,build,components,content-client,estimate,messages,routing,scripts,server}'
/** What is not worth its time in `npm test`; the project “exhaustive” runs it, and others with every row of theirs. */
const inFull = '**/*.full.test.ts'
const inBrowser = [`${sources}/**/*.test.tsx`, 'components/state/**/*.test.ts']

const shared = {
  resolve: { alias: { '@/': fileURLToPath(new URL('./', import.meta.url)) } },
  plugins: [react()],
}

// Nothing here measures time; a busy machine is given it.
const common = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  server: { deps: { inline: ['next-intl'] } },
  setupFiles: ['tests/support/next-environment.ts'],
  restoreMocks: true,
  unstubGlobals: true,
}

export default defineConfig({
  test: {
    // By default one core is left alone, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      {
        ...shared,
        test: {
          ...common,
          name: 'unit',
          include: [`${sources}/**/*.test.ts`],
          exclude: [...inBrowser, inFull, '**/node_modules/**'],
          setupFiles: [...common.setupFiles, 'tests/support/properties.ts'],
          environment: 'node',
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          ...common,
          name: 'unit-dom',
          include: inBrowser,
          environment: 'jsdom',
          setupFiles: [...common.setupFiles, 'tests/support/unmount.ts'],
        },
      },
      { ...shared, test: { ...common, name: 'architecture', include: ['tests/architecture/**/*.test.ts'], isolate: false } },
      {
        ...shared,
        test: {
          ...common,
          name: 'exhaustive',
          include: [
            `${sources}/**/*.full.test.ts`,
            'tests/exhaustive/*.full.test.ts',
            'estimate/**/*.test.ts',
            `${sources}/**/{figures-agree,inspect-original,mend-path,read-contact,read-multipart,read-number,real-files}.test.{ts,tsx}`,
            'tests/content-service/{names,publish,release-failures,start}.test.ts',
          ],
          setupFiles: [...common.setupFiles, 'tests/support/properties.ts'],
          env: { TEST_RUNS: 'all' },
          testTimeout: 1_800_000,
        },
      },
      {
        ...shared,
        test: {
          ...common,
          name: 'content-service',
          include: ['tests/content-service/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          ...common,
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: 'tests/build/read-pages.ts',
          isolate: false,
        },
      },
      {
        ...shared,
        test: { ...common, name: 'strapi', include: ['tests/strapi/**/*.test.ts'], globalSetup: 'tests/strapi/fill.ts' },
      },
      {
        ...shared,
        test: { ...common, name: 'site', include: ['tests/site/**/*.test.ts'], globalSetup: 'tests/site/serve.ts', isolate: false },
      },
      { ...shared, test: { ...common, name: 'deployment', include: ['tests/deployment/**/*.test.ts'] } },
    ],
  },
})
