import { PUBLISHABLE_KEY_HEADER } from '@umber/commerce-client'
import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { withoutTrailingSlashes } from '@umber/storefront-core/platform'

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
    /** `refused`: the backend does not know the publishable key, so this server can show nothing. `unknown` without a backend. */
    readonly key: KeyState
    /** For information only: without it, purges do not reach other servers. `ok` where no server is shared. */
    readonly redis: 'ok' | 'unreachable'
  }
}

type BackendState = 'ok' | 'not ready' | 'unreachable'
type KeyState = 'ok' | 'refused' | 'unknown'

interface FreeSpace {
  readonly bavail: number
  readonly bsize: number
}

export interface ReadinessOptions {
  /** The directory that the server serves from. */
  readonly site: string
  readonly backendUrl: string
  readonly publishableKey: string
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
  publishableKey,
  hasRedis = () => true,
  freeSpace = statfs,
  now = () => performance.now(),
}: ReadinessOptions): () => Promise<Readiness> {
  const base = withoutTrailingSlashes(backendUrl)
  let checkedAt = Number.NEGATIVE_INFINITY
  let backend: Promise<BackendState>
  let key: Promise<KeyState>

  async function hasSpace(directory: string): Promise<boolean> {
    const { bavail, bsize } = await freeSpace(directory)
    return bavail * bsize >= leastFree
  }

  return async () => {
    if (now() - checkedAt >= checkedFor) {
      checkedAt = now()
      backend = stateOf(`${base}/ready`)
      key = stateOfKey(`${base}/store/regions?limit=1&fields=id`, publishableKey)
    }
    const spaces = await Promise.all([site, tmpdir()].map(hasSpace)).catch(() => [false])
    const disk = spaces.every(Boolean) ? 'ok' : 'full'
    const redis = hasRedis() ? 'ok' : 'unreachable'
    const checks = { disk, backend: await backend, key: await key, redis } as const
    return { ready: disk === 'ok' && checks.key !== 'refused', checks }
  }
}

async function stateOf(url: string): Promise<BackendState> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeLimit) })
    await response.body?.cancel()
    if (response.ok) return 'ok'
    return response.status === 503 ? 'not ready' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

async function stateOfKey(url: string, key: string): Promise<KeyState> {
  try {
    const headers = { [PUBLISHABLE_KEY_HEADER]: key }
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeLimit) })
    await response.body?.cancel()
    if (response.ok) return 'ok'
    // Medusa's answer to an unknown key. The request has no other fault.
    return response.status === 400 ? 'refused' : 'unknown'
  } catch {
    return 'unknown'
  }
}
