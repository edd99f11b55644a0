import { useTranslations } from 'next-intl'
import type { Chapter } from '@/components/landings/chapters'
import { parseHtml, tableIndex, tableRows, writeHtml } from '@/components/primitives/hast'
import { PlainText } from '@/components/primitives/plain-text'
import { Section } from '@/components/primitives/section'
import { ChannelDrawing, ChannelsMeet, isDrawn } from './channel-drawings'
import styles from './order-channels.module.scss'

/** Ways for an order to come in, of the chapter's table: each drawn, and all of them leading to what the chapter says last. */
export function OrderChannels({ id, title, text, total }: Chapter & { total: string }) {
  const t = useTranslations('BaristaPage')
  const blocks = parseHtml(text.html)
  const [, ...rows] = tableRows(blocks)
  return (
    <Section title={title} id={id} layout="stacked">
      <ul className={styles.channels}>
        {rows.map(([name, purpose, note], index) => (
          <li className={styles.channel} key={name}>
            {isDrawn(index) && <ChannelDrawing of={index} />}
            <h3 className={styles.name}>{name}</h3>
            <p>{purpose}</p>
            <p className="small above05 quiet">{note}</p>
          </li>
        ))}
      </ul>
      <ChannelsMeet />
      <div className={styles.end}>
        <p className="subheading below1 tabular">{t('order', { total })}</p>
        <PlainText content={{ ...text, html: writeHtml(blocks.slice(tableIndex(blocks) + 1)) }} />
      </div>
    </Section>
  )
}
