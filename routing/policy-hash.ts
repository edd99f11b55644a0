import { createHash } from 'node:crypto'

/** How a policy names an inline script or style: by what stands between its tags, to the letter. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
