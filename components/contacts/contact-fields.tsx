import { type ChangeEvent, useState } from 'react'
import { Field } from '../primitives/field'
import styles from './contact-form.module.scss'
import type { ContactField, ContactKind, ContactProblem } from './contact-rules'
import type { ContactWords } from './contact-words'
import { messageLimit } from './message-limit'

type ContactFieldsProps = {
  words: ContactWords
  problems: Partial<Record<ContactField, ContactProblem>>
  /** With an attached estimate the message is optional. */
  isMessageAsked: boolean
}

export const fieldId = (field: ContactField) => `contact-${field}`

export function ContactFields({ words, problems, isMessageAsked }: ContactFieldsProps) {
  const [detected, setDetected] = useState<ContactKind | null>(null)
  const detect = async ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const { detectContact } = await import('./contact-rules')
    setDetected(detectContact(field.value))
  }
  const errorOf = (field: ContactField) => problems[field] && words.problems[problems[field]]
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={words.name}
          error={errorOf('name')}
          control={{ id: fieldId('name'), name: 'name', autoComplete: 'name', required: true, minLength: 2, maxLength: 200 }}
        />
        <Field
          label={words.contact}
          hint={detected ? words.detected[detected] : words.contactHint}
          error={errorOf('contact')}
          control={{
            id: fieldId('contact'),
            name: 'contact',
            autoComplete: 'email',
            autoCapitalize: 'none',
            spellCheck: false,
            required: true,
            maxLength: 300,
            onChange: detect,
          }}
        />
      </div>
      <Field
        label={words.message}
        mark={isMessageAsked ? undefined : words.optional}
        error={errorOf('message')}
        control={{
          as: 'textarea',
          id: fieldId('message'),
          name: 'message',
          rows: 5,
          required: isMessageAsked,
          // Too long a paste gets an error instead of being cut.
          maxLength: messageLimit * 2,
        }}
      />
      <div className={styles.pair}>
        <Field
          label={words.budget}
          mark={words.optional}
          control={{
            as: 'select',
            name: 'budget',
            defaultValue: '',
            children: [
              <option key="" value="">
                {words.noBudget}
              </option>,
              ...words.budgets.map((budget) => (
                <option key={budget} value={budget}>
                  {budget}
                </option>
              )),
            ],
          }}
        />
        <label className={styles.wish}>
          <input className={styles.tick} type="checkbox" name="nda" value={words.nda} />
          {words.nda}
        </label>
      </div>
    </>
  )
}
