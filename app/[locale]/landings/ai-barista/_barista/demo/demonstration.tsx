import { useLocale, useMessages, useTranslations } from 'next-intl'
import type { Landing } from '@/content-client/types'
import { voices } from '../order/speak'
import { startConversation } from '../order/state'
import styles from './demonstration.module.scss'
import { exampleSlip } from './example'
import { OrderChat } from './order-chat'
import { WrittenDialogue } from './written-dialogue'

export const demonstrationId = 'demo'

/** Order a coffee here and now. */
export function Demonstration({ turns }: { turns: Landing['dialogue'] }) {
  const t = useTranslations('BaristaPage')
  const locale = useLocale()
  const { labels } = useMessages().BaristaPage
  return (
    <section className={styles.section} id={demonstrationId} aria-labelledby="demo-title">
      <div className={styles.frame}>
        <h2 className={styles.title} id="demo-title">
          {t('title')}
        </h2>
        <p className={styles.intro}>{t('intro')}</p>
      </div>
      <div className="wrap">
        <OrderChat
          locale={locale}
          labels={labels}
          suggestions={voices[locale].suggest(startConversation())}
          example={exampleSlip(locale)}
          note={t('note')}
        >
          <WrittenDialogue turns={turns} note={t('written')} labels={labels} />
        </OrderChat>
      </div>
    </section>
  )
}
