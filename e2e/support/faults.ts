import type { BrowserContext } from '@playwright/test'
import { environment } from './environment.ts'
import { visitor } from './visitor.ts'
import { withContent, withoutContent } from './without-content.ts'

/** A rule for the proxy between the shop and its backend. */
export interface Fault {
  readonly method?: string
  /** A regular expression for the path without the query. */
  readonly path?: string
  /** How many requests it applies to; all by default. */
  readonly times?: number
  /** See packages/dev-stack/src/faults/fault-rules.ts. */
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
    | 'end'
  readonly status?: number
  /** Duration of `delay`, or the pause of `drip` after each chunk, in milliseconds. */
  readonly ms?: number
  /** Chunk size of `drip`, in bytes. */
  readonly bytes?: number
  readonly body?: unknown
}

export interface Faults {
  /** Applies the rule to matching requests from now on. */
  set(...faults: readonly Fault[]): Promise<void>
  /** Makes the backend unreachable, entirely or at the paths that match these regular expressions. */
  down(...paths: readonly string[]): Promise<void>
  clear(): Promise<void>
}

/** While rules apply, pages come without content, so that the browser reads it. */
export function faultsOf(context: BrowserContext): Faults {
  const send = async (rules: readonly Fault[]) => {
    await withoutContent(context)
    await control('POST', rules)
  }
  return {
    set: async (...rules) => await send(rules),
    down: async (...paths) => await send(paths.length === 0 ? [{ action: 'drop' }] : paths.map(offlineAt)),
    async clear() {
      await withContent(context)
      await control('DELETE')
    },
  }
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
