import { useTranslations } from 'next-intl'
import type { Landing } from '@/content-client/types'
import { ContactPanel } from '../contacts/contact-panel'
import { Section } from '../primitives/section'
import { Trajectory } from '../primitives/trajectory'
import styles from './landing-form.module.scss'
import { landingFormId } from './landing-form-id'

const trajectory = { path: 'M10 20C40 120 10 190 120 240S320 250 400 330', width: 410, height: 350, dart: { x: 214, y: 262, angle: 6 } }

type LandingFormProps = {
  landing: Pick<Landing, 'productName'>
  email: string | null
  /** Path of the landing. */
  page: string
}

/** The last word of a landing: the message that asks for what the page promised. */
export function LandingForm({ landing: { productName }, email, page }: LandingFormProps) {
  const t = useTranslations('LandingPage.form')
  return (
    <Section
      title={t('title')}
      intro={t('intro')}
      id={landingFormId}
      className={styles.ground}
      aside={<Trajectory {...trajectory} className={styles.trajectory} />}
    >
      <ContactPanel email={email} page={page} about={productName} />
    </Section>
  )
}
