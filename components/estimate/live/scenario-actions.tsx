import { useState } from 'react'
import { useWords } from '../words-provider'
import styles from './scenarios.module.scss'

type ScenarioActionsProps = { name: string; onRename: (name: string) => void; onMain: () => void; onRemove: () => void }

/** What can be done with one scenario. Its name stands in the address, so it is of small letters, digits and hyphens. */
export function ScenarioActions({ name, onRename, onMain, onRemove }: ScenarioActionsProps) {
  const t = useWords().in('EstimateLive.scenarios')
  const [draft, setDraft] = useState<string | null>(null)
  if (draft !== null) {
    const clean = cleanName(draft)
    return (
      <form
        className={styles.actions}
        onSubmit={(event) => {
          event.preventDefault()
          if (clean) onRename(clean)
          setDraft(null)
        }}
      >
        <input
          className={styles.input}
          value={draft}
          onChange={({ currentTarget }) => setDraft(currentTarget.value)}
          aria-label={t('name')}
          maxLength={24}
          // biome-ignore lint/a11y/noAutofocus: the visitor has just asked to type here
          autoFocus
        />
        <button className={styles.action} type="submit">
          {t('keep')}
        </button>
      </form>
    )
  }
  return (
    <p className={styles.actions}>
      <button className={styles.action} type="button" onClick={onMain}>
        {t('makeMain')}
      </button>
      <button className={styles.action} type="button" onClick={() => setDraft(name)}>
        {t('rename')}
      </button>
      <button className={styles.action} type="button" onClick={onRemove}>
        {t('remove')}
      </button>
    </p>
  )
}

/** Ukrainian letters have no place in the name, so they are spelled in Latin ones. */
export function cleanName(text: string): string {
  return [...text.toLowerCase()]
    .map((letter) => latin[letter] ?? letter)
    .join('')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 24)
}

const letters =
  'а:a б:b в:v г:h ґ:g д:d е:e є:ie ж:zh з:z и:y і:i ї:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ю:iu я:ia ь: ʼ:'
const latin: Readonly<Record<string, string>> = Object.fromEntries(letters.split(' ').map((pair) => pair.split(':')))
