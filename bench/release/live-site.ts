import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

type Site = {
  /** How many seconds from now it takes until a page has these words. */
  untilShown: (path: string, words: string) => Promise<number>
  stop: () => Promise<void>
}

/** `npm start` in a copy of the site, which goes over to new releases by itself. */
export async function startSite(folder: string, variables: Readonly<Record<'PORT' | 'SITE_URL', string>>): Promise<Site> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', ...variables } as const
  const child = spawn(process.execPath, ['server/start.mjs'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const has = async (path: string, words: string) => {
    const text = await fetch(variables.SITE_URL + path).then(
      (answer) => answer.text(),
      () => '',
    )
    return text.includes(words)
  }
  const until = async (path: string, words: string) => {
    const begin = performance.now()
    while (!(await has(path, words))) {
      if (child.exitCode !== null) throw new Error('The site ended.')
      await wait(100)
    }
    return (performance.now() - begin) / 1000
  }
  await until('/contacts', '</html>')
  return {
    untilShown: until,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
