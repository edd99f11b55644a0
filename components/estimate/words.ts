import { createTranslator, type Messages, type NamespaceKeys, type NestedKeyOf } from 'next-intl'
import type { Locale } from '@/routing/locales'

type Namespace = NamespaceKeys<Messages, NestedKeyOf<Messages>>

/** What `useTranslations` returns for a namespace: keys and their values are checked by the compiler. */
type Translate<Name extends Namespace> = ReturnType<typeof createTranslator<Messages, Name>>

/** Translators of one language, for components that are rendered by pages, in the browser and into the report alike. */
export type Words = { locale: Locale; messages: Messages; in: <Name extends Namespace>(namespace: Name) => Translate<Name> }

type Translators = {
  get: <Name extends Namespace>(namespace: Name) => Translate<Name> | undefined
  set: <Name extends Namespace>(namespace: Name, translate: Translate<Name>) => void
}

export function createWords(locale: Locale, messages: Messages): Words {
  const known: Translators = new Map()
  return {
    locale,
    messages,
    in(namespace) {
      const found = known.get(namespace) ?? createTranslator({ locale, messages, namespace, timeZone: 'UTC' })
      known.set(namespace, found)
      return found
    },
  }
}

/** Whether the messages have a word for an id of an address or a catalogue. */
export function isKeyOf<Names extends object>(names: Names, id: PropertyKey): id is keyof Names {
  return Object.hasOwn(names, id)
}

type WordKey<Choice extends string> = Choice extends 'prototype' ? 'trial' : Choice

/** The message key of a choice: its value, but for `prototype`, a key next-intl does not compile. */
export function wordKey<Choice extends string>(choice: Choice): WordKey<Choice>
export function wordKey(choice: string): string {
  return choice === 'prototype' ? 'trial' : choice
}
