import { useLocale, useMessages, useTranslations } from 'next-intl'
import { voices } from '../order/speak'
import { startConversation } from '../order/state'
import styles from './demonstration.module.scss'
import { OrderChat } from './order-chat'
import { WrittenDialogue } from './written-dialogue'
import type { WrittenOrder } from './written-order'

export const demonstrationId = 'demo'

/** Order a coffee here and now. */
export function Demonstration({ order: { turns, rows, total } }: { order: WrittenOrder }) {
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
          example={{ rows, total }}
          note={t('note')}
        >
          <WrittenDialogue turns={turns} note={t('written')} labels={labels} />
        </OrderChat>
      </div>
    </section>
  )
}
