import type { Words } from '@/components/estimate/words'
import { hrefTo } from '@/routing/routes'
import { plainDocument } from '../../plain/document'

/** What a link of more than 4,000 characters gets to read. */
export function tooLongPage(words: Words): Promise<string> {
  const t = words.in('PlainForm')
  return plainDocument({
    words,
    title: t('tooLong'),
    children: (
      <>
        <h1>{t('tooLong')}</h1>
        <p>{t('tooLongText')}</p>
        <p>
          <a href={hrefTo(words.locale, 'estimate')}>{t('startAnew')}</a>
        </p>
      </>
    ),
  })
}
