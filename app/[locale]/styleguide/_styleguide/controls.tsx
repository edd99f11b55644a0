import { ArrowLink } from '@/components/primitives/arrow-link'
import { SampleBadge } from '@/components/primitives/badge'
import { ButtonLink } from '@/components/primitives/button-link'
import { Chip, ChipList } from '@/components/primitives/chip'
import { Choice } from '@/components/primitives/choice'
import { Icon } from '@/components/primitives/icon'
import * as icons from '@/components/primitives/icons'
import { Section } from '@/components/primitives/section'
import { Stack } from '@/components/primitives/stack'
import styles from './controls.module.scss'
import { Grounds } from './grounds'

const kinds = ['primary', 'outlined'] as const
const buttonSizes = ['large', 'small'] as const
const chips = ['An idea', 'A brief', 'A specification'].map((text) => ({ value: text, text }))

/** What is pressed. Pointer and Tab show the other states. */
export function Controls() {
  return (
    <Section title="Controls" id="controls" intro="Hover them and walk through them with Tab." layout="stacked">
      <Stack gap={4}>
        <Grounds>
          {buttonSizes.map((size) => (
            <Buttons key={size} size={size} />
          ))}
          <div className="middle gap2 cluster" data-quiet>
            <div className="middle gap2 cluster" data-place="header">
              <Buttons size="small" />
            </div>
            In a quiet header
          </div>
          <div className="middle gap2 cluster">
            <ArrowLink href="#controls">A link that leads on</ArrowLink>
            <SampleBadge sample />
          </div>
          <ChipList>
            {chips.map(({ text }, index) => (
              <Chip key={text} href="#controls" chosen={index === 1} count={index}>
                {text}
              </Chip>
            ))}
          </ChipList>
          <ul className="middle gap2 cluster">
            {Object.entries(icons).map(([name, path]) => (
              <li className={styles.icon} key={name}>
                <Icon path={path} />
                {name}
              </li>
            ))}
          </ul>
        </Grounds>
        <Choice name="chips" question="Chips, on night only" options={chips} chosen="A brief" />
      </Stack>
    </Section>
  )
}

function Buttons({ size }: { size: (typeof buttonSizes)[number] }) {
  return (
    <div className="middle gap2 cluster">
      {kinds.map((kind) => (
        <ButtonLink key={kind} href="#controls" kind={kind} size={size} arrow={kind === 'primary'}>
          {kind}, {size}
        </ButtonLink>
      ))}
    </div>
  )
}
