import { environment } from './environment.ts'
import { visitor } from './visitor.ts'

/** A rule for the proxy that stands between the shop and its backend. */
export interface Fault {
  readonly method?: string
  /** A regular expression, matched against the path without its query. */
  readonly path?: string
  /** How many requests it spoils before it wears off; without it, all. */
  readonly times?: number
  readonly action: 'status' | 'delay' | 'drop' | 'html' | 'truncate'
  readonly status?: number
  /** Milliseconds, for `delay`. */
  readonly ms?: number
  readonly body?: unknown
}

export interface Faults {
  /** From now on the backend answers like this, for requests that match. */
  set(...faults: readonly Fault[]): Promise<void>
  /** The backend cannot be reached at all. */
  down(): Promise<void>
  clear(): Promise<void>
}

export const faults: Faults = {
  async set(...rules) {
    await control('POST', rules)
  },
  async down() {
    await control('POST', [{ action: 'drop' }])
  },
  async clear() {
    await control('DELETE')
  },
}

async function control(method: 'POST' | 'DELETE', rules?: readonly Fault[]): Promise<void> {
  const answer = await fetch(`${environment().controlUrl}/faults`, {
    method,
    headers: { 'content-type': 'application/json', 'user-agent': visitor },
    ...(rules === undefined ? {} : { body: JSON.stringify(rules) }),
  })
  if (!answer.ok) throw new Error(`The fault proxy refused: ${answer.status} ${await answer.text()}`)
}
