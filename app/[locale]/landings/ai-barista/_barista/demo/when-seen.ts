/** Does something once an element comes into view and the browser has nothing better to do. */
export function whenSeen(element: HTMLElement | null, act: () => void): () => void {
  if (!element) return () => undefined
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    if ('requestIdleCallback' in globalThis) requestIdleCallback(act)
    else setTimeout(act, 300)
  })
  observer.observe(element)
  return () => observer.disconnect()
}
