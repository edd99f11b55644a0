import { memo, useMemo, useState } from 'react'
import { type EstimateDocument, findCatalogue, measure } from '@/estimate'
import { Icon } from '../../primitives/icon'
import * as icons from '../../primitives/icons'
import { useSafeEffect } from '../../resilience/use-safe-effect'
import { type Change, isRename } from '../document/changes'
import { useEstimateStore } from '../document/estimate-context'
import { holdFocus } from '../results/hold-focus'
import { type EstimateView, money } from '../results/view'
import { useWords } from '../words-provider'
import styles from './undo-toast.module.scss'

const shownFor = 12_000

/** The last change with price and weeks before and after, and a button that undoes it. Announced after a second; so is the undoing, at once. */
function UndoToast({ view, changes }: { view: EstimateView; changes: readonly Change[] }) {
  const { undo } = useEstimateStore()
  const t = useWords().in('EstimateLive.change')
  const last = changes.at(-1)
  const [hidden, setHidden] = useState<unknown>(null)
  const [spoken, setSpoken] = useState('')
  const [undone, setUndone] = useState<unknown>(null)
  const text = useMemo(() => {
    if (!last) return ''
    if (isRename(last)) return last.label
    const [was, is] = [last.was, last.is].map(figuresOf)
    if (!was || !is) return last.label
    const weeks = is.weeks === was.weeks ? '' : t('weeks', { was: String(was.weeks), is: is.weeks })
    const [before, after] = [money(view, was.cost.p50), money(view, is.cost.p50)]
    return before === after ? t('same', { label: last.label, weeks }) : t('text', { label: last.label, was: before, is: after, weeks })
  }, [last, view, t])

  useSafeEffect(() => {
    if (!text) return
    const speak = setTimeout(() => last !== undone && setSpoken(text), 1000)
    const hide = setTimeout(() => setHidden(last), shownFor)
    return () => {
      clearTimeout(speak)
      clearTimeout(hide)
    }
  }, [text, last, undone])

  const takeBack = (button: Element) => {
    if (!last) return
    // What comes to light under it has been announced before.
    setUndone(changes.at(-2))
    setSpoken(t('undone', { label: last.label }))
    if (changes.length === 1) holdFocus(button)
    undo()
  }

  return (
    <>
      <p className="visuallyHidden" aria-live="polite">
        {spoken}
      </p>
      {last && hidden !== last && (
        <div className={styles.toast}>
          <p className={styles.text}>{text}</p>
          <button className={styles.undo} type="button" onClick={({ currentTarget }) => takeBack(currentTarget)}>
            {t('undo')}
          </button>
          <button className={styles.close} type="button" onClick={() => setHidden(last)} aria-label={t('close')}>
            <Icon path={icons.close} />
          </button>
        </div>
      )}
    </>
  )
}

export default memo(UndoToast)

function figuresOf({ catalogue, input }: EstimateDocument) {
  const numbers = findCatalogue(catalogue)
  return numbers && measure(input, numbers)
}
