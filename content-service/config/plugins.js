/** What the site takes: pictures of these kinds, at most 25 MB. The site makes its own sizes, so the panel keeps only thumbnails. */
module.exports = {
  upload: {
    config: {
      sizeLimit: 25_000_000,
      breakpoints: {},
      security: { allowedTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'image/svg+xml'] },
    },
  },
}
