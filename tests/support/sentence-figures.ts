import { readFileSync } from 'node:fs'
import { describeProject } from '@/estimate/describe/describe'

export const sentenceParts = ['seen', 'unseen'] as const

type SentencePart = (typeof sentenceParts)[number]
type Sentence = { locale: string; buyer: string; presets: string[]; blocks: string[]; text: string }

/** The sentences of a part. */
export function readSentences(part: SentencePart): Sentence[] {
  return readLines(part).map(([locale = '', buyer = '', presets = '', blocks = '', text = '']) => {
    return { locale, buyer, presets: presets.split(',').filter(Boolean), blocks: blocks.split(' ').filter(Boolean), text }
  })
}

/** Pieces of sentences that name one block. */
export function readFragments(): { locale: string; block: string; text: string }[] {
  return readLines('fragments').map(([locale = '', block = '', text = '']) => ({ locale, block, text }))
}

/** What a project is and for whom, with the presets that are right. */
export function readOpenings(): { locale: string; presets: string[]; text: string }[] {
  const lines = readLines('openings')
  return lines.map(([locale = '', presets = '', text = '']) => ({ locale, presets: presets.split(',').filter(Boolean), text }))
}

function readLines(file: string): string[][] {
  const lines = readFileSync(`estimate/describe/fixtures/${file}.tsv`, 'utf8').trimEnd().split('\n')
  return lines.map((line) => line.split('\t'))
}

export type SentenceFigures = { sentences: number; precision: number; recall: number; f1: number; presets: number }

/** How well the reader finds the blocks that were named, and the preset that is nearest. */
export function measureSentences(sentences: readonly Sentence[]): SentenceFigures {
  let [found, right, named, hits] = [0, 0, 0, 0]
  for (const { text, blocks, presets } of sentences) {
    const read = describeProject(text, '2026-11-23')
    const ids = read.blocks.map(({ value }) => value)
    found += ids.length
    named += blocks.length
    right += ids.filter((id) => blocks.includes(id)).length
    if (presets.length === 0 ? read.preset === null : read.preset !== null && presets.includes(read.preset)) hits++
  }
  const [precision, recall] = [right / found, right / named]
  return {
    sentences: sentences.length,
    precision,
    recall,
    f1: (2 * precision * recall) / (precision + recall),
    presets: hits / sentences.length,
  }
}
