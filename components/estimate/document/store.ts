import type { Catalogue } from '@/estimate'
import { formatEstimate } from '@/estimate/address/format'
import type { Notice } from '@/estimate/address/notices'
import { type EstimateDocument, parseEstimate } from '@/estimate/address/parse'
import { type Preset, type PresetSize, presetInput } from '@/estimate/address/presets'
import { cleanTitle } from '@/estimate/address/title'
import { applyPatch, type InputPatch } from '@/estimate/input'
import { type AddressBar, readAddress } from './address-bar'

/** One change by the visitor: its label in their language, and the estimate before and after. */
export type Change = { label: string; was: EstimateDocument; is: EstimateDocument }

export type EstimateState = {
  document: EstimateDocument
  /** The catalogue version the document is calculated with. */
  catalogue: Catalogue
  /** A newer catalogue version exists. */
  outdated: boolean
  /** What had to be repaired in the visitor's address. */
  notices: readonly Notice[]
  tooLong: boolean
  title: string
  /** The canonical query, without a question mark. */
  query: string
  /** Changes since the address was opened, latest last. */
  changes: readonly Change[]
}

export type EstimateStore = ReturnType<typeof createEstimateStore>

const maxChanges = 50

/** The estimate as a store for `useSyncExternalStore`. The address bar holds the document; the state follows it. */
export function createEstimateStore(presets: readonly Preset[], bar: AddressBar) {
  const initial = open('', '')
  const listeners = new Set<() => void>()
  let state = initial
  let lastAddress = ''

  function open(query: string, title: string): EstimateState {
    const parsed = parseEstimate(query, { presets })
    return { ...parsed, title, query: formatEstimate(parsed.document, parsed.catalogue), changes: [] }
  }

  function emit(next: EstimateState) {
    state = next
    for (const listener of listeners) listener()
  }

  /** Reads an address that this store has not written itself: after a link, Back, or a visitor's edit. */
  function read() {
    const address = bar.read()
    if (address === lastAddress || bar.pending()) return
    lastAddress = address
    const { query, title } = readAddress(address)
    const next = open(query, title ?? '')
    const known = next.query === state.query && next.notices.length === 0 && !next.tooLong
    state = known ? { ...state, title: title ?? state.title } : next
  }

  function write() {
    bar.write(state, (written) => {
      lastAddress = written
    })
  }

  function replace(document: EstimateDocument, label: string): boolean {
    const query = formatEstimate(document)
    const parsed = parseEstimate(query, { presets })
    if (parsed.tooLong) return false
    const changes = [...state.changes, { label, was: state.document, is: parsed.document }].slice(-maxChanges)
    emit({ ...parsed, title: state.title, query, changes })
    write()
    return true
  }

  /** After a navigation: reads the new address, and makes one that was repaired or shortened canonical. */
  function sync() {
    const before = state
    read()
    if (state !== before) emit(state)
    if (!state.tooLong && !bar.pending() && readAddress(lastAddress).query !== '') write()
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
    /** The last known state, without reading the address. */
    current: () => state,
    getInitial: () => initial,
    sync,
    /** After Back or Forward: a pending write belongs to the history entry that was left, so it is dropped. */
    syncAfterHistory() {
      bar.drop()
      sync()
    },
    set: (patch: InputPatch, label: string) => replace({ ...state.document, input: applyPatch(state.document.input, patch) }, label),
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
    /** The settings and blocks of a preset. */
    presetInput(slug: string, size: PresetSize = 'usual') {
      const preset = presets.find((each) => each.slug === slug)
      return preset ? presetInput(preset, size, state.catalogue) : {}
    },
    /** Writes a pending address at once. */
    flush: bar.flush,
  }
}
