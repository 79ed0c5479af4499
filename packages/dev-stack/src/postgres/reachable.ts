import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const othersMayEnter = 0o001

/** Whether a user who owns none of the directories can traverse to the path. */
export function isReachable(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory() === true && (found.mode & othersMayEnter) === 0) return false
  const parent = dirname(resolve(path))
  return parent === resolve(path) || isReachable(parent)
}
