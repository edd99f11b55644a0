import { expect, vi } from 'vitest'
import { openKeptTexts } from '@/build/kept-texts'
import { type ReadContent, readContent } from '@/build/read-content'
import type { SiteContent } from '@/content-client/types'
import { toSentences } from '@/scripts/main'

export type Reading = {
  /** What a build would publish; null when it would stop. */
  site: ReadContent | null
  /** Why it stops, a sentence for each problem. */
  problems: string[]
  said: string[]
  warned: string[]
}

/** Those of builds: rendering takes most of the time, and nearly all texts are the same in every test. */
let texts: ReturnType<typeof openKeptTexts> | undefined

/** Reads the content as every build does before anything else, and keeps what it says. */
export async function readSite(variables: Readonly<Record<string, string>> = {}, folder?: string): Promise<Reading> {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const linesOf = ({ mock }: typeof said) => mock.calls.map((words) => words.join(' '))
  try {
    texts ??= openKeptTexts()
    const { render } = await texts
    const { site, problems } = await readContent(variables, { render, ...(folder !== undefined && { folder }) }).then(
      (read) => ({ site: read, problems: [] }),
      (error: unknown) => ({ site: null, problems: toSentences(error) }),
    )
    return { site, problems, said: linesOf(said).filter((line) => !isProgress(line)), warned: linesOf(warned) }
  } finally {
    said.mockRestore()
    warned.mockRestore()
  }
}

/** What a slow machine says while it reads the pictures. */
const isProgress = (line: string) => /^ {4}\d+ pictures read …$/.test(line)

/** The content of a build that has nothing to complain about. */
export async function readGoodSite(variables: Readonly<Record<string, string>> = {}): Promise<SiteContent> {
  const { site, problems, warned } = await readSite(variables)
  expect({ problems, warned }).toEqual({ problems: [], warned: [] })
  return JSON.parse(JSON.stringify(site?.content)) as SiteContent
}
