import { useTranslations } from 'next-intl'
import { Icon } from '../primitives/icon'
import { cursorOff, cursorOn, soundOff, soundOn } from '../primitives/icons'
import { StateSwitch } from './state-switch'
import styles from './state-switches.module.scss'

const flags = ['sound', 'cursor'] as const
const icons = { sound: { on: soundOn, off: soundOff }, cursor: { on: cursorOn, off: cursorOff } } as const

/** Sound and cursor. In the header as icons, in menu and footer with their words. */
export function StateSwitches({ place }: { place: 'header' | 'menu' | 'footer' }) {
  const t = useTranslations('StateSwitches')
  return (
    <div className={`${styles.switches} ${styles[place]}`}>
      {flags.map((flag) => (
        <StateSwitch
          key={flag}
          flag={flag}
          className={flag === 'cursor' ? `${styles.switch} ${styles.cursor}` : styles.switch}
          on={{ label: t(`${flag}On`), icon: <Icon path={icons[flag].on} /> }}
          off={{ label: t(`${flag}Off`), icon: <Icon path={icons[flag].off} /> }}
        />
      ))}
    </div>
  )
}
