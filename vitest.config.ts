import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const shared = {
  resolve: { alias: { '@': import.meta.dirname } },
  plugins: [react()],
}

const inlined = { server: { deps: { inline: ['next-intl'] } } }

export default defineConfig({
  test: {
    projects: [
      {
        ...shared,
        test: {
          ...inlined,
          name: 'unit',
          include: ['{app,components,content-client,estimate,messages,routing,scripts}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
        },
      },
      { ...shared, test: { ...inlined, name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      { ...shared, test: { name: 'build', include: ['tests/build/**/*.test.ts'] } },
    ],
  },
})
