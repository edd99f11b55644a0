import { existsSync } from 'node:fs'
import type { LiveSite } from '../front/live-site'
import { createPublishing, type Publishing } from './answer'
import { createPublisher } from './publisher'
import { releaseScript, runRelease } from './run-release'
import { statusFile } from './status'

type Options = {
  secret: string
  site: LiveSite
  say: (sentence: string) => void
  /** What Node.js is started with to make a release, in place of the usual. */
  words?: readonly string[] | undefined
}

/** @throws where there is nothing to make a release from. */
export function expectSources(words: Options['words']): void {
  if (!words && !existsSync(releaseScript))
    throw new Error('PUBLISH_SECRET is set, and there are no sources here to make a release from; leave it empty.')
}

/** Takes hooks from now on, and makes the release a process before this one was asked for. */
export function openPublishing({ secret, site, say, words }: Options): { answer: Publishing; stop: () => Promise<void> } {
  const publisher = createPublisher({
    start: (onStep) => runRelease(onStep, words),
    goOver: async (release) => {
      await site.takeUp()
      return site.releases()[0]?.id === release ? null : `Release ${release} was made and does not start; look into the log of the site.`
    },
    keeper: statusFile(say),
  })
  return { answer: createPublishing({ secret, publisher, site, log: (line) => say(JSON.stringify(line)) }), stop: publisher.stop }
}
