import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { renderRichText } from '@/content-client/rich-text/render'
import type { RichText, RichTextContext } from '@/content-client/rich-text/types'
import { digestFiles } from './stamp'
import { writeKept } from './write-kept'

/** What a rendered text was told about the site: it is the same text only as long as it would be told the same. */
type Heard =
  | { asked: 'link'; link: string; answer: string | null }
  | { asked: 'picture'; url: string; answer: unknown }
  | { asked: 'sources'; of: Parameters<RichTextContext['toSources']>; answer: unknown }

type Kept = { heard: Heard[]; text: RichText }

export type KeptTexts = {
  render: typeof renderRichText
  rendered: () => number
  /** Removes what nobody asked for since it was opened. */
  tidy: () => Promise<void>
}

/** Rendered Markdown, kept between builds by what was written and by the code that renders it. */
export async function openKeptTexts(folder = join('.cache', 'texts')): Promise<KeptTexts> {
  const code = await digestFiles(['content-client', 'package-lock.json'])
  await mkdir(folder, { recursive: true })
  const asked = new Set<string>()
  let rendered = 0
  return {
    rendered: () => rendered,
    async render(markdown, context) {
      const said = JSON.stringify([code, context.locale, context.words, markdown])
      const name = `${createHash('sha256').update(said).digest('hex')}.json`
      asked.add(name)
      const file = join(folder, name)
      const kept = readKept(file)
      if (kept && (await isToldTheSame(kept.heard, context))) return kept.text
      rendered++
      const heard: Heard[] = []
      const text = await renderRichText(markdown, listening(context, heard))
      await writeKept(file, JSON.stringify({ heard, text } satisfies Kept))
      return text
    },
    async tidy() {
      for (const name of await readdir(folder)) if (!asked.has(name)) await rm(join(folder, name), { force: true })
    },
  }
}

function listening(context: RichTextContext, heard: Heard[]): RichTextContext {
  return {
    ...context,
    resolveLink: (link) => {
      const answer = context.resolveLink(link)
      heard.push({ asked: 'link', link, answer: answer ?? null })
      return answer
    },
    importPicture: async (url) => {
      const answer = await context.importPicture(url)
      heard.push({ asked: 'picture', url, answer })
      return answer
    },
    toSources: (...of) => {
      const answer = context.toSources(...of)
      heard.push({ asked: 'sources', of, answer })
      return answer
    },
  }
}

/** Asks all of it again: a page that is gone or a picture that was replaced is noticed, and a picture is read for the build. */
async function isToldTheSame(heard: readonly Heard[], context: RichTextContext): Promise<boolean> {
  for (const each of heard) {
    const answer = await askAgain(each, context).catch(() => undefined)
    if (!isDeepStrictEqual(answer, each.answer)) return false
  }
  return true
}

async function askAgain(each: Heard, context: RichTextContext): Promise<unknown> {
  if (each.asked === 'link') return context.resolveLink(each.link) ?? null
  return each.asked === 'picture' ? context.importPicture(each.url) : context.toSources(...each.of)
}

function readKept(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // None, or half of one, of a machine that went down.
    return null
  }
}
