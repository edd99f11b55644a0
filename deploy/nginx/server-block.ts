import type { SaidHeaders } from './header-maps'
import { literal, quote } from './nginx-map'

export type ServerOptions = {
  /** Such as `80` or `127.0.0.1:8080`. */
  listen: string
  /** Files of the certificate; without them plain HTTP is spoken, as behind a load balancer. */
  certificate?: { chain: string; key: string } | undefined
  /** Where Node.js answers: `127.0.0.1:3000`. */
  node: string
  /** The finished files of the release the maps were made of; nothing in them is ever changed. */
  root: string
  /** The same files by the link that a switch moves to the current release; undefined where no switch does, as in an image. */
  live?: string | undefined
  /** A file or `/dev/stdout`; undefined: no visit is written down. */
  accessLog?: string | undefined
  /** Files of earlier releases, for tabs that are open still; without it Node.js has them. */
  earlier?: string | undefined
}

type Parts = ServerOptions & { isPlain: boolean; said: Omit<SaidHeaders, 'maps'> }

/**
 * The codes 418 to 422 lead from one location to the next; no visitor sees them. Once the link leads to a release that the maps do not
 * know, Node.js answers everything until nginx reads the configuration of that release: files and headers are always of one release.
 */
export function serverBlock({ listen, certificate, node, root, live, earlier, accessLog, isPlain, said }: Parts): string {
  const http2 = certificate ? ' ssl http2' : ''
  const tls = certificate ? [`ssl_certificate ${certificate.chain};`, `ssl_certificate_key ${certificate.key};`, ...strongTls] : []
  const ifMoved = live ? `root ${live};\n    if ($realpath_root != ${quote(literal(root))}) { return 418; }` : ''
  const say = [...said.directives, 'add_header Last-Modified "" always;']
  return `upstream node { server ${node}; keepalive 16; }
${certificate ? toHttps : ''}
server {
  listen ${listen}${http2};
  ${tls.join('\n  ')}
  server_tokens off; access_log ${accessLog ?? 'off'}; absolute_redirect off; log_not_found off;
  sendfile on; tcp_nopush on; open_file_cache max=4000; open_file_cache_errors on;
  client_max_body_size 64k; client_header_timeout 10s; client_body_timeout 10s; send_timeout 30s; keepalive_timeout 5s;
  large_client_header_buffers 4 16k;
  ${certificate ? 'limit_conn connections 100; limit_conn_status 429; limit_req_status 429;' : ''}
  root ${root};
  # Brotli first where a client takes it; a client that takes nothing gets ${isPlain ? 'the file as it is' : 'it unzipped'}.
  brotli_static on; gzip_static ${isPlain ? 'on' : 'always'}; gunzip on; gzip_proxied any; gzip_http_version 1.0;
  max_ranges 1; if_modified_since off; recursive_error_pages on;
  types { } default_type "";
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Upgrade $http_upgrade;
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Host "";
  # What nginx itself refuses.
  ${said.unsaid.join('\n  ')}
  if ($server_protocol !~ "^HTTP/(?:1\\.[01]|2\\.0)$") { return 400; }

  # Messages with their files, passed on as they come.
  location = /api/contact { client_max_body_size 33m; client_body_timeout 30s; proxy_request_buffering off; proxy_pass http://node; }
  # Hooks of the content service: nobody looks at what they bring.
  location = /api/publish { client_max_body_size 8m; proxy_request_buffering off; proxy_pass http://node; }
  location ^~ /api/ { ${certificate ? 'limit_req zone=programs burst=60 nodelay; ' : ''}proxy_pass http://node; }
  location = /api { proxy_pass http://node; }
  location @node { proxy_pass http://node; }

  location / {
    error_page 418 = @node;
    error_page 419 = @linked;
    error_page 420 =404 @missing;
    error_page 421 = ${earlier ? '@earlier' : '@node'};
    error_page 422 = @page;
    ${ifMoved}
    if ($is_for_node) { return 418; }
    if ($is_linked) { return 419; }
    if ($is_earlier) { return 421; }
    if ($said = "") { return 418; }
    if ($code = 404) { return 420; }
    return 422;
  }
  # An estimate by its link: where Node.js has no answer, the page as it is.
  location @linked {
    proxy_pass http://node; proxy_read_timeout 5s; proxy_intercept_errors on;
    error_page 500 502 503 504 = @page;
  }
  location @page {
    ${say.join('\n    ')}
    error_page 404 = @node;
    rewrite ^ /$file break;
  }
  location @missing {
    ${say.join('\n    ')}
    etag off;
    rewrite ^ /$file break;
  }
${earlier ? earlierLocation(earlier, said.earlier) : ''}}`
}

function earlierLocation(root: string, directives: readonly string[]): string {
  return `  location @earlier {
    root ${root};
    ${[...directives, 'add_header Last-Modified "" always;'].join('\n    ')}
    error_page 403 404 = @node;
  }
`
}

/** Where visitors come to nginx itself: plain HTTP leads on, and nobody takes more than a browser. A load balancer is one address for all. */
const toHttps = `limit_conn_zone $binary_remote_addr zone=connections:10m;
limit_req_zone $binary_remote_addr zone=programs:10m rate=20r/s;
server {
  listen 80;
  server_tokens off; access_log off;
  return 308 https://$host$request_uri;
}`

const strongTls = [
  'ssl_protocols TLSv1.2 TLSv1.3;',
  'ssl_session_cache shared:tls:10m;',
  'ssl_session_timeout 1d;',
  'ssl_session_tickets off;',
]
