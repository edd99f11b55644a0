import { useLocale, useTranslations } from 'next-intl'
import type { Landing } from '@/content-client/types'
import { tongues } from '../order/speak'
import { startConversation } from '../order/state'
import styles from './demonstration.module.scss'
import { exampleSlip } from './example'
import type { DemoLabels } from './labels'
import { OrderChat } from './order-chat'
import { WrittenDialogue } from './written-dialogue'

export const demonstrationId = 'demo'

/** Order a coffee here and now. */
export function Demonstration({ turns }: { turns: Landing['dialogue'] }) {
  const t = useTranslations('BaristaPage')
  const locale = useLocale()
  const labels = useLabels()
  return (
    <section className={styles.section} id={demonstrationId} aria-labelledby="demo-title">
      <div className={styles.frame}>
        <h2 className={styles.title} id="demo-title">
          {t('title')}
        </h2>
        <p className={styles.intro}>{t('intro')}</p>
      </div>
      <div className={styles.demo}>
        <OrderChat locale={locale} labels={labels} suggestions={tongues[locale].suggest(startConversation())} example={exampleSlip(locale)}>
          <WrittenDialogue turns={turns} note={t('written')} labels={labels} />
        </OrderChat>
        <p className={styles.note}>{t('note')}</p>
      </div>
    </section>
  )
}

function useLabels(): DemoLabels {
  const t = useTranslations('BaristaPage.labels')
  return {
    log: t('log'),
    input: t('input'),
    placeholder: t('placeholder'),
    send: t('send'),
    suggestions: t('suggestions'),
    guest: t('guest'),
    assistant: t('assistant'),
    greeting: t('greeting'),
    again: t('again'),
    slipTitle: t('slipTitle'),
    slipSample: t('slipSample'),
    slipEmpty: t('slipEmpty'),
    slipTotal: t('slipTotal'),
    slipOpen: t('slipOpen'),
    slipExample: t('slipExample'),
    slipSent: t('slipSent'),
    slipPerson: t('slipPerson'),
    slipAllergy: t('slipAllergy'),
    slipUsual: t('slipUsual'),
  }
}
