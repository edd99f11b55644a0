import { apiSheets } from '@/styles/generated/api-sheets'

export const dynamic = 'force-static'

/** What the build calls the classes of the sheets by which the API draws: read by `build/releases/bundle-server.ts`, and not published. */
export const GET = () => Response.json(apiSheets)
