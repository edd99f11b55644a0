import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const sources = '{app,components,content-client,estimate,messages,routing,scripts}'
const inBrowser = [`${sources}/**/*.test.tsx`, 'components/state/**/*.test.ts']

const shared = {
  resolve: { alias: { '@/': fileURLToPath(new URL('./', import.meta.url)) } },
  plugins: [react()],
}

const common = { server: { deps: { inline: ['next-intl'] } }, restoreMocks: true, unstubGlobals: true }

export default defineConfig({
  test: {
    projects: [
      { ...shared, test: { ...common, name: 'unit', include: [`${sources}/**/*.test.ts`], exclude: inBrowser, environment: 'node' } },
      { ...shared, test: { ...common, name: 'unit-dom', include: inBrowser, environment: 'jsdom' } },
      { ...shared, test: { ...common, name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      {
        ...shared,
        test: {
          ...common,
          name: 'content-service',
          include: ['tests/content-service/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      { ...shared, test: { ...common, name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 } },
    ],
  },
})
