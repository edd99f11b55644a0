import { useTranslations } from 'next-intl'
import legal from './legal-page.module.scss'

/** What a site does with the messages of its contact form, by its settings. */
export type MessageKeeping = { days: number; isMailed: boolean; isHandedOver: boolean }

/** Said from the settings of the site, so that the page cannot promise anything else. */
export function KeptMessages({ days, isMailed, isHandedOver }: MessageKeeping) {
  const t = useTranslations('LegalPage.messages')
  const ways = [
    ...(isMailed ? [t('delivery.mail'), t('delivery.visitor')] : []),
    ...(isHandedOver ? [t('delivery.service')] : []),
    ...(isMailed || isHandedOver ? [] : [t('delivery.nobody')]),
  ]
  const rows = [
    { label: t('what.label'), text: t('what.text') },
    { label: t('where.label'), text: t('where.text') },
    { label: t('until.label'), text: t('until.text', { days }) },
    { label: t('delivery.label'), text: ways.join(' ') },
    { label: t('request.label'), text: t('request.text') },
  ]
  return (
    <section className={legal.changes} aria-labelledby="messages">
      <h2 className="item" id="messages">
        {t('title')}
      </h2>
      <dl className="grid gap2 above2">
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt className="meta quiet">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
