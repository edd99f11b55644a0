import { createTranslator } from 'next-intl'
import type en from '@/messages/en.json'
import type { Locale } from '@/routing/locales'

/** Messages of an estimate, whole or in part: a browser is given only those it shows. */
export type EstimateMessages = Partial<typeof en>

type Values = Record<string, string | number>
export type Translate = (key: string, values?: Values) => string

/** The words of one language, for components that are drawn by pages, by the browser and into the printable report alike. */
export type Words = { locale: Locale; in: (namespace: string) => Translate }

export function createWords(locale: Locale, messages: EstimateMessages): Words {
  const known = new Map<string, Translate>()
  const translate = (namespace: string) =>
    createTranslator({ locale, messages: messages as never, namespace: namespace as never, timeZone: 'UTC' }) as unknown as Translate
  return {
    locale,
    in(namespace) {
      const found = known.get(namespace) ?? translate(namespace)
      known.set(namespace, found)
      return found
    },
  }
}

/** The key of a choice's words: next-intl compiles no key of this one name. */
export function wordKey(choice: string): string {
  return choice === 'prototype' ? 'trial' : choice
}
