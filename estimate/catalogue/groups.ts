/** Groups of blocks with their id prefixes (decision 57), in the order of building. */
export const groups = {
  fnd: ['fnd'],
  acc: ['acc'],
  core: ['core'],
  cnt: ['cnt'],
  com: ['com'],
  pay: ['pay'],
  shop: ['shop'],
  mkt: ['mkt', 'book'],
  map: ['map', 'cal'],
  adm: ['adm'],
  int: ['int'],
  ai: ['ai'],
  sec: ['sec'],
  mob: ['mob', 'web'],
  seo: ['seo', 'mk', 'ux'],
} as const

export type Group = keyof typeof groups

export const groupNames = Object.keys(groups) as Group[]

const byPrefix = new Map<string, Group>(groupNames.flatMap((group) => groups[group].map((prefix) => [prefix, group] as const)))

export function groupOf(id: string): Group {
  return byPrefix.get(id.slice(0, id.indexOf('.'))) ?? 'core'
}
