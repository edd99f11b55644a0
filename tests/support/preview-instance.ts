import { once } from 'node:events'
import { type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Locale } from '@/routing/locales'
import { signLink } from '@/scripts/preview/link'
import type { SeenEntry } from '@/scripts/preview/page-of-entry'
import { servePreview } from '@/scripts/preview/serve-preview'
import { type ContentServiceStub, startContentServiceStub } from './content-service-stub'
import { findFreePort } from './free-port'
import { builtFor } from './release'

type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

export type PreviewInstance = {
  url: string
  stub: ContentServiceStub
  get: (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>
  /** The address of the panel's button. */
  link: (entry: SeenEntry, locale: Locale, expires?: number) => string
  /** Follows the panel's button: the page an editor sees then. */
  open: (entry: SeenEntry, locale?: Locale) => Promise<Answer & { address: string; cookie: string }>
  stop: () => Promise<void>
}

const soon = () => Math.floor(Date.now() / 1000) + 600

/** The release under test with the drafts of a service of its own. */
export async function startPreviewInstance(): Promise<PreviewInstance> {
  const stub = await startContentServiceStub({ shape: 'v5' })
  const port = await findFreePort()
  const secret = 'the secret of tests, which is long enough'
  const { server, stop } = await servePreview({
    environment: { heapLimit: 512, siteUrl: builtFor() },
    preview: { isPublic: false, host: '127.0.0.1', port, secret, url: `http://localhost:${port}` },
    variables: { CONTENT_SERVICE_URL: stub.url, CONTENT_SERVICE_TOKEN: stub.token, CONTENT_PREVIEW_TOKEN: stub.previewToken },
    say: () => undefined,
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const get: PreviewInstance['get'] = (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const question = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: body }), reject)
      })
      question.on('error', reject).end()
    })
  const link: PreviewInstance['link'] = (entry, locale, expires = soon()) =>
    `/api/preview?${signLink({ ...entry, locale }, expires, secret)}`
  return {
    url: `http://localhost:${port}`,
    stub,
    get,
    link,
    open: async (entry, locale = 'en') => {
      const { status, headers } = await get(link(entry, locale))
      if (status !== 303) throw new Error(`The link is answered with ${status}.`)
      const address = headers.location ?? ''
      const [cookie = ''] = (headers['set-cookie']?.[0] ?? '').split(';')
      return { ...(await get(address.split('#')[0] ?? '', { cookie })), address, cookie }
    },
    stop: async () => {
      await stop()
      await stub.close()
    },
  }
}
