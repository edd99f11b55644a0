import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getOrganisation } from '@/content-client'
import type en from '@/messages/en.json'
import type { FixedRouteName } from '@/routing/routes'
import { getCurrentLocale } from './current-locale'
import { pageMetadata } from './page-metadata'

type PageNamespace = { [Name in keyof typeof en]: (typeof en)[Name] extends { metaTitle: string } ? Name : never }[keyof typeof en]

type Options = { visibility?: 'indexed' | 'noindex' | 'unlisted' }

/** `generateMetadata` for a page whose title and description stand in the messages. */
export function messageMetadata(target: FixedRouteName, namespace: PageNamespace, options: Options = {}): () => Promise<Metadata> {
  return async () => {
    const t = await getTranslations(namespace)
    const { name: company } = await getOrganisation(await getCurrentLocale())
    return pageMetadata({ target, title: t('metaTitle', { company }), description: t('metaDescription', { company }), ...options })
  }
}
