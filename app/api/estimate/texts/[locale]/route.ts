import { currentCatalogue } from '@/estimate'
import { textOf } from '@/estimate/texts'
import { isLocale, locales } from '@/routing/locales'
import { apiAnswer } from '../../_api/answer'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

/** What the blocks are, in one language: for the page of the results, which fetches it once its figures stand. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  return apiAnswer(Object.fromEntries(currentCatalogue.blocks.map(({ id }) => [id, textOf(id, locale)])))
}
