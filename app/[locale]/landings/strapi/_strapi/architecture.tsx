import { useTranslations } from 'next-intl'
import { LandingSteps } from '@/components/landings/landing-steps'
import styles from './architecture.module.scss'

const parts = ['editors', 'strapi', 'build', 'pages', 'visitors'] as const

/** What stands between those who write and those who read; belongs to the chapter before it. */
export function Architecture() {
  const t = useTranslations('StrapiPage.architecture')
  return (
    <div className={styles.architecture}>
      <div className={styles.frame}>
        <LandingSteps steps={parts.map((part) => ({ title: t(`${part}.title`), text: t(`${part}.text`) }))}>
          <ArchitectureDrawing />
        </LandingSteps>
      </div>
    </div>
  )
}

/** Over five columns of the wrap: everything flows to the right, and the way back from the visitors ends at a wall. */
function ArchitectureDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 1240 330" fill="none" aria-hidden="true">
      <path className={styles.refused} d="M1058 176C1000-24 420-60 338 126" />
      <path className={styles.wall} d="m312 138 52 14" />
      <path className={styles.way} d="M100 240H222" />
      <path className={styles.signal} d="M366 222C410 190 446 190 490 222" />
      <path className={styles.way} d="M490 258C446 290 410 290 366 258M612 240h128M868 240h122" />
      <path className={styles.part} d="M4 196h84v88H4zM4 216h84" />
      <path className={styles.detail} d="M18 236h50M18 250h36M18 264h44" />
      <circle className={styles.light} cx="298" cy="240" r="88" />
      <rect className={styles.door} x="236" y="178" width="124" height="124" rx="20" />
      <circle className={styles.planet} cx="298" cy="240" r="36" />
      <ellipse className={styles.part} cx="298" cy="240" rx="54" ry="14" transform="rotate(-21 298 240)" />
      <path className={styles.part} d="m551 190 44 24v52l-44 24-44-24v-52zM507 214l44 24 44-24M551 238v52" />
      <path className={styles.part} d="M760 210h56l14 14v68h-70zM774 200h58l14 14v66M788 190h58l14 14v64" />
      <path className={styles.detail} d="M774 240h40M774 254h40M774 268h26" />
      <rect className={styles.part} x="1010" y="196" width="96" height="88" rx="8" />
      <circle className={styles.part} cx="1058" cy="228" r="13" />
      <path className={styles.part} d="M1032 268c4-16 14-22 26-22s22 6 26 22" />
    </svg>
  )
}
