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
        <OrderChat
          locale={locale}
          labels={labels}
          suggestions={tongues[locale].suggest(startConversation())}
          example={exampleSlip(locale)}
          note={t('note')}
        >
          <WrittenDialogue turns={turns} note={t('written')} labels={labels} />
        </OrderChat>
      </div>
    </section>
  )
}

function useLabels(): DemoLabels {
  const t = useTranslations('BaristaPage')
  return {
    log: t('labels.log'),
    input: t('labels.input'),
    placeholder: t('labels.placeholder'),
    send: t('labels.send'),
    suggestions: t('labels.suggestions'),
    guest: t('labels.guest'),
    assistant: t('labels.assistant'),
    greeting: t('labels.greeting'),
    again: t('labels.again'),
    slipTitle: t('labels.slipTitle'),
    slipSample: t('labels.slipSample'),
    slipEmpty: t('labels.slipEmpty'),
    slipTotal: t('labels.slipTotal'),
    slipOpen: t('labels.slipOpen'),
    slipExample: t('labels.slipExample'),
    slipSent: t('labels.slipSent'),
    slipPerson: t('labels.slipPerson'),
    slipAllergy: t('labels.slipAllergy'),
    slipUsual: t('labels.slipUsual'),
  }
}
