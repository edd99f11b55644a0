/** Addresses of pictures made at build: `/_ipx/f_webp,q_80,w_640/images/cases/zernolan.webp`. */
export const pictureRoot = '/_ipx/'

const patterns = {
  crop: /^\d{1,4}_\d{1,4}_[1-9]\d{0,3}_[1-9]\d{0,3}$/,
  f: /^(?:avif|webp|jpeg|png)$/,
  fit: /^(?:cover|contain|fill|inside|outside)$/,
  h: /^[1-9]\d{0,3}$/,
  q: /^(?:[1-9]\d?|100)$/,
  s: /^[1-9]\d{0,3}x[1-9]\d{0,3}$/,
  w: /^[1-9]\d{0,3}$/,
}

type Key = keyof typeof patterns

/** Format, width, height, both (`300x200`), quality, what to do when proportions differ, and a part (`left_top_width_height`). */
export type Modifiers = Partial<Record<Key, string>>

/** `path` is decoded and stands under `public` or among the imported originals. */
export type Variant = { modifiers: Modifiers; path: string }

export function formatVariant(modifiers: Modifiers, original: string): string {
  const pairs = Object.entries(modifiers).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${pictureRoot}${pairs.map(([key, value]) => `${key}_${value}`).join(',') || '_'}/${original}`
}

/** Null for what is no address of a picture. `&` separates as well as `,`; a query belongs to caches, not to the picture. */
export function parseVariant(address: string): Variant | null {
  const [, list = '', encoded = ''] = /^\/_ipx\/([^/?#]+)\/([^?#]+)/.exec(address) ?? []
  const path = decodePath(encoded)
  const pairs = list === '_' ? [] : list.split(/[,&]/).map((pair) => /^([a-z]+)_(.+)$/.exec(pair)?.slice(1) ?? [])
  if (!path || list === '' || !pairs.every(([key = '', value = '']) => isKey(key) && patterns[key].test(value))) return null
  return { modifiers: Object.fromEntries(pairs), path }
}

/** The path of a file as it stands in an address; its segments may hold any character. No sign is left that ends an address in a text. */
export function encodePath(path: string): string {
  return path
    .split('/')
    .map(encodeURIComponent)
    .join('/')
    .replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function decodePath(encoded: string): string | null {
  try {
    const segments = encoded.split('/').map(decodeURIComponent)
    return segments.some((segment) => /^\.{0,2}$|[/\\\0]/.test(segment)) ? null : segments.join('/')
  } catch {
    return null
  }
}

function isKey(key: string): key is Key {
  return Object.hasOwn(patterns, key)
}
