import { useLocale, useTranslations } from 'next-intl'
import { formatMoney, formatUsd } from '@/messages/format'
import styles from './bill-scale.module.scss'
import { type LedgerFigures, ledgerScale } from './ledger-figures'

type BillScaleProps = {
  figures: LedgerFigures
  /** Marks the signed price, too. */
  signed?: boolean
}

/** The first range as a bar from zero, its ends under it, and what was billed as a flag over it. Lengths are in ems: they grow with the letters. */
export function BillScale({ figures, signed = false }: BillScaleProps) {
  const t = useTranslations('CaseLedger')
  const locale = useLocale()
  const { range } = figures
  const { at, isFar, isAmid } = ledgerScale(figures)
  // A single flag says what it is on one side of its pole and how much on the other, as the beginning of the range does.
  const parted = isAmid && !signed
  const [from, to] = [formatUsd(range.from, locale), formatUsd(range.to, locale)]
  // The outermost flag flies highest, so that no pole goes through the words of another.
  const marks = signed ? (['billed', 'signed'] as const) : (['billed'] as const)
  const flags = marks.toSorted((a, b) => (figures[b] - figures[a]) * (isFar ? 1 : -1))
  const line = flags.length * 1.6 + 0.6
  const words = [
    `${t('range')}: ${t('rangeOf', { from, to })}`,
    ...flags.map((mark) => `${t(mark)}: ${formatMoney(figures[mark], 'USD', locale)}`),
  ]
  return (
    <svg className={styles.scale} data-flags={flags.length} role="img" aria-label={words.join('. ')}>
      <line className={styles.ground} x2="100%" y1={`${line}em`} y2={`${line}em`} />
      <rect className={styles.range} x={at(range.from)} width={at(range.to - range.from)} y={`${line - 0.3}em`} height=".6em" rx=".3em" />
      <text textAnchor="end" x={at(range.from)} dx="-.7em" y={`${line + 1.6}em`}>
        {t('range')}
      </text>
      <text className={styles.amount} x={at(range.from)} y={`${line + 1.6}em`}>
        {from}
      </text>
      <text className={styles.amount} textAnchor="end" x={at(range.to)} y={`${line + 1.6}em`}>
        {to}
      </text>
      {flags.map((mark, index) => (
        <g className={styles[mark]} key={mark}>
          <rect
            x={at(figures[mark])}
            width="3"
            y={`${index * 1.6}em`}
            height={`${line + 0.6 - index * 1.6}em`}
            rx="1.5"
            transform="translate(-1.5)"
          />
          <text
            textAnchor={isFar || parted ? 'end' : 'start'}
            x={at(figures[mark])}
            dx={isFar || parted ? '-.7em' : '.7em'}
            y={`${index * 1.6 + 1.1}em`}
          >
            {t(mark)} {!parted && <tspan className={styles.amount}>{formatMoney(figures[mark], 'USD', locale)}</tspan>}
          </text>
          {parted && (
            <text className={styles.amount} x={at(figures[mark])} dx=".7em" y="1.1em">
              {formatMoney(figures[mark], 'USD', locale)}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
