import { type Entry, writeMap } from './nginx-map'

/**
 * `$from_node`: `/` is answered by who asks (`decideEntrance` of routing/decide.ts), and by nginx only where that is English beyond
 * doubt and nothing is to be remembered.
 */
export function entranceMaps(countryHeader: string | undefined): string[] {
  const country = countryHeader ? `$http_${countryHeader.toLowerCase().replaceAll('-', '_')}` : ''
  const english: Entry[] = [
    ['default', '1'],
    ['~^/ arrival (?:en|none en)$', ''],
    ['~^/\\S', ''],
  ]
  return [
    writeMap('$http_sec_fetch_site $http_referer', 'arrival', [
      ['default', 'unsure'],
      [' ', 'arrival'],
      ['~^(?:none|cross-site|same-site) ', 'arrival'],
    ]),
    writeMap(`$http_cookie`, 'remembered', [
      ['default', 'none'],
      ['~^(?:(?:(?!i18n_redirected).)*; )?i18n_redirected=en(?:;|$)', 'en'],
      ['~i18n_redirected', 'unsure'],
    ]),
    writeMap(`${country ? `${country} ` : ''}$http_accept_language`, 'language', [
      ['default', 'en'],
      ['~*uk|\\*', 'unsure'],
      ...(country ? [['~^\\S', 'unsure'] as const] : []),
    ]),
    writeMap('$remembered', 'spoken', [
      ['default', '$remembered $language'],
      ['en', 'en'],
    ]),
    writeMap('$path $arrival $spoken', 'from_node', english),
  ]
}
