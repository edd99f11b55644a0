import { useEffect } from 'react'

/** By type, entry, and language: the moment of the version a form was opened with. The panel leaves it out of what it saves. */
const opened = new Map()

const keyOf = (model, documentId, locale) => [model, documentId, locale ?? 'en'].join(' ')

export function useOpenedVersion(model, document, collectionType) {
  const { documentId, locale, updatedAt, publishedAt } = document ?? {}
  useEffect(() => {
    const named = collectionType === 'single-types' ? '' : documentId
    if (updatedAt && !publishedAt) opened.set(keyOf(model, named, locale), updatedAt)
  }, [model, collectionType, documentId, locale, updatedAt, publishedAt])
}

/** Says with each save which version it was made from, so that the service can refuse to overwrite a newer one. */
export function sendOpenedVersions() {
  const { fetch } = window
  window.fetch = (address, options) => {
    const { pathname, searchParams } = new URL(String(address?.url ?? address), window.location.href)
    const [, model, documentId = ''] = /\/content-manager\/\w+-types\/([^/]+)(?:\/(\w+))?(?:\/actions\/publish)?$/.exec(pathname) ?? []
    const version = ['PUT', 'POST'].includes(options?.method) && opened.get(keyOf(model, documentId, searchParams.get('locale')))
    if (!version) return fetch(address, options)
    const headers = new Headers(options.headers)
    headers.set('X-Entry-Version', version)
    return fetch(address, { ...options, headers })
  }
}
