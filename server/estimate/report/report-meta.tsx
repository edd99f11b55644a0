import { type Locale, localeDetails } from '@/routing/locales'
import { reportSheet } from '@/styles/generated/plain-sheet'

type ReportMetaProps = Record<'title' | 'description' | 'canonical' | 'picture' | 'json', string> & { locale: Locale }

/** What messengers show of a document, and where programs find the same. */
export function ReportMeta({ title, description, canonical, picture, json, locale }: ReportMetaProps) {
  return (
    <>
      <style>{reportSheet}</style>
      <link rel="canonical" href={canonical} />
      <meta property="og:title" content={title} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={localeDetails[locale].openGraph} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={description} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="alternate" type="application/json" href={json} />
    </>
  )
}
