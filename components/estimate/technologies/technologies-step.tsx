import { useLocale, useMessages } from 'next-intl'
import { currentCatalogue } from '@/estimate'
import { Conflicts } from '../conflicts/conflicts'
import { LiveControl } from '../form/live-control'
import { StepFrame } from '../steps/step-frame'
import { createWords } from '../words'
import { TechnologyEffect, TechnologyEffects } from './technology-effect'
import { TechnologyQuestions } from './technology-questions'
import { TechnologyStack } from './technology-stack'
import styles from './technology-stack.module.scss'

/** Step 2: technologies. Every layer can be left to us. */
export function TechnologiesStep() {
  const words = createWords(useLocale(), useMessages())
  return (
    <StepFrame step="technologies">
      <Conflicts />
      <TechnologyEffects>
        <TechnologyStack />
        <div className={styles.questions}>
          <TechnologyQuestions
            words={words}
            Control={LiveControl}
            catalogue={currentCatalogue}
            effect={(id) => <TechnologyEffect id={id} />}
          />
        </div>
      </TechnologyEffects>
    </StepFrame>
  )
}
