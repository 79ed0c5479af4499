import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** Opens an emptied log for a child process. A file needs no reader, so the child can outlive the starter. */
export function openLog(file: string): { readonly descriptor: number; close(): void } {
  mkdirSync(dirname(file), { recursive: true })
  const descriptor = openSync(file, 'w')
  return { descriptor, close: () => closeSync(descriptor) }
}

export function lastLines(file: string, count: number): readonly string[] {
  return readLog(file)
    .split(/\r?\n/)
    .map((line) => stripVTControlCharacters(line).trimEnd())
    .filter((line) => line !== '')
    .slice(-count)
}

export function readLog(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
