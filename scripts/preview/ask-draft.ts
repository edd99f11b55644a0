import { readFile } from 'node:fs/promises'
import { request as ask, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { draftPageHeader } from '@/routing/draft-preview'
import type { RunningRelease } from '@/server/front/release-worker'

type Running = Pick<RunningRelease, 'socket' | 'agent' | 'release'>

/** Asks a release in the draft mode of Next.js: it renders from what it finds now, and keeps nothing. `page` is the folder of a page. */
export async function askDraft(running: Running, path: string, page?: string): Promise<IncomingMessage> {
  const mode = await draftModeOf(running.release)
  return new Promise((resolve, reject) => {
    const { socket: socketPath, agent } = running
    const headers = { host: 'localhost', cookie: `__prerender_bypass=${mode}`, ...(page && { [draftPageHeader]: page }) }
    ask({ socketPath, agent, path, headers }, resolve).on('error', reject).end()
  })
}

/** What Next.js made up for one build, and takes as the sign of who may see drafts: it never leaves this machine. */
async function draftModeOf({ folder }: { folder: string }): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, '.next', 'prerender-manifest.json'), 'utf8'))
  return manifest.preview.previewModeId
}
