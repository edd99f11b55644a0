import { readFile, writeFile } from 'node:fs/promises'
import { addressOf, readSecrets } from './secrets'

const file = '.env.local'

/** `npm run content-service -- connect`: the site of this machine reads the service of this machine. Other lines of the file stay. */
export async function connect(): Promise<void> {
  const secrets = await readSecrets()
  const variables = {
    CONTENT_SERVICE_URL: addressOf(secrets),
    CONTENT_SERVICE_TOKEN: secrets.SITE_READ_TOKEN,
    CONTENT_PREVIEW_TOKEN: secrets.SITE_PREVIEW_TOKEN,
    PREVIEW_SECRET: secrets.PREVIEW_SECRET,
    PUBLISH_SECRET: secrets.PUBLISH_SECRET,
  }
  const present = await readFile(file, 'utf8').catch(() => '')
  const others = present.split('\n').filter((line) => line && !Object.keys(variables).includes(line.split('=', 1)[0] ?? ''))
  const own = Object.entries(variables).map(([name, value]) => `${name}=${value ?? ''}`)
  await writeFile(file, `${[...others, ...own].join('\n')}\n`, { mode: 0o600 })
  console.log(`${file} names the content service now. Start the site again; "npm run release" publishes what it has.`)
}
