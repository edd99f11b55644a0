/** Longest wait for the frame that shows a press; a hidden or busy page draws none. */
const longestWait = 100

/** Shows that a link was pressed and resolves when that is on the screen, so that heavy work comes after it. */
export function showPress(anchor: HTMLElement | undefined): Promise<void> {
  if (anchor) anchor.dataset.pressed = ''
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, longestWait)
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(limit)
        resolve()
      }),
    )
  })
}
