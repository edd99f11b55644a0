import { readFile, writeFile } from 'node:fs/promises'
import { middlewarePattern } from '@/routing/middleware-pattern'
import { main } from './main'
import { withMiddlewarePattern } from './middleware-literal'

const file = 'middleware.ts'

await main(async () => {
  await writeFile(file, withMiddlewarePattern(await readFile(file, 'utf8'), middlewarePattern()))
}, `${file} was not written.`)
