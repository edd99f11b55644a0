import type { Catalogue } from '@/estimate'
import { formatEstimate } from '@/estimate/address/format'
import type { Notice } from '@/estimate/address/notices'
import { type EstimateDocument, parseEstimate } from '@/estimate/address/parse'
import { type Preset, type PresetSize, presetInput } from '@/estimate/address/presets'
import { cleanTitle } from '@/estimate/address/title'
import { applyPatch, type InputPatch } from '@/estimate/input'
import { type AddressBar, readAddress } from './address-bar'

/** One thing the visitor did: its name in their language, and the estimate before and after. */
export type Change = { cause: string; was: EstimateDocument; is: EstimateDocument }

export type EstimateState = {
  document: EstimateDocument
  /** The numbers the document is counted with. */
  catalogue: Catalogue
  /** Newer numbers exist. */
  outdated: boolean
  /** What was repaired in the address the visitor came with. */
  notices: readonly Notice[]
  tooLong: boolean
  title: string
  /** The canonical query, without a question mark. */
  query: string
  /** What was done since the address was opened, the latest last. */
  changes: readonly Change[]
}

export type EstimateStore = ReturnType<typeof createEstimateStore>

const mostChanges = 50

/** The estimate in the address bar as a store of React: the address is the document, everything else follows it. */
export function createEstimateStore(presets: readonly Preset[], bar: AddressBar) {
  const initial = open('', '')
  const listeners = new Set<() => void>()
  let state = initial
  let seen = ''

  function open(query: string, title: string): EstimateState {
    const parsed = parseEstimate(query, { presets })
    return { ...parsed, title, query: formatEstimate(parsed.document, parsed.catalogue), changes: [] }
  }

  function emit(next: EstimateState) {
    state = next
    for (const listener of listeners) listener()
  }

  /** Takes in an address somebody else has written: a link, Back, a hand. Ours is already known. */
  function read() {
    const address = bar.read()
    if (address === seen || bar.pending()) return
    seen = address
    const { query, title } = readAddress(address)
    const next = open(query, title ?? '')
    const known = next.query === state.query && next.notices.length === 0 && !next.tooLong
    state = known ? { ...state, title: title ?? state.title } : next
  }

  function write() {
    bar.write(state, (written) => {
      seen = written
    })
  }

  function replace(document: EstimateDocument, cause: string): boolean {
    const query = formatEstimate(document)
    const parsed = parseEstimate(query, { presets })
    if (parsed.tooLong) return false
    const changes = [...state.changes, { cause, was: state.document, is: parsed.document }].slice(-mostChanges)
    emit({ ...parsed, title: state.title, query, changes })
    write()
    return true
  }

  /** After a navigation: reads the new address, and makes one that was repaired or shortened canonical. */
  function arrive() {
    const before = state
    read()
    if (state !== before) emit(state)
    if (!state.tooLong && !bar.pending() && readAddress(seen).query !== '') write()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    get(): EstimateState {
      read()
      return state
    },
    /** As it was last seen, without looking at the address. */
    current: () => state,
    getInitial: () => initial,
    arrive,
    /** After Back or Forward: what still waits to be written belongs to the entry that was left. */
    arriveThroughHistory() {
      bar.drop()
      arrive()
    },
    set: (patch: InputPatch, cause: string) => replace({ ...state.document, input: applyPatch(state.document.input, patch) }, cause),
    replace,
    undo() {
      const last = state.changes.at(-1)
      if (!last) return
      const parsed = parseEstimate(formatEstimate(last.was), { presets })
      emit({ ...parsed, title: state.title, query: formatEstimate(parsed.document), changes: state.changes.slice(0, -1) })
      write()
    },
    rename(title: string) {
      emit({ ...state, title: cleanTitle(title) })
      write()
    },
    dismissNotices: () => emit({ ...state, notices: [] }),
    /** What a preset stands for, by its name: its settings and its blocks. */
    presetInput(slug: string, size: PresetSize = 'usual') {
      const preset = presets.find((each) => each.slug === slug)
      return preset ? presetInput(preset, size, state.catalogue) : {}
    },
    /** Writes what still waits to be written. */
    flush: bar.flush,
  }
}
