import { limits } from '@/content-client/limits'
import { serviceSource } from '@/content-client/sources/service'
import { addressOf, readSecrets } from '../secrets'
import { exportEntries } from './export-entries'
import { openMediaLibrary } from './media-library'

/** `npm run content-service -- export [FOLDER]`: what the running service has published becomes files again. */
export async function exportContent([folder = 'content']: readonly string[]): Promise<void> {
  const secrets = await readSecrets()
  const service = { url: addressOf(secrets), token: secrets.SITE_READ_TOKEN ?? '', limits }
  const library = await openMediaLibrary(service)
  const { written, removed } = await exportEntries(serviceSource(service), folder, library.toPath)
  const pictures = await library.save(folder === 'content' ? 'public' : `${folder}/public`)
  const list = (what: string, names: readonly string[]) =>
    names.length > 0 && console.log(`${what}:\n${names.map((name) => `  ${name}`).join('\n')}`)
  list('Written', written)
  list('Removed, as the service does not publish them', removed)
  list('Pictures', pictures)
  if (written.length + removed.length + pictures.length === 0) console.log(`${folder}/ has it all already; nothing was changed.`)
}
