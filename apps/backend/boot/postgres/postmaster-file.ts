import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a running PostgreSQL writes about itself into postmaster.pid of its data directory. */
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
  // The lines are, in this order: pid, data directory, start time, port, socket directory, address, memory key, status.
  const [pid, , , port, , , , status] = lines
  return { pid: Number(pid), port: Number(port), ready: status?.trim() === 'ready' }
}
