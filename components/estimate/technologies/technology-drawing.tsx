import type { Layer } from '@/estimate'
import styles from './technology-drawing.module.scss'

const paths: Readonly<Record<Layer, string>> = {
  front: 'M6 9h36v30H6zM6 17h36M10 13h.1M14 13h.1',
  mobile: 'M15 5h18v38H15zM22 38h4',
  back: 'M8 8h32v13H8zM8 27h32v13H8zM14 14.5h.1M14 33.5h.1M22 14.5h12M22 33.5h12',
  cms: 'M11 5h18l8 8v30H11zM18 20h12M18 27h12M18 34h7',
  database: 'M8 12c0-8 32-8 32 0s-32 8-32 0v24c0 8 32 8 32 0V12M8 24c0 8 32 8 32 0',
  model: 'M24 6l16 9v18l-16 9-16-9V15zM24 6v36M8 15l32 18M40 15 8 33',
  vectors: 'M9 39V7M6 10l3-3 3 3M9 39h32M38 36l3 3-3 3M9 39l24-22M28 17h5v5M9 39l9-25M14.5 16.5 18 14l2.4 3.6',
  hosting: 'M14 37a9 9 0 0 1-1-17 12 12 0 0 1 23-2 9.5 9.5 0 0 1-1 19z',
  addons: 'M24 6l16 9v18l-16 9-16-9V15zM24 17a7 7 0 1 0 .1 0M24 6v11M24 31v11',
}

/** The light all plates of a page share, from the upper left. */
export function PlateLight() {
  return (
    <svg className={styles.light} aria-hidden="true">
      <linearGradient id="plate-light" x2="1" y2="1">
        <stop stopColor="#fff" stopOpacity=".55" />
        <stop offset=".5" stopColor="#fff" stopOpacity=".06" />
        <stop offset=".55" stopOpacity="0" />
        <stop offset="1" stopOpacity=".28" />
      </linearGradient>
    </svg>
  )
}

/** A layer as a plate of one stack, with a sign of what it is over it. Its name stands beside it. */
export function TechnologyDrawing({ layer }: { layer: Layer }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 120 43" preserveAspectRatio="none" fill="none" aria-hidden="true">
      <path className={styles.left} d="M2 17v6l58 15v-6z" />
      <path className={styles.right} d="M60 32v6l58-15v-6z" />
      <path className={styles.top} d="M60 2l58 15-58 15L2 17z" />
      <path className={styles.shine} fill="url(#plate-light)" d="M60 2l58 15-58 15L2 17z" />
      <path className={styles.rim} d="M2 17l58 15 58-15" />
      <ellipse className={styles.mark} cx="60" cy="23" rx="12" ry="3.1" />
      <path className={styles.sign} d={paths[layer]} transform="translate(51.4 6.6) scale(.36)" />
    </svg>
  )
}
