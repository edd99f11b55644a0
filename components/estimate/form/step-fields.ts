import { createContext } from 'react'
import type { FieldError } from './check-fields'

/** The values of the fields of a step by name, and the errors among them. */
export const StepFields = createContext<{ values: ReadonlyMap<string, string>; errors: readonly FieldError[] }>({
  values: new Map(),
  errors: [],
})
