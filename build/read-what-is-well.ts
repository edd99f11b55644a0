import { isContentError, type Problem } from '@/content-client/content-error'
import type { LayeredSource } from '@/content-client/sources/layered'
import type { ContentSource } from '@/content-client/sources/source'

/**
 * Reads again until what has a problem has given way to what stands for it.
 * @throws where nothing stands for what is left.
 */
export async function readWhatIsWell<Read>(
  source: LayeredSource,
  readAll: (source: ContentSource) => Promise<Read>,
): Promise<{ read: Read; problems: Problem[] }> {
  const problems: Problem[] = []
  while (true) {
    const read = await readAll(source).catch((error: unknown) => {
      if (!isContentError(error)) throw error
      problems.push(...error.problems.filter(source.isOfUpper))
      if (!source.yieldFor(error.problems)) throw error
      return null
    })
    if (read) return { read, problems }
  }
}
