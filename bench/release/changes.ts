import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

export type EditedArticle = { slug: string }

type Change = {
  name: string
  /** Changes the article in English. Answers what a visitor sees of it. */
  make: (content: string, article: EditedArticle) => Promise<string>
}

/** What an editor does to one article, from what one page shows to what many do. */
export const changes: readonly Change[] = [
  {
    name: 'A sentence of one article changed',
    make: async (content, { slug }) => {
      const file = join(content, 'articles', `${slug}.en.md`)
      const sentence = 'And one more thing, for whoever reads to the end.'
      await writeFile(file, `${await readFile(file, 'utf8')}\n\n${sentence}\n`)
      return sentence
    },
  },
  {
    name: 'The title of one article changed, which lists show',
    make: async (content, { slug }) => {
      const file = join(content, 'articles', `${slug}.yaml`)
      const entry = parse(await readFile(file, 'utf8'))
      entry.en.title = 'A new name for an old article'
      await writeFile(file, stringify(entry))
      return 'A new name for an old article'
    },
  },
]
