import type { SiteManifest } from '@/scripts/finished-site/site-manifest'
import { answerMaps } from './answer-maps'
import { entranceMaps } from './entrance-maps'
import { headerMaps } from './header-maps'
import { linkedMaps } from './linked-maps'
import { nodeMaps } from './node-maps'
import { type ServerOptions, serverBlock } from './server-block'

export type ConfigOptions = ServerOptions & { siteUrl: string; countryHeader?: string | undefined }

/** All of `nginx.conf` for one release: what its list of answers and `routing/` say, as maps, and the server that reads them. */
export function writeConfig(manifest: SiteManifest, { siteUrl, countryHeader, ...server }: ConfigOptions): string {
  const { maps, ...said } = headerMaps(manifest, siteUrl)
  const isPlain = Object.values(manifest.answers).every((answer) => answer.isPlain)
  // Maps of 8,000 pages and their data are read in a fraction of a second where nginx need not guess at their size.
  const entries = Object.keys(manifest.answers).length
  return `${['filter', 'static'].map((part) => `load_module /usr/lib/nginx/modules/ngx_http_brotli_${part}_module.so;`).join('\n')}
worker_processes auto;
pid nginx.pid;
error_log stderr;
worker_rlimit_nofile 8192;
events { worker_connections 4096; }
http {
map_hash_bucket_size 1024;
map_hash_max_size ${2 ** Math.ceil(Math.log2(entries + 1024))};
variables_hash_max_size 4096;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name}_temp;`).join('\n')}
geo $dollar { default "$"; }
${[...answerMaps(manifest), ...entranceMaps(countryHeader), ...nodeMaps(manifest.paths), ...linkedMaps(), ...maps].join('\n')}
${serverBlock({ ...server, isPlain, said })}
}
`
}
