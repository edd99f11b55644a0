import bcd from '@mdn/browser-compat-data' with { type: 'json' }
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data/types'
import { parseSync, Visitor } from 'oxc-parser'
import { read } from './files'

type Browser = 'chrome' | 'edge' | 'firefox' | 'safari'

/** The oldest browsers this site is for, as `package.json` says it. */
const floor = (JSON.parse(read('package.json')) as { browserslist: string[] }).browserslist.map((each) => {
  const [browser, version] = each.split(' ')
  return { browser: browser as Browser, version: Number(version) }
})

const isKnownTo = (statement: SupportStatement | undefined, version: number) =>
  [statement ?? []]
    .flat()
    .some(
      ({ version_added, version_removed, flags, prefix, alternative_name }) =>
        !version_removed &&
        !flags &&
        !prefix &&
        !alternative_name &&
        version_added &&
        Number.parseFloat(version_added.replace('≤', '')) <= version,
    )

export const isYoung = ({ support }: CompatStatement) =>
  floor.some(({ browser, version }) => support[browser] && !isKnownTo(support[browser], version))

/** What browsers know, of objects that all of these have: by `URL.canParse`, or `.checkVisibility` where nobody says of what. */
function readFacilities() {
  const globals = new Map<string, boolean>()
  const statics = new Map<string, boolean>()
  const members = new Map<string, boolean>()
  const objects = [bcd.api, bcd.javascript.builtins].flatMap((group) => Object.entries(group as Record<string, Identifier>))
  for (const [object, facility] of objects) {
    if (!facility.__compat) continue
    const isYoungObject = isYoung(facility.__compat)
    globals.set(object, isYoungObject)
    if (isYoungObject) continue
    for (const [key, { __compat }] of Object.entries(facility) as [string, Identifier][]) {
      if (!__compat || key === object) continue
      const [name = '', kind] = key.split(/_(?=static$|event$)/)
      if (kind === 'static') statics.set(`${object}.${name}`, isYoung(__compat))
      else if (kind === undefined) members.set(name, (members.get(name) ?? true) && isYoung(__compat))
    }
  }
  for (const name of ['globalThis', 'window']) globals.delete(name)
  return { globals, statics, members }
}

const facilities = readFacilities()

/** What of the scripts is younger than the floor, whether or not there is a fallback. A name that they give themselves is theirs. */
export function youngInScripts(scripts: readonly string[]): string[] {
  const used = new Set<string>()
  const own = new Set<string>()
  const visitor = new Visitor({
    Property: ({ key, computed }) => {
      if (!computed && key.type === 'Identifier') own.add(key.name)
    },
    MemberExpression: ({ object, property, computed }) => {
      if (computed || property.type !== 'Identifier') return
      used.add(`.${property.name}`)
      if (object.type === 'Identifier') used.add(`${object.name}.${property.name}`)
    },
    NewExpression: ({ callee }) => {
      if (callee.type === 'Identifier') used.add(callee.name)
    },
  })
  for (const code of scripts) visitor.visit(parseSync('chunk.js', code).program)
  const { globals, statics, members } = facilities
  return [...used]
    .filter((name) =>
      name.startsWith('.') ? members.get(name.slice(1)) && !own.has(name.slice(1)) : (globals.get(name) ?? statics.get(name)),
    )
    .sort()
}
