import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localisePath } from '@/routing/locale-path'
import { localeDetails, locales } from '@/routing/locales'
import { compilePlainSheet } from '../prepare-plain-sheet'
import { catalogues } from '../site-words'

/** Where Next.js keeps what it sends when a page fails on the server. */
const places = [join('app', '_global-error.html'), join('pages', '500.html')]

/**
 * Puts a document of this site in place of the one Next.js brings, whose style attributes no strict policy lets through. Which language
 * was asked for is not known there, so it says what it has to say in all of them.
 */
export async function writeErrorPage(buildFolder: string): Promise<void> {
  const page = errorPage(compilePlainSheet('plain'))
  for (const place of places) await writeFile(join(buildFolder, 'server', place), page)
}

function errorPage(sheet: string): string {
  const parts = locales.map((locale) => {
    const { applicationError, goHome } = catalogues[locale].ErrorPage
    const text = `<h1>${applicationError}</h1><p><a href="${localisePath(locale, '/')}">${goHome}</a></p>`
    return `<section lang="${localeDetails[locale].iso}">${text}</section>`
  })
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>500</title>`
  return `<!doctype html><html lang="en"><head>${head}<style>${sheet}</style></head><body><main>${parts.join('')}</main></body></html>\n`
}
