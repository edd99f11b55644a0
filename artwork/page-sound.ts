import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The page-change sound, synthesised: a soft fifth that opens and fades in 0.28 s. Needs the `lame` encoder:
// `npx tsx artwork/page-sound.ts`.
const rate = 44_100
const seconds = 0.28
const partials = [
  { frequency: 587.33, level: 0.5, delay: 0 },
  { frequency: 880, level: 0.32, delay: 0.035 },
  { frequency: 1760, level: 0.08, delay: 0.05 },
]

const samples = Array.from({ length: Math.round(rate * seconds) }, (_, index) => {
  const time = index / rate
  const sum = partials.reduce((total, { frequency, level, delay }) => {
    const own = time - delay
    if (own < 0) return total
    const envelope = Math.min(1, own / 0.012) * Math.exp(-own * 16)
    return total + level * envelope * Math.sin(2 * Math.PI * frequency * own)
  }, 0)
  return sum * Math.min(1, (seconds - time) / 0.03)
})

const wave = Buffer.alloc(44 + samples.length * 2)
wave.write('RIFF', 0, 'latin1')
wave.writeUInt32LE(wave.length - 8, 4)
wave.write('WAVEfmt ', 8, 'latin1')
wave.writeUInt32LE(16, 16)
wave.writeUInt16LE(1, 20)
wave.writeUInt16LE(1, 22)
wave.writeUInt32LE(rate, 24)
wave.writeUInt32LE(rate * 2, 28)
wave.writeUInt16LE(2, 32)
wave.writeUInt16LE(16, 34)
wave.write('data', 36, 'latin1')
wave.writeUInt32LE(samples.length * 2, 40)
for (const [index, sample] of samples.entries()) wave.writeInt16LE(Math.round(sample * 32_767), 44 + index * 2)

const source = join(tmpdir(), 'page-sound.wav')
writeFileSync(source, wave)
execFileSync('lame', ['--quiet', '-b', '96', '-m', 'm', source, 'public/sounds/sound-2.mp3'])
