import type { Messages } from 'next-intl'
import { ButtonLink } from '@/components/primitives/button-link'
import type { PlainMessages } from '@/messages/pick'
import { localisePath } from '@/routing/locale-path'
import type { Locale } from '@/routing/locales'
import { type Block, type Plan, roundHours } from './migration'
import styles from './migration-bill.module.scss'

export type BillWords = Pick<PlainMessages<Messages['StrapiPage']['migration']>, 'hours' | 'likely' | 'unit' | 'open'> & {
  blocks: Readonly<Record<Block, string>>
}

/** What the answers come to: the range, what it is made of, and the way to its price. */
export function MigrationBill({ plan, words, locale }: { plan: Plan; words: BillWords; locale: Locale }) {
  const { low, likely, high } = plan.hours
  const withUnit = (value: number) => `${roundHours(value)}\u00A0${words.unit}`
  return (
    <div className={styles.bill}>
      <div className={styles.head} aria-live="polite">
        <p className="meta quiet">{words.hours}</p>
        <p className={styles.range}>{`${roundHours(low)}–\u2060${withUnit(high)}`}</p>
        <p className="meta quiet">{`${words.likely}: ${withUnit(likely)}`}</p>
      </div>
      <ul>
        {plan.items.map(({ block, quantity, hours }) => (
          <li className={styles.row} key={block}>
            <span>{quantity > 1 ? `${words.blocks[block]} × ${quantity}` : words.blocks[block]}</span>
            <span className="strong nowrap">{`${Math.round(hours.likely)}\u00A0${words.unit}`}</span>
          </li>
        ))}
      </ul>
      <ButtonLink href={`${localisePath(locale, '/estimate/functional-blocks')}?${plan.query}`} kind="primary" arrow>
        {words.open}
      </ButtonLink>
    </div>
  )
}
