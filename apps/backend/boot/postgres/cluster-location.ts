import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { DataDirectory } from '../data/data-directory.ts'
import { makeOpenDirectory } from '../files/open-directory.ts'
import { isReachable } from './reachable.ts'

/** For what a starter that is root cannot keep in a checkout that only root may enter. */
const systemHome = '/var/lib/umber-and-ecru'

/** Where the cluster is, and where it will be when there is none yet. */
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

/** The cluster of a data directory, wherever it is, without making anything. */
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
