'use client'

// Client: the page is one static file for every bad address, so only the browser knows which one was asked for.
import { useSyncExternalStore } from 'react'
import styles from './missing-path.module.scss'

/** “Page not found”, completed in the browser: “Page not found: /uk/nope?x=1”. */
export function MissingPath({ message }: { message: string }) {
  const path = useSyncExternalStore(subscribe, readPath, () => undefined)
  if (path === undefined) return <span>{message}</span>
  return (
    <>
      <span>{`${message}: `}</span>
      <bdi className={styles.path}>{path}</bdi>
    </>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  return () => window.removeEventListener('popstate', onChange)
}

/** Characters that are not seen but turn or break a line stay as they are in the address. */
function readPath(): string {
  const { pathname, search } = window.location
  try {
    return decodeURI(pathname + search).replace(/[\p{Bidi_Control}\p{Cf}\p{Zl}\p{Zp}]/gu, encodeURIComponent)
  } catch {
    return pathname + search
  }
}
