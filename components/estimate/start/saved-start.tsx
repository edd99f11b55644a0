'use client'

// Client: saved estimates are in local storage; a pasted link and a chosen file are read in the browser.
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../../primitives/button'
import message from '../form/field-error.module.scss'
import { useWords } from '../words-provider'
import { type Opened, readFile, readLink } from './open-saved'
import { SavedList } from './saved-list'
import styles from './saved-start.module.scss'

type SavedStartProps = { results: string }

/** Opens an estimate from a link, a file or the list of saved ones. */
export function SavedStart({ results }: SavedStartProps) {
  const words = useWords()
  const t = words.in('EstimateSaved')
  const id = useId()
  const onward = useRef<HTMLAnchorElement>(null)
  const [error, setError] = useState<{ field: 'link' | 'file'; code: 'link' | 'long' | 'file' | 'large' } | null>(null)

  const open = (field: 'link' | 'file', found: Opened) => {
    setError('error' in found ? { field, code: found.error } : null)
    if ('error' in found || !onward.current) return
    onward.current.href = results + found.address
    onward.current.click()
  }
  const openLink = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    open('link', readLink(String(new FormData(event.currentTarget).get('link') ?? '')))
  }
  const openFile = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? []
    if (!file) return
    const found = await readFile(file)
    input.value = ''
    open('file', found)
  }
  const note = (field: 'link' | 'file') =>
    error?.field === field && (
      <p className={message.error} id={`${id}-${field}-error`} role="alert">
        {t(`errors.${error.code}`)}
      </p>
    )

  return (
    <div className={styles.start}>
      <form onSubmit={openLink} noValidate>
        <label className={styles.label} htmlFor={`${id}-link`}>
          {t('link')}
        </label>
        <span className="gap15 cluster">
          <input
            className={styles.field}
            id={`${id}-link`}
            name="link"
            type="url"
            autoComplete="off"
            placeholder="https://…/estimate/results?v=1&…"
            aria-invalid={error?.field === 'link' || undefined}
            aria-describedby={error?.field === 'link' ? `${id}-link-error` : undefined}
          />
          <Button type="submit">{t('open')}</Button>
        </span>
        {note('link')}
      </form>
      <div>
        <label className={styles.label} htmlFor={`${id}-file`}>
          {t('file')}
        </label>
        <label className={styles.choose}>
          <input
            className={styles.file}
            id={`${id}-file`}
            type="file"
            accept=".json,application/json"
            aria-describedby={error?.field === 'file' ? `${id}-file-error` : undefined}
            onChange={openFile}
          />
          <span className={styles.button}>{t('chooseFile')}</span>
        </label>
        {note('file')}
      </div>
      <SavedList results={results} />
      <a ref={onward} href={results} hidden tabIndex={-1}>
        {t('open')}
      </a>
    </div>
  )
}
