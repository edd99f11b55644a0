import { useLocale, useTranslations } from 'next-intl'
import { hrefTo, legalRoutes, type RouteTarget, serviceRoute } from '@/routing/routes'
import { Icon } from '../primitives/icon'
import * as icons from '../primitives/icons'
import { FooterColumn } from './footer-column'
import { LanguageSwitch } from './language-switch'
import { Logo } from './logo'
import type { ShellData } from './shell-data'
import styles from './site-footer.module.scss'
import { StateSwitches } from './state-switches'

type SiteFooterProps = { shell: ShellData; target: RouteTarget | null; year: number }

export function SiteFooter({ shell, target, year }: SiteFooterProps) {
  const t = useTranslations('SiteFooter')
  const words = useTranslations()
  const locale = useLocale()
  const { organisation, services, menuItems, socialNetworksItems, contactsItems } = shell
  return (
    <footer className={styles.footer} data-ground="night" data-far>
      <div className={styles.columns}>
        <div>
          <Logo organisation={organisation} />
          <p className={styles.tagline}>{organisation.tagline}</p>
          {contactsItems.length > 0 && (
            <ul className={styles.contacts} aria-label={t('contacts')}>
              {contactsItems.map(({ kind, label, href }) => (
                <li key={href}>
                  <a className={styles.contact} href={href}>
                    <Icon path={kind === 'email' ? icons.mail : icons.phone} />
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <FooterColumn
          title={t('services')}
          links={services.map(({ slug, shortTitle }) => ({ label: shortTitle, href: hrefTo(locale, serviceRoute(slug)) }))}
        />
        <FooterColumn
          title={t('company')}
          links={[
            ...menuItems.slice(2).map(({ key, href }) => ({ label: words(`MainMenu.${key}`), href })),
            { label: words('PageNames.trust'), href: hrefTo(locale, 'trust') },
            { label: words('PageNames.cost-guides'), href: hrefTo(locale, 'cost-guides') },
            { label: words('PageNames.search'), href: hrefTo(locale, 'search') },
          ]}
        />
        {socialNetworksItems.length > 0 && (
          <FooterColumn title={t('follow')} links={socialNetworksItems.map(({ name, url }) => ({ label: name, href: url }))} />
        )}
      </div>
      <div className={styles.base}>
        <p>{t('rights', { since: String(organisation.foundingYear), year: String(year), company: organisation.name })}</p>
        {organisation.sample && <p>{words('Samples.company', { company: organisation.name })}</p>}
        <ul className={styles.legal} aria-label={words('LegalPages.label')}>
          {legalRoutes.map((page) => (
            <li key={page}>
              <a href={hrefTo(locale, page)}>{words(`PageNames.${page}`)}</a>
            </li>
          ))}
        </ul>
        <StateSwitches place="footer" />
        <LanguageSwitch target={target} />
      </div>
    </footer>
  )
}
