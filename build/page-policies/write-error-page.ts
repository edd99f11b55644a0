import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatDetectionTag } from '@/routing/format-detection'
import { localisePath } from '@/routing/locale-path'
import { type Locale, localeDetails, locales } from '@/routing/locales'
import { compilePlainSheet } from '../prepare-plain-sheet'

/** Where Next.js keeps what it sends when a page fails on the server. */
const places = [join('app', '_global-error.html'), join('pages', '500.html')]

/**
 * Puts a document of this site in place of the one Next.js brings, whose style attributes no strict policy lets through. Which language
 * was asked for is not known there, so it says what it has to say in all of them.
 */
export async function writeErrorPage(buildFolder: string): Promise<void> {
  const sections = await Promise.all(locales.map(section))
  const page = errorPage(compilePlainSheet('plain'), sections.join(''))
  for (const place of places) await writeFile(join(buildFolder, 'server', place), page)
}

/** Read as a file: the browser tests write this page too, and their runner imports no JSON. */
async function section(locale: Locale): Promise<string> {
  const files = [join('messages', 'errors', `${locale}.json`), join('messages', 'errors', 'brief', `${locale}.json`)]
  const [words, brief] = await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as Record<string, string>))
  const text = `<h1>${brief?.applicationError}</h1><p><a href="${localisePath(locale, '/')}">${words?.goHome}</a></p>`
  return `<section lang="${localeDetails[locale].iso}">${text}</section>`
}

function errorPage(sheet: string, sections: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${formatDetectionTag}<title>500</title>`
  return `<!doctype html><html lang="en"><head>${head}<style>${sheet}</style></head><body><main>${sections}</main></body></html>\n`
}
