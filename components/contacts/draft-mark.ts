/** What was typed and not sent yet stands under this key until the tab is closed. */
export const draftKey = 'contact:draft'

export function hasDraft(): boolean {
  try {
    return draftKey in sessionStorage
  } catch {
    return false
  }
}
