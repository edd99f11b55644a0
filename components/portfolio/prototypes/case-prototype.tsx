import { useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Archive } from './archive'
import { Booking } from './booking'
import styles from './case-prototype.module.scss'
import { Forecast } from './forecast'
import type { PrototypeKind } from './kinds'
import { Plan } from './plan'
import { Price } from './price'
import { Queue } from './queue'
import { Stage } from './stage'

/** A part of the product, at work inside its case; whole and readable where there is no script. */
export function CasePrototype({ kind }: { kind: PrototypeKind }) {
  const t = useTranslations('CasePrototypes')
  return (
    <figure className={styles.figure} data-prototype={kind}>
      <div className={styles.frame}>
        <p className={styles.head}>
          <b>{t(`${kind}.title`)}</b>
          <span className={styles.sample}>{t('sample')}</span>
        </p>
        <p className={styles.hint}>{t(`${kind}.hint`)}</p>
        <Stage reset={t('reset')}>
          <Part kind={kind} />
        </Stage>
      </div>
      <figcaption>{t(`${kind}.caption`)}</figcaption>
    </figure>
  )
}

/** The scripts of one are sent with its case, those of the others are not. */
function Part({ kind }: { kind: PrototypeKind }) {
  const words = useMessages().CasePrototypes
  const parts: Record<PrototypeKind, ReactNode> = {
    archive: <Archive words={words.archive} />,
    booking: <Booking words={words.booking} />,
    forecast: <Forecast words={words.forecast} />,
    plan: <Plan words={words.plan} />,
    price: <Price words={words.price} />,
    queue: <Queue words={words.queue} />,
  }
  return parts[kind]
}
