import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { youngInScripts } from '../support/browser-floor'
import { buildFolder } from '../support/release'

const folder = join(buildFolder, 'static', 'chunks')
const scripts = readdirSync(folder)
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))

/** Names that objects of ours or of packages have as well, read in the code: nothing of the browser is meant. */
const alike =
  '.animation .ariaLive .captureStackTrace .check .chunks .cssFloat .delay .displayName .escape .external .imageSizes .locale .role .share .tag .unicodeSets .when'
/** Asked for before it is used, or stood in for. */
const withFallback =
  '.clearImmediate .connection .hidePopover .popover .requestIdleCallback .setImmediate .showPopover .startViewTransition .toBase64 AbortSignal.timeout ScrollTimeline URL.canParse'
const known = new Set(`${alike} ${withFallback}`.split(' '))

describe('the scripts of the site', () => {
  it('use nothing that a browser of the floor lacks without a fallback', () => {
    expect(scripts.length).toBeGreaterThan(50)
    expect(youngInScripts(scripts).filter((name) => !known.has(name))).toEqual([])
  })

  it.each(['text.toWellFormed()', 'Object.groupBy(rows, by)', 'new URLPattern(address)', 'Promise.withResolvers()'])(
    'are read for %s',
    (code) => {
      expect(youngInScripts([code])).toHaveLength(1)
    },
  )
})
