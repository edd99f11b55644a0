// Plain JavaScript: this process becomes the server and carries neither a compiler nor a build.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** Builds if something changed, and switches. */
function prepare() {
  const script = new URL('../scripts/start.ts', import.meta.url)
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(script)], { stdio: 'inherit' })
  const passOn = (signal) => child.kill(signal)
  process.on('SIGINT', passOn).on('SIGTERM', passOn)
  return new Promise((done) => {
    child.on('exit', (code, signal) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn)
      if (signal) process.kill(process.pid, signal)
      done(signal ? 1 : code)
    })
  })
}

/** With `NODE_ENV=production`, npm leaves them out. */
function expectBuildTools() {
  try {
    import.meta.resolve('tsx')
  } catch {
    console.error('\nThe packages that build the site are not installed.\n  Run "npm ci --include=dev" first.\n')
    process.exit(1)
  }
}

expectBuildTools()
const code = await prepare()
if (code === 0) {
  const { release } = JSON.parse(readFileSync(join('.releases', 'current.json'), 'utf8'))
  const { serve } = await import(pathToFileURL(resolve('.releases', release, 'server.mjs')).href)
  await serve()
} else {
  process.exitCode = code
}
