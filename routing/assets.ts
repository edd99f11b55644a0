/** First segments of paths that are files or APIs, never pages: the middleware leaves them alone. */
export const assetPrefixes = [
  '.well-known',
  '_next',
  '_ipx',
  'api',
  'builds',
  'fonts',
  'icons',
  'images',
  'markdown',
  'og',
  'search-index',
  'sitemaps',
  'sounds',
  'styles',
] as const

export const assetFiles = [
  'favicon.ico',
  'feed.json',
  'humans.txt',
  'llms.txt',
  'manifest.webmanifest',
  'robots.txt',
  'rss.xml',
  'sitemap.xml',
] as const
