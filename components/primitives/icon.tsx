import type * as icons from './icons'

export type IconPath = (typeof icons)[keyof typeof icons]

/** Always decorative; the name stands beside it. */
export function Icon({ path, className }: { path: IconPath; className?: string | undefined }) {
  return (
    <svg
      className={className}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
