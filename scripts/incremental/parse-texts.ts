import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { type MarkdownTree, parseMarkdown } from '@/content-client/rich-text/parse'

export type TextParser = {
  parse: (markdown: string) => MarkdownTree | Promise<MarkdownTree>
  close: () => void
}

/** As many are parsed here before a process has started. */
const few = 60

/** Parses Markdown on all cores where there is much of it. */
export function openTextParser(): TextParser {
  const helpers: Helper[] = []
  let asked = 0
  return {
    parse(markdown) {
      if (++asked <= few) return parseMarkdown(markdown)
      if (helpers.length === 0) helpers.push(...Array.from({ length: availableParallelism() }, startHelper))
      const idlest = helpers.reduce((best, helper) => (helper.waiting() < best.waiting() ? helper : best))
      return idlest.parse(markdown)
    },
    close: () => {
      for (const { end } of helpers) end()
    },
  }
}

type Helper = ReturnType<typeof startHelper>

function startHelper() {
  const program = fileURLToPath(new URL('./parse-process.ts', import.meta.url))
  const child = fork(program, { execArgv: ['--import', import.meta.resolve('tsx')] })
  const waiting: { resolve: (tree: MarkdownTree) => void; reject: (error: Error) => void }[] = []
  const fail = (error: Error) => {
    for (const { reject } of waiting.splice(0)) reject(error)
  }
  child.on('message', (tree: MarkdownTree) => waiting.shift()?.resolve(tree))
  child.on('error', fail)
  child.on('exit', () => fail(new Error('the process that parses texts has ended')))
  return {
    waiting: () => waiting.length,
    parse: (markdown: string) =>
      new Promise<MarkdownTree>((resolve, reject) => {
        waiting.push({ resolve, reject })
        child.send(markdown)
      }),
    end: () => child.disconnect(),
  }
}
