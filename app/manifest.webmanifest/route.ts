import { getOrganisation } from '@/content-client'
import { palette } from '@/styles/settings/palette'

export const dynamic = 'force-static'

export async function GET() {
  const { name, description } = await getOrganisation('en')
  const manifest = {
    name,
    short_name: name,
    description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: palette.deep,
    theme_color: palette.night,
    icons: [
      { src: '/icons/mark.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
