/** What the first view of a page may weigh, in kB (1,000 bytes) as gzip sends it. Raising a number is a decision, seen in its diff. */
export const budgets = {
  homeHtml: 45,
  /** Any other page: its HTML with the copy of it React hydrates from. The blocks are 87, each with what is inside and what is not. */
  pageHtml: { page: 62, blocks: 135 },
  styles: 25,
  fonts: 46,
  /** Pictures that stand in the window before anyone scrolls, whatever the window's width. */
  firstPictures: 60,
  /** Everything that can be found in one language, fetched at the first touch of a search. */
  searchIndex: 110,
  /** The picture of a shared link; messengers give up on heavy ones. */
  sharePicture: 150,
  /** An empty App Router page of the same Next.js, measured, and what a content page or one of the estimate may add to it. */
  scripts: { emptyPage: 134.6, contentPage: 15, estimatePage: 45 },
}
