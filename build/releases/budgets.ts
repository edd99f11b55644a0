/**
 * What a page may weigh, in kB (1,000 bytes) as gzip sends it, which differs by 100 bytes between machines. Raising a number is a
 * decision, seen in its diff.
 */
export const budgets = {
  /** HTML with its style. The Ukrainian home page has prices of millions for all answers; the blocks are 87, each with what is
   * inside and what is not, and since their rows are one line, with its sentence beside these; groups say what they hold,
   * the next step its question, and the read-out is drawn before there is a price. Half a kB is the policy, which was a header. */
  document: { home: 39, page: 33.9, blocks: 73.5 },
  /** What runs before a visitor does anything, as it stands in the page. */
  loader: 4.9,
  /** What React reads of a page once its scripts start. The search names every page: 28 kB with 500 articles; the
   * results bring all their words, in the browser's language, with them. */
  rows: { page: 27, search: 40, results: 36, home: 40, example: 30, blocks: 89 },
  fonts: 41,
  /** Pictures that stand in the window before anyone scrolls, whatever the window's width. */
  firstPictures: 60,
  /** The first cover of the portfolio as a phone gets it: what a connection of HTTP/1.1 sends before it waits for an answer, ten packets. */
  firstCover: 14.2,
  /** What a browser asks for before a page is idle: the document, fonts, pictures. */
  firstRequests: 12,
  /** Everything that can be found in one language, fetched at the first touch of a search. */
  searchIndex: 110,
  /** The picture of a shared link; messengers give up on heavy ones. */
  sharePicture: 150,
  /** An empty App Router page of the same Next.js, measured, and what a content page or one of the estimate may add to it.
   * Links that were damaged on their way are mended in the browser, too, and pages are fetched where a visitor means one,
   * of which a click asks for nothing twice. The results have at once all that hydrates what the server of a link has drawn: 22 kB less than
   * when they were drawn anew. Their notes write dates as people do, and their tab
   * goes by the figures. */
  scripts: { emptyPage: 134.6, contentPage: 15.3, estimatePage: 49.6, resultsPage: 64.1 },
}
