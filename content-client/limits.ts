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
  /** Characters between two empty lines of Markdown: 14,000 of nested emphasis took 3 s, 70,000 six minutes. */
  paragraphLetters: 10_000,
  /** Spaces and marks of lists and quotes before the words of a line of Markdown; each level takes two. 800 levels took 76 s. */
  markdownMargin: 200,
  /** A name or a title: it stands in one line of a list, in a head, on a card. */
  nameLetters: 200,
  /** A text without paragraphs. */
  lineLetters: 2_000,
  /** Rows of one list of an entry; the longest of the embedded content has 31. */
  listItems: 200,
  /** A drawing of dots, and the codes of its dots. */
  drawingLetters: 10_000,
  /** A slug names files, and no file system takes more than 255 bytes for a name, endings included. */
  slugSegmentLetters: 100,
  /** The whole slug: some systems take no more than 260 bytes for a path. */
  slugLetters: 150,
} as const

type ReadLimitName = 'answerMilliseconds' | 'shellMilliseconds' | 'answerBytes' | 'pages' | 'levels' | 'pictureBytes'

/** Those of reading, which tests make smaller. */
export type ReadLimits = Readonly<Record<ReadLimitName, number>>
