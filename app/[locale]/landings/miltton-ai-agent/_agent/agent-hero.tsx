import { useLocale, useTranslations } from 'next-intl'
import { SampleBadge } from '@/components/primitives/badge'
import { ButtonLink } from '@/components/primitives/button-link'
import type { Landing } from '@/content-client/types'
import { hrefTo } from '@/routing/routes'
import { AgentAnswer } from './agent-answer'
import { AgentConsole } from './agent-console'
import styles from './agent-hero.module.scss'
import type { AgentWords } from './agent-words'
import type { Outcome } from './evaluate'

type AgentHeroProps = { landing: Landing; shown: readonly Outcome[]; words: AgentWords; estimate: string }

/** The promise on the left, the thing itself on the right: it answers before it is described. */
export function AgentHero({ landing, shown: [first, ...others], words, estimate }: AgentHeroProps) {
  const t = useTranslations('AgentPage')
  const actions = useTranslations('QuickActions')
  const locale = useLocale()
  return (
    <header className={styles.hero}>
      <div className={styles.name}>
        <p className={styles.above}>
          {landing.productName} <SampleBadge sample={landing.sample} />
        </p>
        <h1 className={styles.title}>{landing.title}</h1>
      </div>
      <div className={styles.promise}>
        <p className={styles.lead}>{landing.lead}</p>
        <div className={styles.actions}>
          <ButtonLink href={estimate} kind="primary" arrow>
            {t('estimate')}
          </ButtonLink>
          <ButtonLink href={hrefTo(locale, 'contacts')}>{actions('contacts')}</ButtonLink>
        </div>
        <img
          className={styles.source}
          src="/images/landings/agent-source.svg"
          alt=""
          width="520"
          height="400"
          loading="lazy"
          decoding="async"
        />
      </div>
      <section className={styles.console} aria-labelledby="demonstration">
        <h2 className={styles.caption} id="demonstration">
          <span className={styles.lamp} aria-hidden="true" />
          {t('demonstration')}
        </h2>
        <AgentConsole locale={locale} words={words} suggestions={others.map(({ question }) => question)}>
          <p className={styles.hello}>{words.hello}</p>
          {first && <AgentAnswer {...first} words={words} />}
        </AgentConsole>
        <p className={styles.plain}>{t('plain')}</p>
      </section>
    </header>
  )
}
