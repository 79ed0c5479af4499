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
    /** For information only: kept pages are served without the backend, whose own report has its database and search. */
    readonly backend: BackendState
    /** For information only: without it, purges do not reach other servers. `ok` where no server is shared. */
    readonly redis: 'ok' | 'away'
  }
}

type BackendState = 'ok' | 'not ready' | 'away'

interface FreeSpace {
  readonly bavail: number
  readonly bsize: number
}

export interface ReadinessOptions {
  /** The directory that the server serves from. */
  readonly site: string
  readonly backendUrl: string
  /** Whether the Redis of the settings is connected. */
  readonly hasRedis?: () => boolean
  readonly freeSpace?: (directory: string) => Promise<FreeSpace>
  /** In milliseconds. */
  readonly now?: () => number
}

/** Whether a balancer should send requests to this server. */
export function createReadiness({
  site,
  backendUrl,
  hasRedis = () => true,
  freeSpace = statfs,
  now = () => performance.now(),
}: ReadinessOptions): () => Promise<Readiness> {
  const address = `${backendUrl.replace(/\/+$/, '')}/ready`
  let checkedAt = Number.NEGATIVE_INFINITY
  let backend: Promise<BackendState>

  async function hasSpace(directory: string): Promise<boolean> {
    const { bavail, bsize } = await freeSpace(directory)
    return bavail * bsize >= leastFree
  }

  return async () => {
    if (now() - checkedAt >= checkedFor) {
      checkedAt = now()
      backend = stateOf(address)
    }
    const spaces = await Promise.all([site, tmpdir()].map(hasSpace)).catch(() => [false])
    const disk = spaces.every(Boolean) ? 'ok' : 'full'
    const redis = hasRedis() ? 'ok' : 'away'
    return { ready: disk === 'ok', checks: { disk, backend: await backend, redis } }
  }
}

async function stateOf(url: string): Promise<BackendState> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeLimit) })
    await response.body?.cancel()
    if (response.ok) return 'ok'
    return response.status === 503 ? 'not ready' : 'away'
  } catch {
    return 'away'
  }
}
