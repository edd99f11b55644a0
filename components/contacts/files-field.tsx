import { lazy, Suspense, useRef, useState } from 'react'
import { Field } from '../primitives/field'
import { useSafeEffect } from '../resilience/use-safe-effect'
import type { ContactWords } from './contact-words'

type FilesFieldProps = { id: string; words: ContactWords['files']; mark: string; error: string | undefined }

const ChosenFiles = lazy(async () => ({ default: (await import('./desk-parts')).ChosenFiles }))

/** Files may be dropped on it. */
export function FilesField({ id, words, mark, error }: FilesFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const read = () => setFiles([...(input.current?.files ?? [])])
  // Chosen before scripts listened, or given back by the browser.
  useSafeEffect(read, [])
  const control = { as: 'file', face: words.choose, ref: input, id, name: 'files', multiple: true, accept: words.accept } as const
  return (
    <div>
      <Field label={words.label} mark={mark} hint={words.hint} error={error} control={{ ...control, onChange: read }} />
      <Suspense>{files.length > 0 && <ChosenFiles input={input} files={files} remove={words.remove} onChange={read} />}</Suspense>
    </div>
  )
}
