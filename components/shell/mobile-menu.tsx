import { useTranslations } from 'next-intl'
import type { RouteTarget } from '@/routing/routes'
import { Icon } from '../primitives/icon'
import * as icons from '../primitives/icons'
import { LanguageSwitch } from './language-switch'
import { Logo } from './logo'
import { MenuLink } from './menu-link'
import styles from './mobile-menu.module.scss'
import { MobileMenuState } from './mobile-menu-state'
import { QuickActions } from './quick-actions'
import { isAnchorOfHome, type ShellData } from './shell-data'
import { StateSwitches } from './state-switches'

const menuId = 'site-menu'

/** The full-screen menu is a native popover: it opens, closes and answers Escape before any script and without one. */
export function MobileMenu({ shell, target }: { shell: ShellData; target: RouteTarget | null }) {
  const t = useTranslations('MainMenu')
  const words = useTranslations('MobileMenu')
  return (
    <>
      <button className={styles.open} type="button" popoverTarget={menuId} aria-label={words('open')}>
        <Icon path={icons.menu} />
      </button>
      <div className={styles.menu} id={menuId} popover="auto" role="dialog" aria-label={words('label')} data-ground="night">
        <div className={styles.head}>
          <Logo organisation={shell.organisation} />
          <button className={styles.close} type="button" popoverTarget={menuId} popoverTargetAction="hide" aria-label={words('close')}>
            <Icon path={icons.close} />
          </button>
        </div>
        <nav aria-label={t('label')}>
          <ul className={styles.list}>
            {shell.menuItems.map((item) => {
              const isAnchor = isAnchorOfHome(item)
              return (
                <li key={item.key} className={isAnchor ? styles.anchor : styles.page} data-here={isAnchor && target === 'index'}>
                  <MenuLink item={item} target={target} className={styles.link} />
                </li>
              )
            })}
          </ul>
        </nav>
        <div className={styles.foot}>
          <div className={styles.switches}>
            <LanguageSwitch target={target} />
            <StateSwitches place="menu" />
          </div>
          <QuickActions items={shell.quickActionsItems} place="menu" />
        </div>
        <MobileMenuState menuId={menuId} />
      </div>
    </>
  )
}
