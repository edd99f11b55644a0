import { Field } from '@/components/primitives/field'
import { Section } from '@/components/primitives/section'
import { Grounds } from './grounds'

/** Every kind of field in every state. */
export function Fields() {
  return (
    <Section title="Fields" id="fields" layout="stacked">
      <Grounds>
        <Field label="Your name" control={{ defaultValue: 'Марта Ґалаґан', autoComplete: 'off' }} />
        <Field label="How to reach you" hint="E-mail, phone or @telegram" control={{ placeholder: 'you@company.example' }} />
        <Field
          label="How to reach you"
          hint="E-mail, phone or @telegram"
          error="This looks like neither an address nor a number."
          control={{ defaultValue: 'marta@', required: true }}
        />
        <Field
          label="What is it about?"
          control={{ as: 'textarea', rows: 4, defaultValue: 'We have nine coffee shops and lose people in the morning queue.' }}
        />
        <Field label="Budget" mark="optional" control={{ as: 'select', children: <Budgets /> }} />
        <Field label="Company" hint="Cannot be changed here." control={{ defaultValue: 'Dobrokava', disabled: true }} />
      </Grounds>
    </Section>
  )
}

function Budgets() {
  return (
    <>
      <option>$80,000 – 120,000</option>
      <option>Not known yet</option>
    </>
  )
}
