import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { chromium } from '@playwright/test'

const ofTheSystem = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The Chromium that the lock brings, where its binary runs; else Playwright's own, else the system's. */
export function findChromium(): string | undefined {
  return lockedChromium() ?? [chromium.executablePath(), ...ofTheSystem].find((path) => path && existsSync(path))
}

/** How the browser is started. @throws an Error that says how to get one. */
export function launchOptions(): { executablePath: string; args: string[]; env: Record<string, string> } {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium for the browser tests: run "npm ci", or "npx playwright install chromium".')
  const isLocked = executablePath === lockedChromium()
  return {
    executablePath,
    args: [...quiet, ...(isLocked || process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    env: { ...(process.env as Record<string, string>), ...(isLocked && variablesOf(dirname(executablePath))) },
  }
}

/** Whether the browser of the tests is the same on every machine. */
export const hasLockedChromium = () => lockedChromium() !== undefined

/** Unpacked once per version: a headless Chromium, the libraries it needs and the fonts it falls back to. */
function lockedChromium(): string | undefined {
  const version = process.platform === 'linux' && process.arch === 'x64' ? versionOfPackage() : undefined
  if (!version) return undefined
  const folder = resolve(`.cache/chromium-${version}`)
  if (!existsSync(folder)) unpackInto(folder)
  nameFonts(folder)
  return join(folder, 'chromium')
}

function versionOfPackage(): string | undefined {
  const file = 'node_modules/@sparticuz/chromium/package.json'
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined
}

/** The package unpacks into the folder for temporary files, with its libraries only where it takes itself to be in the cloud. */
function unpackInto(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true })
  const parts = mkdtempSync(`${folder}-`)
  execFileSync(process.execPath, ['-e', `import('@sparticuz/chromium').then(({ default: it }) => it.executablePath())`], {
    env: { ...process.env, TMPDIR: parts, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  })
  try {
    renameSync(parts, folder)
  } catch (error) {
    // Another run was faster.
    rmSync(parts, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

/** A folder that was copied or moved names those of the old place, and a browser without any font crashes with each page. */
function nameFonts(folder: string): void {
  const file = join(folder, 'fonts.conf')
  const fonts = `<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`
  if (!existsSync(file) || readFileSync(file, 'utf8') !== fonts) writeFileSync(file, fonts)
}

/** With fonts of its own alone, every machine draws the same pictures. */
const variablesOf = (folder: string) => ({
  FONTCONFIG_FILE: join(folder, 'fonts.conf'),
  LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
})

/** Where the network is closed, a browser's own errands are refused by the hundred and slow the tests down. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]
