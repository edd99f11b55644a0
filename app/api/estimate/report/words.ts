import { createWords, type EstimateMessages, type Words } from '@/components/estimate/words'
import type { Locale } from '@/routing/locales'

const catalogues: Record<Locale, () => Promise<{ default: EstimateMessages }>> = {
  en: () => import('@/messages/en.json'),
  uk: () => import('@/messages/uk.json'),
}

export async function reportWords(locale: Locale): Promise<Words> {
  return createWords(locale, (await catalogues[locale]()).default)
}
