import { attempt } from '../resilience/attempt'

// The mark of a pressed link is written past React: links are plain anchors, 89 of them on the home page, and none is a client component.

/** Longest wait for the frame that shows a press; a hidden or busy page draws none. */
const maxFeedbackMs = 100

/** Shows that a link was pressed and resolves when that is on the screen, so that heavy work comes after it. */
export function showPress(anchor: HTMLElement | undefined): Promise<void> {
  if (anchor) anchor.dataset.pressed = ''
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, maxFeedbackMs)
    attempt(() =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          clearTimeout(limit)
          resolve()
        }),
      ),
    )
  })
}
