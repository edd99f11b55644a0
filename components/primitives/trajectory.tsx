import styles from './trajectory.module.scss'

type TrajectoryProps = {
  /** Path data in a box of `width` by `height` px, from its start to its end. */
  path: string
  width: number
  height: number
  /** A small craft on its way; the angle is its heading, in degrees from the right, clockwise. */
  dart?: { x: number; y: number; angle: number }
  className?: string | undefined
}

/** A dotted trajectory that fills a column and leads to the next section. Decorative; it needs a wide window. */
export function Trajectory({ path, width, height, dart, className = '' }: TrajectoryProps) {
  return (
    <svg
      className={`${styles.trajectory} ${className}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      aria-hidden="true"
      data-trajectory=""
    >
      <path className={styles.path} d={path} />
      {dart && (
        <g transform={`translate(${dart.x} ${dart.y}) rotate(${dart.angle}) scale(.62)`}>
          <path className={styles.lit} d="M22 0-12-8-6 0Z" />
          <path className={styles.shaded} d="M22 0-12 8-6 0Z" />
        </g>
      )}
    </svg>
  )
}
