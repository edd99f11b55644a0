import { getUiState } from '../state/ui-state'

/** −20 dB. */
const volume = 0.1

let sound: HTMLAudioElement | undefined

/** Plays the page-change sound if the visitor has it on; fetched when first needed, never with a data saver. */
export function playPageSound(): void {
  if (!getUiState().sound || savesData()) return
  sound ??= Object.assign(new Audio('/sounds/sound-2.mp3'), { volume })
  sound.currentTime = 0
  // Old browsers answer nothing.
  sound.play()?.catch((error: unknown) => console.warn('The page-change sound was not played.', error))
}

function savesData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true
}
