import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DataDirectory } from '../data/data-directory.ts'
import { isReachable } from './reachable.ts'

/** Used when the starter is root and only root may enter the checkout. */
const systemHome = '/var/lib/umber-and-ecru'

/** Path of the cluster, existing or yet to be created. */
export function locateCluster(directory: DataDirectory): string {
  const earlier = readPointer(directory.clusterPointer)
  if (earlier !== undefined) return earlier
  if (process.getuid?.() !== 0 || isReachable(directory.root)) return directory.cluster
  const mark = createHash('sha256').update(directory.root).digest('hex').slice(0, 12)
  const cluster = join(systemHome, mark, 'postgres')
  makeOpenDirectory(dirname(cluster))
  writeFileSync(directory.clusterPointer, `${cluster}\n`)
  return cluster
}

/** Path of the cluster of a data directory, without creating anything. */
export function knownCluster(directory: DataDirectory): string {
  return readPointer(directory.clusterPointer) ?? directory.cluster
}

function readPointer(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}

/** Creates a directory that every user may enter, whatever the umask is. Existing directories are left unchanged. */
function makeOpenDirectory(path: string): void {
  const first = mkdirSync(path, { recursive: true })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) chmodSync(made, 0o755)
}
