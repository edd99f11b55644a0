import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { compilePlainSheet } from '@/build/prepare-plain-sheet'
import { previewPaths } from '@/routing/draft-preview'
import { localisePath } from '@/routing/locale-path'
import { type Locale, localeDetails, otherLocale } from '@/routing/locales'
import { draftWords } from './draft-words'

/** A page without its language. */
export type DraftPlace = { locale: Locale; path: string }

let sheet: string | undefined

/**
 * Says on every page that it is a draft, leads to the other language and out. An element of its own name: React passes over it when it
 * takes up the page.
 */
export function draftBar({ locale, path }: DraftPlace): string {
  const { title, leave } = draftWords(locale)
  sheet ??= compilePlainSheet('preview')
  const other = otherLocale(locale)
  const out = `${previewPaths.leave}?${new URLSearchParams({ to: localisePath(locale, path) })}`
  return renderToStaticMarkup(
    createElement(
      'draft-bar',
      { role: 'region', 'aria-label': title },
      <style>{sheet}</style>,
      <strong>{title}</strong>,
      <span>{localeDetails[locale].name}</span>,
      <a href={localisePath(other, path)} hrefLang={other} lang={other}>
        {localeDetails[other].name}
      </a>,
      <a href={out}>{leave}</a>,
    ),
  )
}
