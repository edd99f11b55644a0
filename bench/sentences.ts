import { measureSentences, readSentences, sentenceParts } from '../tests/support/sentence-figures'

// How well the reader of sentences does, on what its vocabulary was made from and on what was not looked at.
const percent = (share: number) => `${(share * 100).toFixed(1)}%`.padStart(7)
console.log('part    language  sentences  precision  recall      F1  preset')
for (const part of sentenceParts)
  for (const locale of ['en', 'uk', 'both']) {
    const figures = measureSentences(readSentences(part).filter((each) => locale === 'both' || each.locale === locale))
    const { sentences, precision, recall, f1, presets } = figures
    console.log(
      `${part.padEnd(8)}${locale.padEnd(10)}${String(sentences).padStart(9)}  ${percent(precision)}    ${percent(recall)}  ${percent(f1)} ${percent(presets)}`,
    )
  }
