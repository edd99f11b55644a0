import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** What only these measurements need is no dependency of the site: it is installed when it is asked for first. */
export function installPackages(): void {
  if (existsSync('bench/node_modules/.package-lock.json')) return
  console.log('Installing Lighthouse and Astro into bench/node_modules …')
  execFileSync('npm', ['ci', '--prefix', 'bench', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' })
}
