/**
 * Does what the page can do without. A failure is reported like any error nobody caught, and what there is instead of it is done:
 * browsers lack facilities, refuse them, and answer nonsense.
 */
export function attempt<Value>(act: () => Value, otherwise?: () => Value): Value | undefined {
  try {
    return act()
  } catch (error) {
    report(error)
    return otherwise?.()
  }
}

/** The monitoring hears it as an error of the window. */
function report(error: unknown): void {
  try {
    window.reportError(error)
  } catch {
    console.warn(error)
  }
}
