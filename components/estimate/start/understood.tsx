import type { Described } from '@/estimate/describe/describe'
import type { Locale } from '@/routing/locales'
import { useWords } from '../words-provider'
import styles from './sentence.module.scss'

type UnderstoodProps = { found: Described; declined: ReadonlySet<string>; toggle: (key: string) => void }

/** What was found in a sentence with the words that said so, what was left out as asked, and what nothing was found for. */
export function Understood({ found, declined, toggle }: UnderstoodProps) {
  const words = useWords()
  const t = words.in('EstimateSentence')
  const option = words.in('EstimateSettings.options')
  const { rewrite } = found
  const rows = [
    ...(rewrite ? [{ key: 'rewrite', name: t('rewrite'), said: rewrite.words }] : []),
    ...found.platforms.map(({ value, words: said }) => ({ key: value, name: option(value), said })),
    ...found.blocks.map(({ value, quantity, words: said }) => ({
      ...{ key: value, said },
      name: `${words.titles[value]}${quantity > 1 ? `\u00A0× ${quantity}` : ''}`,
    })),
  ]
  return (
    <>
      <h4 className={styles.title}>{t('found', { count: rows.length })}</h4>
      {rows.length > 0 && (
        <ul className={styles.list}>
          {rows.map(({ key, name, said }) => (
            <li key={key}>
              <label className={styles.proposal}>
                <input className={styles.box} type="checkbox" checked={!declined.has(key)} onChange={() => toggle(key)} />
                <span>
                  <span>{name}</span> <span className="small quiet">{t('because', { words: said })}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {found.refused.length > 0 && (
        <p className="small quiet">
          {t('refused', {
            words: quote(
              found.refused.map(({ words: said }) => said),
              words.locale,
            ),
          })}
        </p>
      )}
      {found.unknown.length > 0 && (
        <p className={styles.unknown}>{t('unknown', { words: quote(found.unknown.slice(0, 8), words.locale) })}</p>
      )}
    </>
  )
}

/** Each in the quotation marks of the language. */
function quote(said: readonly string[], locale: Locale): string {
  return said.map((each) => (locale === 'uk' ? `«${each}»` : `“${each}”`)).join(', ')
}
