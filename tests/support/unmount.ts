import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// What is left of a change when a component goes, such as an address that is written a moment later, ends with its test.
afterEach(cleanup)
