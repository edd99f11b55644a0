import { useLocale, useMessages } from 'next-intl'
import { currentCatalogue } from '@/estimate'
import { Conflicts } from '../conflicts/conflicts'
import { LiveControl } from '../form/live-control'
import { StepFrame } from '../steps/step-frame'
import { createWords } from '../words'
import styles from './technologies-step.module.scss'
import { LayerPlate, OurChoice, TechnologyChoices, TechnologyEffect } from './technology-effect'
import { LayerFold } from './technology-fold'
import { TechnologyQuestions } from './technology-questions'
import { TechnologyStack } from './technology-stack'

/** Step 2: technologies. Every layer can be left to us. */
export function TechnologiesStep() {
  const words = createWords(useLocale(), useMessages())
  return (
    <StepFrame step="technologies">
      <Conflicts />
      <TechnologyChoices>
        <TechnologyStack />
        <div className={styles.questions}>
          <TechnologyQuestions
            words={words}
            Control={LiveControl}
            catalogue={currentCatalogue}
            effect={(id) => <TechnologyEffect id={id} />}
            ours={(layer) => <OurChoice layer={layer} />}
            drawing={(layer) => <LayerPlate layer={layer} />}
            fold={(layer, question) => (
              <LayerFold key={layer} layer={layer}>
                {question}
              </LayerFold>
            )}
          />
        </div>
      </TechnologyChoices>
    </StepFrame>
  )
}
