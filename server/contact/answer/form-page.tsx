import { fileLimits } from '@/components/contacts/contact-rules'
import { plainFormAddress } from '@/routing/form-pages'
import { otherLocale } from '@/routing/locales'
import { hrefTo } from '@/routing/routes'
import { plainDocument } from '../../plain/document'
import { FormField } from './form-field'
import type { FormPageProps } from './form-page-props'
import { FormProblems } from './form-problems'

/** The contact form as a whole plain page: with an estimate that came along, or with everything that could not be sent. */
export function formPage(props: FormPageProps): Promise<string> {
  const { words, fields, failure } = props
  const t = words.in('ContactAnswer')
  return plainDocument({
    words,
    title: failure ? t('title') : t('fresh'),
    home: fields.page || hrefTo(words.locale, 'contacts'),
    back: t('back'),
    ...(!failure && { translation: plainFormAddress(otherLocale(words.locale), fields.estimate ?? '') }),
    children: <FormPage {...props} />,
  })
}

export function FormPage({ words, fields, failure, token, requestId, lostFiles }: FormPageProps) {
  const t = words.in('ContactAnswer')
  const form = words.in('ContactForm')
  const problems = failure?.problems ?? {}
  const field = { fields, problems, words }
  const hidden = { locale: words.locale, page: fields.page, subject: fields.subject, estimate: fields.estimate, token, requestId }
  return (
    <>
      <h1>{failure ? t('title') : t('fresh')}</h1>
      {failure && <FormProblems words={words} failure={failure} />}
      <form action="/api/contact" method="post" encType="multipart/form-data">
        {Object.entries(hidden).map(([name, value]) => value && <input type="hidden" name={name} value={value} key={name} />)}
        <p hidden>
          <label>
            {t('trapLabel')}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <FormField {...field} name="name" label={form('name')} control={{ autoComplete: 'name', required: true }} />
        <FormField
          {...field}
          name="contact"
          label={form('contact')}
          hint={form('contactHint')}
          control={{ autoComplete: 'email', autoCapitalize: 'none', required: true }}
        />
        <FormField {...field} name="message" label={form('message')} isLong />
        {fields.estimate && (
          <p>
            {form('estimate.title')}:{' '}
            <a href={hrefTo(words.locale, 'estimate/results', { query: fields.estimate })}>{form('estimate.open')}</a>
          </p>
        )}
        <FormField {...field} name="budget" label={`${form('budget')} (${form('optional')})`} />
        <FormField
          {...field}
          name="files"
          label={t('files')}
          {...(lostFiles.length > 0 && { hint: t('filesAgain', { names: lostFiles.join(', ') }) })}
          control={{ type: 'file', multiple: true, accept: fileLimits.extensions.map((each) => `.${each}`).join(',') }}
        />
        <p>
          <label>
            <input type="checkbox" name="nda" defaultChecked={Boolean(fields.nda)} /> {form('nda')}
          </label>
        </p>
        <p className="actions">
          <button type="submit" className="primary">
            {t('send')}
          </button>
          <a href={hrefTo(words.locale, 'privacy-policy')}>{form('privacy')}</a>
        </p>
      </form>
    </>
  )
}
