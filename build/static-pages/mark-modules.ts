import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'acorn'

/**
 * Puts the modules of a script in parentheses: V8 takes that for a function that is called at once, and compiles it with the script, in
 * another thread (https://v8.dev/blog/preparser#pife). Otherwise all are compiled by the main thread when the program starts.
 * @throws when it is no script.
 */
export function markModules(script: string): string {
  const [statement] = parse(script, { ecmaVersion: 'latest' }).body
  const call =
    statement?.type === 'ExpressionStatement' && statement.expression.type === 'CallExpression' ? statement.expression : undefined
  const [list] = call?.arguments ?? []
  if (list?.type !== 'ArrayExpression') return script
  const modules = list.elements.flatMap((each) => {
    const isModule = each?.type === 'ArrowFunctionExpression' || each?.type === 'FunctionExpression'
    return isModule && script[each.start - 1] !== '(' ? [each] : []
  })
  let [marked, from] = ['', 0]
  for (const { start, end } of modules) {
    marked += `${script.slice(from, start)}(${script.slice(start, end)})`
    from = end
  }
  return marked + script.slice(from)
}

/** Marks the modules of all scripts in a folder. A file is replaced, never written into: an earlier release may have the same one. */
export async function markScripts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.js')) continue
    const file = join(folder, name)
    const script = await readFile(file, 'utf8')
    const marked = markModules(script)
    if (marked === script) continue
    await writeFile(`${file}.marked`, marked)
    await rename(`${file}.marked`, file)
  }
}
