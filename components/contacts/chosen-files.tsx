import type { RefObject } from 'react'
import { Icon } from '../primitives/icon'
import * as icons from '../primitives/icons'
import styles from './chosen-files.module.scss'

type ChosenFilesProps = { input: RefObject<HTMLInputElement | null>; files: readonly File[]; remove: string; onChange: () => void }

/** The files that go with the message; each may be left out again. */
export function ChosenFiles({ input, files, remove, onChange }: ChosenFilesProps) {
  function leaveOut(file: File) {
    const rest = new DataTransfer()
    for (const each of files) if (each !== file) rest.items.add(each)
    if (!input.current) return
    input.current.files = rest.files
    input.current.focus()
    onChange()
  }
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li className={styles.file} key={`${file.name} ${file.size} ${file.lastModified}`}>
          <Icon path={icons.clip} className="rigid icon18" />
          <span className={styles.name}>{file.name}</span>
          <button className={styles.remove} type="button" aria-label={`${remove} ${file.name}`} onClick={() => leaveOut(file)}>
            <Icon path={icons.close} className="rigid icon18" />
          </button>
        </li>
      ))}
    </ul>
  )
}
