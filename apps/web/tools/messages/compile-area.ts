import { flatten, isList, type FlatMessages, type Messages } from './catalogue.ts'
import { expressionOf, parametersOf, parseMessage, type Parameters, type Writing } from './message.ts'

interface Area {
  readonly name: string
  /** In the source language, which decides on names and parameters. */
  readonly source: Messages
  /** In the language of the build. What it lacks is taken from the source. */
  readonly translation: Messages
  /** Of the language of the build. From right to left, each parameter is isolated from the text around it. */
  readonly direction?: 'ltr' | 'rtl'
}

/**
 * The JavaScript module of an area: an export for each of its keys. A text without parameters is a string; one with a parameter is
 * a function of it, one with several a function of an object.
 */
export function compileArea({ name, source, translation, direction = 'ltr' }: Area, format: string): string {
  const of = { name, translated: flatten(translation), writing: { isolates: direction === 'rtl' } }
  const exports = Object.entries(source).map(
    ([key, part]) => `export const ${key} = ${codeOf(part, key, of)}`,
  )
  return `import { number, plural } from ${JSON.stringify(format)}\n${exports.join('\n')}\n`
}

interface OfArea {
  readonly name: string
  readonly translated: FlatMessages
  readonly writing: Writing
}

function codeOf(part: Messages, path: string, of: OfArea): string {
  if (typeof part === 'string') return messageOf(part, path, of)
  const at = (key: string | number, value: Messages) => codeOf(value, `${path}.${key}`, of)
  if (isList(part)) return `[${part.map((value, place) => at(place, value)).join(', ')}]`
  const entries = Object.entries(part).map(([key, value]) => `${JSON.stringify(key)}: ${at(key, value)}`)
  return `{ ${entries.join(', ')} }`
}

function messageOf(source: string, path: string, { name, translated, writing }: OfArea): string {
  try {
    const parameters = parametersOf(parseMessage(source))
    const code = expressionOf(parseMessage(translated.get(path) ?? source), writing)
    return parameters.size === 0 ? code : `(${argumentsOf(parameters)}) => ${code}`
  } catch (error) {
    throw new Error(`${name}: ${path}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

function argumentsOf(parameters: Parameters): string {
  const names = [...parameters.keys()].join(', ')
  return parameters.size === 1 ? names : `{ ${names} }`
}

/** The TypeScript declarations of an area, from the source language. */
export function declareArea(source: Messages): string {
  const exports = Object.entries(source).map(([key, part]) => `export const ${key}: ${typeOf(part, '')}`)
  return `// Written by \`pnpm messages --write\`.\n${exports.join('\n')}\n`
}

function typeOf(part: Messages, indent: string): string {
  const deeper = `${indent}  `
  if (typeof part === 'string') return typeOfMessage(part)
  if (isList(part)) return `readonly [${part.map((value) => typeOf(value, indent)).join(', ')}]`
  const fields = Object.entries(part).map(
    ([key, value]) => `${deeper}readonly ${keyOf(key)}: ${typeOf(value, deeper)}\n`,
  )
  return `{\n${fields.join('')}${indent}}`
}

const keyOf = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`)

function typeOfMessage(text: string): string {
  const parameters = [...parametersOf(parseMessage(text))]
  const [only] = parameters
  if (only === undefined) return 'string'
  if (parameters.length === 1) return `(${only[0]}: ${only[1]}) => string`
  const fields = parameters.map(([name, type]) => `readonly ${name}: ${type}`)
  return `(parameters: { ${fields.join('; ')} }) => string`
}
