import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Content of postmaster.pid, which a running PostgreSQL writes into its data directory. */
export interface PostmasterFile {
  readonly pid: number
  readonly port: number
  readonly ready: boolean
}

export function postmasterFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  let lines: readonly string[]
  try {
    lines = readFileSync(postmasterFile(cluster), 'utf8').split('\n')
  } catch {
    return undefined
  }
  // Lines: pid, data directory, start time, port, socket directory, address, shared memory key, status.
  const [pid, , , port, , , , status] = lines
  return { pid: Number(pid), port: Number(port), ready: status?.trim() === 'ready' }
}
