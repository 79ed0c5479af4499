import { environment } from './environment.ts'
import { visitor } from './visitor.ts'

/** A rule for the proxy that stands between the shop and its backend. */
export interface Fault {
  readonly method?: string
  /** A regular expression, matched against the path without its query. */
  readonly path?: string
  /** How many requests it spoils before it wears off; without it, all. */
  readonly times?: number
  /** What each does stands in apps/backend/boot/faults/fault-rules.ts. */
  readonly action:
    | 'status'
    | 'html'
    | 'drop'
    | 'reset-request'
    | 'delay'
    | 'hold'
    | 'drip'
    | 'truncate'
    | 'reset-answer'
    | 'no-cors'
    | 'lose-answer'
  readonly status?: number
  /** Milliseconds: how long `delay` waits, or how long `drip` pauses after each piece. */
  readonly ms?: number
  /** How large the pieces of `drip` are. */
  readonly bytes?: number
  readonly body?: unknown
}

export interface Faults {
  /** From now on the backend answers like this, for requests that match. */
  set(...faults: readonly Fault[]): Promise<void>
  /** The backend cannot be reached at all, or not at the paths that these regular expressions match. */
  down(...paths: readonly string[]): Promise<void>
  clear(): Promise<void>
}

export const faults: Faults = {
  async set(...rules) {
    await control('POST', rules)
  },
  async down(...paths) {
    await control('POST', paths.length === 0 ? [{ action: 'drop' }] : paths.map(offlineAt))
  },
  async clear() {
    await control('DELETE')
  },
}

const offlineAt = (path: string): Fault => ({ action: 'drop', path })

async function control(method: 'POST' | 'DELETE', rules?: readonly Fault[]): Promise<void> {
  const answer = await fetch(`${environment().controlUrl}/faults`, {
    method,
    headers: { 'content-type': 'application/json', 'user-agent': visitor },
    ...(rules === undefined ? {} : { body: JSON.stringify(rules) }),
  })
  if (!answer.ok) throw new Error(`The fault proxy refused: ${answer.status} ${await answer.text()}`)
}
