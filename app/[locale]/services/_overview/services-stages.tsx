import { StagesSection } from '@/components/sections/stages-section'
import styles from './services-list.module.scss'

/** The stages of work; a phone shows them one beside the other. */
export function ServicesStages() {
  return <StagesSection plain row={styles.stages} />
}
