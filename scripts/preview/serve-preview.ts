import { mkdtempSync, rmSync, watch } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { currentRelease, listReleases, releasesFolder } from '@/routing/release/releases'
import type { SiteEnvironment } from '@/server/environment'
import { createFront } from '@/server/front/front'
import { createLiveSite } from '@/server/front/live-site'
import { startRelease } from '@/server/front/release-worker'
import type { PreviewEnvironment } from '@/server/preview/environment'
import { createDraftPages } from './draft-pages'
import { keepFresh } from './fresh'
import { createPreviewSite } from './preview-site'
import { draftReader } from './read-drafts'
import { writeDrafts } from './write-drafts'

type Options = {
  environment: Pick<SiteEnvironment, 'heapLimit' | 'siteUrl'>
  preview: PreviewEnvironment & { secret: string }
  /** What names the content service and its tokens. */
  variables: Readonly<Record<string, string | undefined>>
  say: (sentence: string) => void
}

/** A server of the current release that renders drafts, and of every one that becomes current; it does not listen yet. */
export async function servePreview({
  environment,
  preview,
  variables,
  say,
}: Options): Promise<{ server: Server; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'drafts-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  const { read, pictures } = draftReader(variables, join(folder, 'texts'))
  const snapshot = join(folder, 'site.json')
  const drafts = keepFresh(writeDrafts(read, snapshot))
  // A mistake is said to the editor who asks for a page; a service that does not answer now may answer then.
  await drafts.renewed().catch((error: Error) => say(error.message))
  const site = createLiveSite({
    read: currentRelease,
    list: listReleases,
    start: (release) =>
      startRelease(release, {
        port: preview.port,
        heapLimit: environment.heapLimit,
        program: 'preview',
        variables: { CONTENT_SNAPSHOT: snapshot, DRAFT_PREVIEW: 'on', CONTACT_DELIVERY: 'off', DATA_DIR: join(folder, 'messages') },
      }),
    say,
    wait: (milliseconds) => wait(milliseconds),
  })
  const watcher = watch(releasesFolder, (_event, name) => {
    if (name === 'current.json') void site.takeUp().catch(() => undefined)
  }).unref()
  await site.takeUp()
  const [release] = site.releases()
  if (!release) throw new Error('There is no release; run "npm run release" first.')
  const { url, secret } = preview
  const pages = createDraftPages({ running: site.running, url, pictures })
  const show = createPreviewSite({ drafts, pages, secret, url, siteUrl: environment.siteUrl })
  const server = createFront({
    site,
    health: () => Promise.reject(new Error('Nobody asks.')),
    before: async (asked) => {
      await show(asked)
      return true
    },
  })
  return {
    server,
    stop: async () => {
      watcher.close()
      server.close()
      server.closeAllConnections()
      await site.stop()
      remove()
    },
  }
}
