import en from '@/messages/publish/en.json'
import uk from '@/messages/publish/uk.json'
import { formatDetectionTag } from '@/routing/format-detection'
import { defaultLocale, type Locale, localeDetails } from '@/routing/locales'
import { bestLanguage } from '@/routing/negotiate'
import { hashSource } from '@/routing/policy-hash'
import type { ReportedProblem } from '@/routing/release/report'
import { documentHeaders } from '@/routing/security-headers'
import { plainSheet } from '@/styles/generated/plain-sheet'
import type { PublishStatus } from './status'

const words = { en, uk }

const leads = {
  idle: 'idleLead',
  waiting: 'waitingLead',
  running: 'runningLead',
  live: 'liveLead',
  failed: 'failedLead',
} as const

/** In seconds. */
const refreshEvery = 4

/** In the query of whoever reads without haste. */
export const pageCalm = 'calm'

type Live = {
  release: string | null
  since: Date
  siteUrl: string
  /** Whether the page stands still. */
  isCalm: boolean
  acceptLanguage: string | null
}

/** The page for the person who published: without scripts, it asks for itself again while there is something to wait for. */
export function statusPage(status: PublishStatus, live: Live): { html: string; headers: Record<string, string> } {
  const locale = bestLanguage(live.acceptLanguage) ?? defaultLocale
  const isMoving = status.state === 'waiting' || status.state === 'running'
  return {
    html: documentOf(status, live, { locale, isMoving }),
    headers: {
      ...documentHeaders({ scripts: [], styles: [hashSource(plainSheet)] }, { siteUrl: live.siteUrl }),
      'Content-Language': localeDetails[locale].iso,
      ...(isMoving && !live.isCalm && { Refresh: String(refreshEvery) }),
    },
  }
}

function documentOf(status: PublishStatus, live: Live, { locale, isMoving }: { locale: Locale; isMoving: boolean }): string {
  const t = words[locale]
  const { state, problems } = status
  const site = URL.canParse(live.siteUrl) ? new URL(live.siteUrl).host : t.title
  const rows = [
    status.step !== null && row(t.step, english(status.step)),
    status.startedAt !== null && row(t.began, time(new Date(status.startedAt), locale)),
    status.finishedAt !== null && row(t.ended, time(new Date(status.finishedAt), locale)),
    live.release !== null && row(t.release, escapeHtml(live.release)) + row(t.since, time(live.since, locale)),
  ]
  return `<!DOCTYPE html>
<html lang="${localeDetails[locale].iso}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${formatDetectionTag}<meta name="robots" content="noindex">
<meta name="color-scheme" content="light"><title>${t[state]} — ${escapeHtml(site)}</title>
<link rel="icon" href="/icons/mark.svg"><style>${plainSheet}</style></head>
<body><header class="top"><p class="brand">${escapeHtml(site)}</p><p><a href="/">${t.home}</a></p></header>
<main><p class="quiet">${t.title}</p><h1>${t[state]}</h1><p>${state === 'live' && problems.length > 0 ? t.heldBackLead : t[leads[state]]}</p>
${problems.length > 0 ? `<section class="error"><h2>${t.mend}</h2><ul>${problems.map((each) => item(each, t.open)).join('')}</ul></section>` : ''}
<table><tbody>${rows.filter(Boolean).join('')}</tbody></table>
${status.isAskedAgain ? `<p>${t.again}</p>` : ''}${isMoving ? refreshing(t, live.isCalm) : ''}</main></body></html>
`
}

const row = (name: string, value: string) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`

/** What a build says is in English. */
const english = (text: string) => `<span lang="en">${escapeHtml(text)}</span>`

function item({ sentence, link }: ReportedProblem, open: string): string {
  return `<li>${english(sentence)}${link ? `<br><a href="${escapeHtml(link)}">${open}</a>` : ''}</li>`
}

/** Nobody has to read faster than the page comes anew. */
function refreshing(t: typeof en, isCalm: boolean): string {
  return isCalm ? `<p><a href="?">${t.resume}</a></p>` : `<p class="quiet">${t.refresh} <a href="?${pageCalm}">${t.pause}</a></p>`
}

function time(moment: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeDetails[locale].iso, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit' },
    ...{ hourCycle: 'h23', timeZoneName: 'short' },
  })
  return `<time datetime="${moment.toISOString()}">${escapeHtml(format.format(moment))}</time>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
