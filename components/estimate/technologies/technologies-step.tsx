import { useLocale, useMessages } from 'next-intl'
import { Fragment } from 'react'
import { currentCatalogue } from '@/estimate'
import { Conflicts } from '../conflicts/conflicts'
import { LiveControl } from '../form/live-control'
import { StepFrame } from '../steps/step-frame'
import { createWords } from '../words'
import { StackTitle } from './stack-title'
import styles from './technologies-step.module.scss'
import { PlateLight } from './technology-drawing'
import { OurChoice, TechnologyChoices, TechnologyEffect, TechnologyNote } from './technology-effect'
import { firstOptional } from './technology-effects'
import { TechnologyLayer } from './technology-layer'
import { TechnologyQuestions } from './technology-questions'

/** Step 2: technologies as plates of one stack. Every layer can be left to us. */
export function TechnologiesStep() {
  const words = createWords(useLocale(), useMessages())
  return (
    <StepFrame step="technologies">
      <Conflicts />
      <TechnologyChoices>
        <section className={styles.stack} aria-labelledby="technology-stack">
          <StackTitle id="technology-stack" />
          <PlateLight />
          <div className={styles.layers}>
            <TechnologyQuestions
              words={words}
              Control={LiveControl}
              catalogue={currentCatalogue}
              effect={(id) => <TechnologyEffect id={id} />}
              note={(id, why) => <TechnologyNote id={id}>{why}</TechnologyNote>}
              ours={(layer) => <OurChoice layer={layer} />}
              fold={(layer, question) => (
                <Fragment key={layer}>
                  {layer === firstOptional && <p className={styles.optional}>{words.in('EstimateTechnologies')('whenNeeded')}</p>}
                  <TechnologyLayer layer={layer}>{question}</TechnologyLayer>
                </Fragment>
              )}
            />
          </div>
        </section>
      </TechnologyChoices>
    </StepFrame>
  )
}
