type Parts = {
  /** Addresses of the sheets whose text stands inside the page. */
  sheets: readonly string[]
  /** Calls that hand React its data, in the order of the page. */
  rows: readonly string[]
  /** The call that starts the program. */
  bootstrap: readonly string[]
}

/** What stood in the page as inline scripts, as one file that runs before all others. */
export function rowsFile({ sheets, rows, bootstrap }: Parts): string {
  return [markSheets(sheets), ...rows, ...bootstrap].join(';\n')
}

/**
 * React and Turbopack look for the link of each sheet and would fetch and insert all of them again. A disabled link is never fetched,
 * and is all they look for.
 */
function markSheets(addresses: readonly string[]): string {
  return `for(const href of ${JSON.stringify([...addresses].reverse())}){const link=document.createElement("link");link.rel="stylesheet";link.setAttribute("href",href);link.dataset.precedence="next";link.disabled=true;document.querySelector("style[data-precedence]").after(link)}`
}
