import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const directory = resolve(import.meta.dirname, '../../../../packages/addresses/src/state-names')

/** The names of states in a language, as JSON; `{}` where the states keep the names of their countries. */
export function stateNamesOf(language: string): string {
  const file = resolve(directory, `${language}.json`)
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}'
}
