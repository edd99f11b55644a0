import { defaultLocale } from './locales'

/**
 * One spelling per page: no trailing or doubled slash, no `/en`, the prefix in lower case. Two slashes at the start would name
 * another site, so a redirect never keeps them.
 */
export function canonicalPath(pathname: string): string {
  const [, prefix = '', ...rest] = pathname
    .replace(/[/\\]+/g, '/')
    .replace(/(?<=.)\/$/, '')
    .split('/')
  const lowered = prefix.toLowerCase()
  if (lowered === defaultLocale) return `/${rest.join('/')}`
  return `/${[lowered === 'uk' ? lowered : prefix, ...rest].join('/')}`
}
