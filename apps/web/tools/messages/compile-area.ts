import { flatten, isList, type FlatMessages, type Messages } from './catalogue.ts'
import { expressionOf, parametersOf, parseMessage, type Parameters } from './message.ts'

interface Area {
  readonly name: string
  /** In the source language, which decides on names and parameters. */
  readonly source: Messages
  /** In the language of the build. What it lacks is taken from the source. */
  readonly translation: Messages
}

/**
 * The JavaScript module of an area: an export for each of its keys. A text without parameters is a string; one with a parameter is
 * a function of it, one with several a function of an object.
 */
export function compileArea({ name, source, translation }: Area, format: string): string {
  const translated = flatten(translation)
  const exports = Object.entries(source).map(
    ([key, part]) => `export const ${key} = ${codeOf(part, key, translated, name)}`,
  )
  return `import { number, plural } from ${JSON.stringify(format)}\n${exports.join('\n')}\n`
}

function codeOf(part: Messages, path: string, translated: FlatMessages, area: string): string {
  if (typeof part === 'string') return messageOf(part, translated.get(path) ?? part, `${area}: ${path}`)
  const at = (key: string | number, value: Messages) => codeOf(value, `${path}.${key}`, translated, area)
  if (isList(part)) return `[${part.map((value, place) => at(place, value)).join(', ')}]`
  const entries = Object.entries(part).map(([key, value]) => `${JSON.stringify(key)}: ${at(key, value)}`)
  return `{ ${entries.join(', ')} }`
}

function messageOf(source: string, text: string, place: string): string {
  try {
    const parameters = parametersOf(parseMessage(source))
    const code = expressionOf(parseMessage(text))
    return parameters.size === 0 ? code : `(${argumentsOf(parameters)}) => ${code}`
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
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
