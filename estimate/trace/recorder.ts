import type { Catalogue } from '../catalogue/types'
import { type FormulaId, formulas } from './formulas'

/** One figure with its formula and inputs. `from` is the id of the entry an input comes from. */
export type TraceEntry = {
  id: string
  formula: FormulaId
  inputs: Readonly<Record<string, { value: number; from?: string }>>
  value: number
}

/** An input is a number of the catalogue or of the visitor, or the id of an earlier entry. */
export type Inputs = Readonly<Record<string, number | string>>

export class Recorder {
  readonly entries = new Map<string, TraceEntry>()
  readonly #catalogue: Catalogue

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
  }

  /** Calculates a figure from its inputs and keeps the entry. */
  record(id: string, formula: FormulaId, inputs: Inputs): number {
    const resolved = Object.fromEntries(
      Object.entries(inputs).map(([name, input]) => [
        name,
        typeof input === 'number' ? { value: input } : { value: this.valueOf(input), from: input },
      ]),
    )
    const values = Object.fromEntries(Object.entries(resolved).map(([name, { value }]) => [name, value]))
    const value = formulas[formula](values, this.#catalogue)
    this.entries.set(id, { id, formula, inputs: resolved, value })
    return value
  }

  /** The sum of earlier entries, under their own names. */
  sum(id: string, parts: readonly string[], more: Inputs = {}): number {
    return this.record(id, 'sum', { ...Object.fromEntries(parts.map((part) => [part, part])), ...more })
  }

  private valueOf(id: string): number {
    const entry = this.entries.get(id)
    if (!entry) throw new Error(`The trace has no entry "${id}" yet.`)
    return entry.value
  }
}
