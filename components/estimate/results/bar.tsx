import styles from './bar.module.scss'

type BarProps = {
  /** Shares of the width, 0 to 1. */
  from?: number
  to: number
  /** `plan`: work; `start`: the first step of a build-up; `open`: allowance for unlisted scope; `sum`: total; `less`: saving. */
  kind?: 'plan' | 'start' | 'open' | 'sum' | 'less'
  track?: boolean
}

/** A horizontal bar; the figure is in the text beside it. */
export function Bar({ from = 0, to, kind = 'plan', track = false }: BarProps) {
  const at = (share: number) => `${Number((Math.min(1, Math.max(0, share)) * 100).toFixed(2))}%`
  const width = Math.max(0.006, to - from)
  return (
    <svg className={styles.bar} height="14" aria-hidden="true">
      {track && <rect className={styles.track} data-mark="track" width="100%" height="12" y="1" rx="6" />}
      <rect
        className={styles[kind]}
        data-mark={kind}
        x={at(from)}
        width={at(width)}
        height="12"
        y="1"
        rx={kind === 'sum' || kind === 'less' ? 6 : 3}
      />
      {kind === 'open' && <rect fill="url(#hatching)" x={at(from)} width={at(width)} height="12" y="1" rx="3" />}
    </svg>
  )
}

/** Gradients and patterns the charts of a page refer to by id. */
export function ChartGradients() {
  return (
    <svg className={styles.paints} aria-hidden="true">
      <linearGradient id="work-light">
        <stop className={styles.beam} />
        <stop className={styles.signal} offset="1" />
      </linearGradient>
      <linearGradient id="less-light">
        <stop className={styles.signal} />
        <stop className={styles.aurora} offset="1" />
      </linearGradient>
      <pattern id="hatching" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(25)">
        <rect className={styles.stripe} width="3" height="7" />
      </pattern>
    </svg>
  )
}
