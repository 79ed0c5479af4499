import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'

/** In bytes. Less free space on its disk is as good as none: a log line or a temporary file may fail. */
const leastFree = 64 * 1024 * 1024
/** In milliseconds. */
const checkedFor = 5_000
const timeLimit = 1_000

export interface Readiness {
  readonly ready: boolean
  readonly checks: {
    readonly disk: 'ok' | 'full'
    /** For information only: kept pages are served without the backend. */
    readonly backend: 'ok' | 'away'
  }
}

interface FreeSpace {
  readonly bavail: number
  readonly bsize: number
}

export interface ReadinessOptions {
  /** The directory that the server serves from. */
  readonly site: string
  readonly backendUrl: string
  readonly freeSpace?: (directory: string) => Promise<FreeSpace>
  /** In milliseconds. */
  readonly now?: () => number
}

/** Whether a balancer should send requests to this server. */
export function createReadiness({
  site,
  backendUrl,
  freeSpace = statfs,
  now = () => performance.now(),
}: ReadinessOptions): () => Promise<Readiness> {
  const health = `${backendUrl.replace(/\/+$/, '')}/health`
  let checkedAt = Number.NEGATIVE_INFINITY
  let backend: Promise<'ok' | 'away'>

  async function hasSpace(directory: string): Promise<boolean> {
    const { bavail, bsize } = await freeSpace(directory)
    return bavail * bsize >= leastFree
  }

  return async () => {
    if (now() - checkedAt >= checkedFor) {
      checkedAt = now()
      backend = answers(health)
    }
    const spaces = await Promise.all([site, tmpdir()].map(hasSpace)).catch(() => [false])
    const disk = spaces.every(Boolean) ? 'ok' : 'full'
    return { ready: disk === 'ok', checks: { disk, backend: await backend } }
  }
}

async function answers(url: string): Promise<'ok' | 'away'> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeLimit) })
    await response.body?.cancel()
    return response.ok ? 'ok' : 'away'
  } catch {
    return 'away'
  }
}
