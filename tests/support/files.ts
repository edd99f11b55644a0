import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Every file of the project as git sees it: what is ignored is no part of it. Paths are relative to the top folder. */
export const projectFiles: readonly string[] = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'])
  .toString()
  .split('\0')
  .filter((file) => file && existsSync(file))
  .sort()

const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file) || file.startsWith('tests/')

export const isCode = (file: string) => /\.tsx?$/.test(file) && !file.startsWith('content-service/')

/** Source of the product itself. */
export const sourceFiles = projectFiles.filter((file) => isCode(file) && !isTest(file))

export function read(file: string): string {
  return readFileSync(file, 'utf8')
}

export function countLines(file: string): number {
  return read(file).trimEnd().split('\n').length
}

/** The first folder of a path; files at the top stand in no room. */
export function roomOf(file: string): string {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : ''
}
