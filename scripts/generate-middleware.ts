import { readFile, writeFile } from 'node:fs/promises'
import { withMiddlewarePattern } from '@/build/middleware-literal'
import { middlewarePattern } from '@/routing/middleware-pattern'
import { main } from './main'

const file = 'middleware.ts'

await main(async () => {
  await writeFile(file, withMiddlewarePattern(await readFile(file, 'utf8'), middlewarePattern()))
}, `${file} was not written.`)
