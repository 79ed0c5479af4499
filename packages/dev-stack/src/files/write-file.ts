import { randomUUID } from 'node:crypto'
import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Replaces a file atomically: a reader sees the old content or the new one. */
export function replaceFile(file: string, content: string, mode = 0o644): void {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, content, { mode })
  renameSync(draft, file)
}

/** Creates a file with its content atomically. Returns false when it already exists. */
export function claimFile(file: string, content: string, mode = 0o644): boolean {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, content, { mode })
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
