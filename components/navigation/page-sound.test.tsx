import { beforeEach, describe, expect, it, vi } from 'vitest'

const play = vi.fn<() => Promise<void>>()
const fetched: string[] = []

class FakeAudio {
  currentTime = 5
  play = play
  constructor(address: string) {
    fetched.push(address)
  }
}

/** A visit begins with the modules as they are after a reload. */
async function visit() {
  vi.resetModules()
  const { setUiState } = await import('../state/ui-state')
  const { playPageSound } = await import('./page-sound')
  return { setUiState, playPageSound }
}

beforeEach(() => {
  fetched.length = 0
  play.mockReset().mockResolvedValue()
  vi.stubGlobal('Audio', FakeAudio)
})

describe('the sound of a page change', () => {
  it('is fetched when it is first played, and not again', async () => {
    const { playPageSound } = await visit()
    expect(fetched).toEqual([])
    playPageSound()
    playPageSound()
    expect(fetched).toEqual(['/sounds/sound-2.mp3'])
    expect(play).toHaveBeenCalledTimes(2)
  })

  it('is neither fetched nor played when the visitor has switched it off', async () => {
    const { playPageSound, setUiState } = await visit()
    setUiState({ sound: false })
    playPageSound()
    expect([fetched, play.mock.calls]).toEqual([[], []])
  })

  it('is not fetched when the visitor saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const { playPageSound } = await visit()
    playPageSound()
    Reflect.deleteProperty(navigator, 'connection')
    expect(fetched).toEqual([])
  })

  it('is one warning and nothing more when the browser blocks it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    play.mockRejectedValue(new Error('blocked'))
    const { playPageSound } = await visit()
    expect(playPageSound).not.toThrow()
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  })
})
