import { strict as assert } from 'node:assert'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files below a directory, which has some, that have one of the texts in them. */
export function filesThatName(directory: string, texts: readonly string[]): readonly string[] {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  assert(files.length > 0, `${directory} is empty.`)
  return files.filter((file) => texts.some((text) => readFileSync(file).includes(text)))
}
