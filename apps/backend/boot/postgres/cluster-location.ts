import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DataDirectory } from '../data/data-directory.ts'
import { isReachable } from './reachable.ts'

/** For what a starter that is root cannot keep in a checkout that only root may enter. */
const systemHome = '/var/lib/umber-and-ecru'

export interface ClusterLocation {
  readonly cluster: string
  /** Where a copy of the programs may be put. */
  readonly binaries: string
}

export function locateCluster(directory: DataDirectory): ClusterLocation {
  const earlier = readPointer(directory.clusterPointer)
  if (earlier !== undefined) return { cluster: earlier, binaries: systemHome }
  if (process.getuid?.() !== 0) return { cluster: directory.cluster, binaries: directory.root }
  if (isReachable(directory.root)) return { cluster: directory.cluster, binaries: systemHome }
  const mark = createHash('sha256').update(directory.root).digest('hex').slice(0, 12)
  const cluster = join(systemHome, mark, 'postgres')
  mkdirSync(join(systemHome, mark), { recursive: true, mode: 0o755 })
  writeFileSync(directory.clusterPointer, `${cluster}\n`)
  return { cluster, binaries: systemHome }
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
