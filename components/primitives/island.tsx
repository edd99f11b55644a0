/**
 * Hydrated by itself: where what is inside is not as the server sent it (a proxy rewrote an address, an extension was faster than we are),
 * React draws this part anew and leaves the rest of the document.
 */
export { Activity as Island } from 'react'
