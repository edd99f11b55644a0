import fc from 'fast-check'
import { isInFull } from './runs'

// `npm test` tries the same cases in every run, `npm run test:all` more, and others each time: what it finds comes with its seed.
fc.configureGlobal(isInFull ? { numRuns: 200 } : { numRuns: 30, seed: 20_261_129 })
