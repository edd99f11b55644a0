import { Field } from '../primitives/field'
import { fieldId } from './anchors'
import styles from './contact-form.module.scss'
import type { ContactWords } from './contact-words'
import { FilesField } from './files-field'
import { messageLimit } from './message-limit'
import type { Shown } from './shown'

type ContactFieldsProps = { words: ContactWords; shown: Shown }

export function ContactFields({ words, shown: { errors, detected, estimate } }: ContactFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={words.name}
          error={errors.name}
          control={{ id: fieldId('name'), name: 'name', autoComplete: 'name', required: true }}
        />
        <Field
          label={words.contact}
          hint={detected ? words.detected[detected] : words.contactHint}
          error={errors.contact}
          control={{
            id: fieldId('contact'),
            name: 'contact',
            autoComplete: 'email',
            autoCapitalize: 'none',
            spellCheck: false,
            required: true,
          }}
        />
      </div>
      <Field
        label={words.message}
        mark={estimate ? words.optional : undefined}
        error={errors.message}
        control={{
          as: 'textarea',
          id: fieldId('message'),
          name: 'message',
          rows: 5,
          // With an attached estimate it says enough.
          required: !estimate,
          // Too long a paste gets an error instead of being cut.
          maxLength: messageLimit * 2,
        }}
      />
      <p className={styles.taken} role="status">
        {words.takenAlong}
      </p>
      <div className={styles.pair}>
        <Field
          label={words.budget}
          mark={words.optional}
          hint={words.budgetHint}
          control={{
            as: 'select',
            name: 'budget',
            defaultValue: '',
            children: [
              <option key="" value="">
                {words.noBudget}
              </option>,
              ...words.budgets.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label ?? value}
                </option>
              )),
            ],
          }}
        />
        <FilesField id={fieldId('files')} words={words.files} mark={words.optional} error={errors.files} />
      </div>
      <label className={styles.wish}>
        <input className={styles.tick} type="checkbox" name="nda" />
        <span>{words.nda}</span>
      </label>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="contact-website">{words.trap}</label>
        <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
