/** Whether the router of Next.js reads the file: it repeats the document beside it, in rows that are cut and numbered by their size. */
export const isRouterData = (file: string, files: ReadonlySet<string>) =>
  file.endsWith('.txt') && (file.includes('__next.') || files.has(file.replace(/txt$/, 'html')))
