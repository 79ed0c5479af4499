import type { Logger } from '@medusajs/framework/types'

import { postPurge } from '../../lib/page-purge/post-purge'
import type { PurgeSettings } from '../../lib/page-purge/purge-settings'
import { everything, together, type PurgeScope } from '../../lib/page-purge/purge-scope'

export interface PagePurgeOptions {
  /** Undefined when no shop keeps pages: then nothing is called. */
  readonly purge?: PurgeSettings | undefined
}

/** Time without another change before the call, in ms. The search index, which lists are rendered from, is written in it. */
const quiet = 500
/** The longest a change waits while others follow, in ms, as in an import. */
const longest = 5000
/** Pauses before the second and the third attempt, in ms. */
const pauses: readonly number[] = [1000, 5000]

/** Makes the servers of the shop drop their rendered pages. Several changes within a short time are one call. */
export class PagePurgeService {
  private readonly logger: Logger
  private readonly purge: PurgeSettings | undefined
  private readonly ending = new AbortController()
  private waiting:
    | { readonly scope: PurgeScope; readonly since: number; readonly timer: NodeJS.Timeout }
    | undefined

  constructor({ logger }: { readonly logger: Logger }, { purge }: PagePurgeOptions = {}) {
    this.logger = logger
    this.purge = purge
  }

  /** Name required by Medusa. */
  __hooks = { onApplicationShutdown: async (): Promise<void> => this.close() }

  /**
   * Requests a call soon, for all pages or for those of some regions. Returns at once and never throws: a failed call is logged
   * after its last attempt.
   */
  request(scope: PurgeScope = everything): void {
    if (this.purge === undefined) return
    const now = Date.now()
    const since = this.waiting?.since ?? now
    clearTimeout(this.waiting?.timer)
    const timer = setTimeout(() => void this.send(pauses), Math.min(quiet, since + longest - now))
    const all = this.waiting === undefined ? scope : together(this.waiting.scope, scope)
    this.waiting = { scope: all, since, timer }
  }

  /** Sends the call that waits, in one attempt, because the process is about to end. */
  async close(): Promise<void> {
    const isWaiting = this.waiting !== undefined
    clearTimeout(this.waiting?.timer)
    if (isWaiting) await this.send([])
    this.ending.abort()
  }

  private async send(waits: readonly number[]): Promise<void> {
    const { scope = everything } = this.waiting ?? {}
    this.waiting = undefined
    const { urls, token } = this.purge ?? { urls: [], token: '' }
    await Promise.all(
      urls.map(async (url) => {
        const outcome = await postPurge({ url, token, scope, pauses: waits, signal: this.ending.signal })
        if (outcome.kind === 'failed')
          this.logger.warn(`${url} did not drop its rendered pages: ${outcome.reason}.`)
      }),
    )
  }
}
