const paths = {
  soundOn: 'M4 14v-4M9.3 18V6M14.6 15.5v-7M20 13v-2',
  soundOff: 'M4 12.5v-1M9.3 12.5v-1M14.6 12.5v-1M20 12.5v-1',
  cursorOn: 'M4.5 12a7.5 7.5 0 1 0 15 0 7.5 7.5 0 1 0-15 0M12 11.9v.2',
  cursorOff: 'M4.5 12a7.5 7.5 0 0 1 3-6M11 4.6a7.5 7.5 0 0 1 6 1.9M19.4 11a7.5 7.5 0 0 1-2 6M13 19.4a7.5 7.5 0 0 1-6-1.9M6 18 18 6',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  chevron: 'm6.5 9.5 5.5 5.5 5.5-5.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  compare: 'M8 4v16M5 17l3 3 3-3M16 20V4M13 7l3-3 3 3',
  clip: 'm7.5 13.5 6.2-6.2a2.6 2.6 0 0 1 3.7 3.7l-7.6 7.6a4.2 4.2 0 0 1-6-6l7-7',
  close: 'M6 6l12 12M18 6 6 18',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 19.5h14',
  feed: 'M5.5 5a13.5 13.5 0 0 1 13.5 13.5M5.5 11a7.5 7.5 0 0 1 7.5 7.5M6.2 17.7v.1',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  menu: 'M4 8.5h16M4 15.5h11',
  phone: 'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4z',
  minus: 'M5 12h14',
  pin: 'M12 21c4-4.6 6.5-8 6.5-11a6.5 6.5 0 1 0-13 0c0 3 2.5 6.4 6.5 11M9.6 10a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0',
  plane: 'M20.5 4 3.5 11l6 2.5 2.5 6.5zM9.5 13.5 20.5 4',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 8.5V4h10v4.5M7 17H4.5V8.5h15V17H17M7 14h10v6H7z',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.3 15.3 20 20',
  warning: 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M12 7.5v5.3M12 16.2v.1',
} as const

export type IconName = keyof typeof paths

export const iconNames = Object.keys(paths) as IconName[]

/** One hand-drawn set: box 24, stroke 1.5, round caps. Always decorative; the name stands beside it. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
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
      <path d={paths[name]} />
    </svg>
  )
}
