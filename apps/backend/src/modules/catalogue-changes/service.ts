import type { Logger } from '@medusajs/framework/types'

import { united, type CatalogueChange } from '../../lib/catalogue/catalogue-change'

/** Follows changes: writes the index, and has the shop drop its pages. */
export type Follow = (change: CatalogueChange) => Promise<void>

/** Time without another change before they are followed, in ms. */
const quiet = 150
/** The longest a change waits while others follow, in ms, as in an import. */
const longest = 2000
/** Pauses before the further attempts, in ms. After the last one the hourly reindexing is left. */
const pauses: readonly number[] = [1000, 5000, 20_000]
/** How long the moment of a price list is remembered after it has passed, in ms. */
const rememberedFor = 600_000
const day = 86_400_000

interface Waiting {
  readonly change: CatalogueChange
  readonly follow: Follow
  readonly since: number
  readonly timer: NodeJS.Timeout
}

/**
 * Collects the changes of the catalogue, so that many within a short time are one, and follows them one after the other: a
 * product that is read later is also written later.
 */
export class CatalogueChangesService {
  /** What the last look of this process found filed into categories; see `lib/catalogue/refiled-products.ts`. */
  lastFiled: string | undefined
  private readonly logger: Logger
  private waiting: Waiting | undefined
  private last: Promise<void> = Promise.resolve()
  private isEnding = false
  private lastLook: number | undefined
  private readonly moments = new Map<string, { readonly at: number; readonly timer: NodeJS.Timeout }>()

  constructor({ logger }: { readonly logger: Logger }) {
    this.logger = logger
  }

  /** Name required by Medusa. */
  __hooks = { onApplicationShutdown: async (): Promise<void> => this.close() }

  /** Returns at once and never throws. */
  note(change: CatalogueChange, follow: Follow): void {
    const now = Date.now()
    const { waiting } = this
    const since = waiting?.since ?? now
    clearTimeout(waiting?.timer)
    const timer = setTimeout(() => this.flush(), Math.max(0, Math.min(quiet, since + longest - now)))
    this.waiting = { change: united(waiting?.change ?? new Map(), change), follow, since, timer }
  }

  /** Notes a change when a moment comes, in ms. The same key and moment is noted once. */
  noteAt(key: string, at: number, change: CatalogueChange, follow: Follow): void {
    const now = Date.now()
    for (const [known, moment] of this.moments)
      if (moment.at < now - rememberedFor) this.moments.delete(known)
    const name = `${key} ${at}`
    if (this.isEnding || this.moments.has(name)) return
    const timer = setTimeout(() => this.note(change, follow), Math.max(0, at - now))
    timer.unref()
    this.moments.set(name, { at, timer })
  }

  /** How long ago a process has last asked this, in ms. The first time it makes up for a day before it. */
  sinceLastLook(): number {
    const now = Date.now()
    const since = this.lastLook === undefined ? day : now - this.lastLook
    this.lastLook = now
    return since
  }

  /** Follows what waits, in one attempt, because the process is about to end. */
  async close(): Promise<void> {
    this.isEnding = true
    for (const { timer } of this.moments.values()) clearTimeout(timer)
    this.moments.clear()
    if (this.waiting !== undefined) this.flush()
    await this.last
  }

  private flush(): void {
    const { waiting } = this
    if (waiting === undefined) return
    clearTimeout(waiting.timer)
    this.waiting = undefined
    this.last = this.last.then(async () => this.attempt(waiting))
  }

  private async attempt({ change, follow }: Waiting): Promise<void> {
    for (const pause of [...pauses, undefined]) {
      try {
        await follow(change)
        return
      } catch (error) {
        this.logger.error(
          'The lists of the shop do not follow a change of the catalogue',
          error instanceof Error ? error : undefined,
        )
        if (pause === undefined || this.isEnding) return
        await new Promise((resolve) => void setTimeout(resolve, pause))
      }
    }
  }
}
