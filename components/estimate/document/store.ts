import type { Catalogue } from '@/estimate'
import { formatEstimate } from '@/estimate/address/format'
import type { Notice } from '@/estimate/address/notices'
import { type EstimateDocument, parseEstimate } from '@/estimate/address/parse'
import { type Preset, type PresetSize, presetInput } from '@/estimate/address/presets'
import { cleanTitle } from '@/estimate/address/title'
import { applyPatch, type Currency, type InputPatch } from '@/estimate/input'
import { type AddressBar, readAddress } from './address-bar'
import { addChange, type Change } from './changes'
import type { FilledEstimate } from './filled-estimate'
import { findWork, findWorkByQuery, keepWork, newId } from './works'

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

/**
 * The estimate as a store for `useSyncExternalStore`. The address bar holds the document; the state follows it. `currency`: of an
 * estimate that is only begun. `filled`: what the server of a link has drawn, which is the estimate until the address is read.
 */
export function createEstimateStore(
  presets: readonly Preset[],
  bar: AddressBar,
  currency: Currency = 'USD',
  filled: FilledEstimate | null = null,
) {
  const initial = filled ? { ...open(filled.query, ''), notices: filled.notices } : open('', '')
  const listeners = new Set<() => void>()
  let state = initial
  let lastAddress = ''
  /** The work the state is the latest of; none before there is an estimate. */
  let work: string | undefined

  function open(query: string, title: string): EstimateState {
    const parsed = parseEstimate(query, { presets, currency })
    return { ...parsed, title, query: formatEstimate(parsed.document, parsed.catalogue), changes: [] }
  }

  function emit(next: EstimateState) {
    state = next
    for (const listener of listeners) listener()
  }

  function change(next: EstimateState) {
    work ??= newId()
    emit(next)
    write()
  }

  /**
   * Reads an address that this store has not written itself: after a link, Back, or a visitor's edit. An entry of a known work shows the
   * latest of that work, whatever its address says.
   */
  function read() {
    const address = bar.read()
    const entry = bar.work()
    if (address === null || bar.pending() || (address === lastAddress && (entry === undefined || entry === work))) return
    lastAddress = address
    if (entry !== undefined && entry === work) return
    const { query, title } = readAddress(address)
    const kept = entry === undefined ? undefined : findWork(entry)
    const next = open(kept?.query ?? query, kept?.title ?? title ?? '')
    const known = next.query === state.query && !next.tooLong && (next.notices.length === 0 || isSame(next.notices, state.notices))
    const knownTitle = kept?.title ?? title ?? state.title
    if (!known) state = next
    else if (knownTitle !== state.title) state = { ...state, title: knownTitle }
    work = query === '' && !kept ? undefined : (kept?.id ?? (known ? work : undefined) ?? findWorkByQuery(state.query)?.id)
  }

  function write() {
    work ??= newId()
    const { query, title } = state
    bar.write({ query, title, work }, (written) => {
      lastAddress = written
    })
    keepWork({ id: work, query, title })
  }

  function replace(document: EstimateDocument, label: string): boolean {
    const query = formatEstimate(document)
    const parsed = parseEstimate(query, { presets })
    if (parsed.tooLong) return false
    change({ ...parsed, title: state.title, query, changes: changesWith(label, parsed.document) })
    return true
  }

  function changesWith(label: string, is: EstimateDocument, goesOn?: boolean) {
    return addChange(state.changes, { label, was: state.document, is, title: state.title }, goesOn)
  }

  /** After a navigation: reads the new address, and makes one that was repaired or shortened canonical. */
  function sync() {
    const before = state
    read()
    if (state !== before) emit(state)
    if (bar.read() === null || state.tooLong || bar.pending()) return
    if (work !== undefined || readAddress(lastAddress).query !== '') write()
  }

  return {
    filled,
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
    /** Names the work the state belongs to. */
    work: () => work,
    /** After Back or Forward: a pending write was meant for the entry that was left. What it said is kept. */
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
      change({ ...parsed, title: last.title, query: formatEstimate(parsed.document), changes: state.changes.slice(0, -1) })
    },
    /** `goesOn`: the same title is still being typed, which is one change. */
    rename(title: string, label: string, goesOn?: boolean) {
      change({ ...state, title: cleanTitle(title), changes: changesWith(label, state.document, goesOn) })
    },
    dismissNotices: () => emit({ ...state, notices: [] }),
    /** Reads another estimate, as the address of this one is read. */
    parse: (query: string) => parseEstimate(query, { presets, currency }),
    /** The settings and blocks of a preset; a type stands for its first one. */
    presetInput(slug: string, size: PresetSize = 'usual') {
      const preset = presets.find((each) => each.slug === slug) ?? presets.find(({ type }) => type === slug)
      return preset ? presetInput(preset, size, state.catalogue) : {}
    },
    /** Writes a pending address at once. */
    flush: bar.flush,
  }
}

const isSame = (one: readonly Notice[], other: readonly Notice[]) => JSON.stringify(one) === JSON.stringify(other)
