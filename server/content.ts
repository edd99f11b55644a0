import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { EstimatePreset, Organisation, Snapshot } from '@/content-client'
import { type TrackRecord, trackRecord } from '@/estimate'
import type { Locale } from '@/routing/locales'

// The API reads what the build has validated, so it needs the shape of the content and none of the code that reads its sources.

export async function getOrganisation(locale: Locale): Promise<Organisation> {
  const { organisation } = (await readSnapshot()).locales[locale]
  if (!organisation) throw new Error('The content has no organisation.')
  return organisation
}

export async function getEstimatePresets(locale: Locale): Promise<readonly EstimatePreset[]> {
  return (await readSnapshot()).locales[locale]['estimate-presets']
}

/** How our estimates did, where there are enough finished projects to say it. */
export async function getTrackRecord(locale: Locale): Promise<TrackRecord | null> {
  return trackRecord((await readSnapshot()).locales[locale]['finished-projects'])
}

/** A release is served with the copy it was built from, which CONTENT_SNAPSHOT names. */
const snapshotFile = () => process.env.CONTENT_SNAPSHOT || join(process.cwd(), '.content', 'site.json')

let loaded: { file: string; modified: number; snapshot: Promise<Snapshot> } | undefined

/** Parsed once for each state of the file: `npm run dev` and the preview write it anew. */
async function readSnapshot(): Promise<Snapshot> {
  const file = snapshotFile()
  const { mtimeMs: modified } = await stat(file)
  if (loaded?.file !== file || loaded.modified !== modified)
    loaded = { file, modified, snapshot: readFile(file, 'utf8').then((json) => JSON.parse(json)) }
  return loaded.snapshot
}
