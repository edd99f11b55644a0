import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pictureImporter } from '@/build/pictures/import-picture'
import { limits, type ReadLimits } from '@/content-client/limits'
import { type ContentServiceStub, startContentServiceStub } from '../support/content-service-stub'
import { gzipBomb, type StubAnswer } from '../support/stub-answers'

let stub: ContentServiceStub

beforeEach(async () => {
  stub = await startContentServiceStub()
})

afterEach(() => stub.close())

describe('a picture of the content service', () => {
  it.each<[string, StubAnswer, Partial<ReadLimits>, string]>([
    [
      'drips',
      'a drip',
      { answerMilliseconds: 40 },
      'could not be fetched: the content service did not finish its answer within 0.04 seconds; look what keeps it busy, then build again',
    ],
    [
      'goes on and on',
      'an endless list',
      { pictureBytes: 300_000 },
      'could not be fetched: the content service answered with more than 300000 bytes, and those are the most; shorten what it holds',
    ],
    [
      'unpacks to a thousand times its size',
      gzipBomb,
      {},
      `could not be fetched: the content service answered with more than ${limits.pictureBytes} bytes, and those are the most; shorten what it holds`,
    ],
  ])('ends when it %s', async (_what, answer, own, sentence) => {
    stub.answer('/uploads/a.png', answer)
    const { origin } = new URL(stub.url)
    const importPicture = pictureImporter({
      serviceUrl: stub.url,
      kind: 'originals',
      limits: { ...limits, ...own },
      onRead: () => undefined,
    })
    await expect(importPicture(`${origin}/uploads/a.png`)).rejects.toThrow(new Error(`the picture "${origin}/uploads/a.png" ${sentence}`))
  })
})
