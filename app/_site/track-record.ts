import { getFinishedProjects } from '@/content-client'
import { type TrackRecord, trackRecord } from '@/estimate'
import type { Locale } from '@/routing/locales'

/** How our estimates did, where there are enough finished projects to say it. */
export async function getTrackRecord(locale: Locale): Promise<TrackRecord | null> {
  return trackRecord(await getFinishedProjects(locale))
}
