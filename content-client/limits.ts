/**
 * The most a build takes from its content. Each limit is several times what a site of this kind needs and well below what would cost
 * a build its memory or its time; whatever passes one stops the build with a sentence that says so.
 */
export const limits = {
  /** One answer of the content service, or one picture: from the request to the last byte. */
  answerMilliseconds: 15_000,
  /** The three calls of the shell together, with their repetitions: the build goes on without them. */
  shellMilliseconds: 10_000,
  /** One answer, unpacked: a hundred entries of 100 kB, the longest article of the embedded content being 20 kB. */
  answerBytes: 10_000_000,
  /** Pages of one collection: 5,000 entries are the most that were ever built (see `pageSize` in `sources/service.ts`). */
  pages: 50,
  /** Levels of lists and groups in an entry; the deepest field has ten. Unpacking an entry takes a call for each level. */
  levels: 50,
  /** Larger pictures are nothing a page needs. */
  pictureBytes: 25_000_000,
  /** More than any camera's picture a page could need; a file that promises more would cost the build its memory. */
  picturePixels: 64_000_000,
  /** svgo took 2 s for 0.5 MB and 24 s for 2.2 MB. */
  drawingBytes: 500_000,
  /** A Markdown text; 200,000 characters are a book of a hundred pages. */
  markdownLetters: 200_000,
  /** Characters between two empty lines of Markdown: emphasis inside emphasis takes time with the square of them. */
  paragraphLetters: 20_000,
  /** Quotes and lists inside one another in Markdown, by the marks and spaces a line begins with. */
  markdownLevels: 30,
} as const

type ReadLimitName = 'answerMilliseconds' | 'shellMilliseconds' | 'answerBytes' | 'pages' | 'levels' | 'pictureBytes'

/** Those of reading, which tests make smaller. */
export type ReadLimits = Readonly<Record<ReadLimitName, number>>
