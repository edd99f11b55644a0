import { read, sourceFiles } from './files'
import { importsOf } from './imports'

/** One place where code asks for a message: `pattern` matches the keys it may ask for and captures what a variable stands for. */
export type Usage = { file: string; call: string; pattern: RegExp }

const variable = '([^]+)'

const translator =
  /const (\w+) = (?:await )?(?:useTranslations|getTranslations|(?:(?:view\.)?words|useWords\(\))\.in)\(((?:[^()]|\([^()]*\))*)\)/g

export function findUsages(
  files: readonly string[] = sourceFiles.filter((file) => file.endsWith('.tsx') || file.endsWith('.ts')),
): Usage[] {
  return files.flatMap((file) =>
    usagesIn(
      read(file),
      file,
      importsOf(file).map(({ target }) => target),
    ),
  )
}

export function usagesIn(source: string, file: string, imports: readonly string[] = []): Usage[] {
  const usage = (call: string, parts: readonly string[]): Usage => ({ file, call, pattern: new RegExp(`^${parts.join('')}$`) })
  return [
    ...namespacesIn(source).flatMap(({ name, namespace }) =>
      callsOf(name, source).map(({ call, parts }) => usage(call, namespace ? [escapePattern(`${namespace}.`), ...parts] : parts)),
    ),
    ...[...source.matchAll(/messageMetadata\('[^']+', '(\w+)'/g)].map(([call, name = '']) =>
      usage(call, [name, '\\.', 'meta(?:Title|Description)']),
    ),
    ...cataloguesRead(source, imports).map(({ call, parts }) => usage(call, parts)),
  ]
}

function namespacesIn(source: string): { name: string; namespace: string | undefined }[] {
  const found = [...source.matchAll(translator)].flatMap(([, name = '', argument = '']) => {
    const literal = /(?:^|namespace: )'([^']*)'/.exec(argument)?.[1]
    // A namespace in a variable is a helper of its own, such as messageMetadata; its calls are counted where it is called.
    return literal !== undefined || argument === '' ? [{ name, namespace: literal }] : []
  })
  return [...new Map(found.map((each) => [`${each.name} ${each.namespace}`, each])).values()]
}

/** `t('key')`, t(`${stage}.title`) and t(key), with `.rich` and its like. */
function callsOf(translate: string, source: string): { call: string; parts: string[] }[] {
  const calls = source.matchAll(
    new RegExp(`(?<![\\w.])${translate}(?:\\.(?:rich|markup|raw|has))?\\((?:'([^']*)'|\`([^\`]*)\`|([^'\`)][^),]*))`, 'g'),
  )
  return [...calls].map(([call, literal, template]) => {
    if (literal !== undefined) return { call, parts: [escapePattern(literal)] }
    if (template === undefined) return { call, parts: [variable] }
    return {
      call,
      parts: template
        .split(/(\$\{[^}]*\})/)
        .filter(Boolean)
        .map((part) => (part.startsWith('${') ? variable : escapePattern(part))),
    }
  })
}

/** Code that reads a catalogue as data: `en.RichText.footnotes`, `words.goHome`. */
function cataloguesRead(source: string, imports: readonly string[]): { call: string; parts: string[] }[] {
  const errors = imports.some((target) => target.startsWith('messages/errors/'))
  const whole = imports.some((target) => /^messages\/(en|uk)\.json$/.test(target))
  return [...source.matchAll(/\b(?:en|uk|words|t)\.(?!json\b)((?:\w+\.)*\w+)/g)].flatMap(([call, path = '']) => {
    if (whole && /^[A-Z]/.test(path)) return [{ call, parts: [escapePattern(path), '(?:\\.[^]+)?'] }]
    return errors ? [{ call, parts: [escapePattern(`ErrorPage.${path}`)] }] : []
  })
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
