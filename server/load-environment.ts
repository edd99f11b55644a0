import nextEnvironment from '@next/env'

/**
 * Reads `.env` and its siblings as Next.js does, so that scripts, build and server know the same variables. What is set already,
 * even to nothing, is stronger. Next.js itself then reads them no more.
 */
export function loadEnvironment(isDevelopment = false): void {
  nextEnvironment.loadEnvConfig(process.cwd(), isDevelopment, { info: () => undefined, error: console.error })
  process.env.__NEXT_PROCESSED_ENV = 'true'
}
