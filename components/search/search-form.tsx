import { useLocale, useTranslations } from 'next-intl'
import { hrefTo } from '@/routing/routes'
import { Icon } from '../primitives/icon'
import * as icons from '../primitives/icons'
import styles from './search-form.module.scss'

/** A way to the search from another page: a form the browser sends by itself. */
export function SearchForm() {
  const t = useTranslations('SearchForm')
  return (
    <search className={styles.search} aria-label={t('label')}>
      <form className={styles.form} action={hrefTo(useLocale(), 'search')}>
        <input
          className={styles.field}
          type="search"
          name="q"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          enterKeyHint="search"
          maxLength={200}
          required
        />
        <button className={styles.button} type="submit" aria-label={t('button')}>
          <Icon path={icons.search} className={styles.icon} />
        </button>
      </form>
    </search>
  )
}
