import type { Scene } from '../scene'
import { answerCosts, fixOrRewrite, fridayNote, honestRange } from './about-figures'
import { fourToFive, pageOnATram, whoHoldsTheKeys } from './about-machines'
import { askForTheSource, definitionOfDone } from './about-work'

/** The object of every article, by the name of its cover. */
export const articleScenes: Record<string, Scene> = {
  'estimates-honest-range': honestRange,
  'ai-ask-for-the-source': askForTheSource,
  'ai-what-an-answer-costs': answerCosts,
  'fix-or-rewrite': fixOrRewrite,
  'who-holds-the-keys': whoHoldsTheKeys,
  'definition-of-done': definitionOfDone,
  'friday-note': fridayNote,
  'page-on-a-tram': pageOnATram,
  'strapi-4-to-5': fourToFive,
}
