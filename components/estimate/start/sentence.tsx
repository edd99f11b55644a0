'use client'

// Client: the sentence is read in the browser and not sent.
import { type FormEvent, useRef, useState } from 'react'
import { applyPatch, defaultInput, formatEstimate, measure } from '@/estimate'
import type { Described } from '@/estimate/describe/describe'
import { Button } from '../../primitives/button'
import { useEstimateDocument } from '../document/provider'
import { moneyIn } from '../labels'
import { useWords } from '../words-provider'
import styles from './sentence.module.scss'

/** “Describe your project in a sentence”: proposes settings and blocks, each of which can be declined. */
export function Sentence({ blocks }: { blocks: string }) {
  const words = useWords()
  const t = words.in('EstimateSentence')
  const { catalogue } = useEstimateDocument()
  const [found, setFound] = useState<Described | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const field = useRef<HTMLTextAreaElement>(null)

  const read = async (event: FormEvent) => {
    event.preventDefault()
    const { describeProject } = await import('@/estimate/describe/describe')
    setFound(describeProject(field.current?.value ?? ''))
    setLeft(new Set())
  }
  const toggle = (key: string) => setLeft((old) => new Set(old.has(key) ? [...old].filter((each) => each !== key) : [...old, key]))

  const taken = found && {
    set: {
      ...(found.type && !left.has('type') && { type: found.type.value }),
      ...(found.platforms.some(({ value }) => !left.has(value)) && {
        platforms: found.platforms.map(({ value }) => value).filter((value) => !left.has(value)),
      }),
    },
    add: found.blocks.filter(({ value }) => !left.has(value)).map(({ value: id, quantity }) => ({ id, quantity })),
  }
  const input = applyPatch(defaultInput, taken ?? {})
  const nothing = found && !found.type && found.platforms.length + found.blocks.length === 0
  const option = words.in('EstimateSettings.options')
  const proposals = found
    ? [
        ...(found.type ? [{ key: 'type', name: option(found.type.value), words: found.type.words }] : []),
        ...found.platforms.map(({ value, words: said }) => ({ key: value, name: option(value), words: said })),
        ...found.blocks.map(({ value, quantity, words: said }) => ({
          key: value,
          name: `${words.titles[value]}${quantity > 1 ? `\u00A0× ${quantity}` : ''}`,
          words: said,
        })),
      ]
    : []

  return (
    <div className={styles.sentence}>
      <form onSubmit={read}>
        <label className={styles.label} htmlFor="sentence">
          {t('label')}
        </label>
        <textarea className={styles.field} id="sentence" ref={field} rows={3} maxLength={1000} placeholder={t('example')} />
        <Button type="submit">{t('read')}</Button>
      </form>
      <div aria-live="polite">
        {nothing && <p className={styles.quiet}>{t('nothing')}</p>}
        {proposals.length > 0 && (
          <>
            <h3 className={styles.title}>{t('found', { count: proposals.length })}</h3>
            <ul className={styles.list}>
              {proposals.map(({ key, name, words: said }) => (
                <li key={key}>
                  <label className={styles.proposal}>
                    <input className={styles.box} type="checkbox" checked={!left.has(key)} onChange={() => toggle(key)} />
                    <span>
                      {name} <span className={styles.quiet}>{t('because', { words: said })}</span>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
            {found && found.refused.length > 0 && (
              <p className={styles.quiet}>{t('refused', { words: found.refused.map(({ words: said }) => said).join(', ') })}</p>
            )}
            <p className={styles.end}>
              <a
                className={styles.take}
                href={`${blocks}?${formatEstimate({ catalogue: catalogue.version, input, alternatives: [] }, catalogue)}`}
              >
                {t('take', {
                  count: input.blocks.length,
                  price: moneyIn(input, catalogue, words.locale)(measure(input, catalogue).cost.p50),
                })}
              </a>
            </p>
          </>
        )}
      </div>
    </div>
  )
}
