import { argv } from 'node:process'

/** `npm run bench -- NAME`; each reads what words follow its name. */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  estimate: () => import('./estimate'),
  'first-tap': () => import('./first-tap'),
  'fit-reader': () => import('./reader/fit'),
  floods: () => import('./floods'),
  pages: () => import('./pages/main'),
  release: () => import('./release/main'),
  repaint: () => import('./repaint'),
  rest: () => import('./rest'),
  scale: () => import('./scale/main'),
  sentences: () => import('./sentences'),
  server: () => import('./server'),
  visit: () => import('./visit'),
}

const [name = ''] = argv.splice(2, 1)
const run = Object.hasOwn(benches, name) ? benches[name] : undefined
if (run) await run()
else {
  console.error(`npm run bench -- NAME, where NAME is one of ${Object.keys(benches).join(', ')}`)
  process.exitCode = 1
}
