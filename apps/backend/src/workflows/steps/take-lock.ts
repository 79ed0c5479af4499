import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { MedusaError, Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'

import { lockTimeout } from '../../lib/checkout/lock-request'
import { isRedisFault } from '../../lib/redis/is-redis-fault'

/** Seconds after which the lock of a process that was killed ends. Longer than what is done while it is held. */
const expire = 60

/** Milliseconds between two attempts. */
const interval = 100

interface LockToTake {
  readonly key: string
  /** What the caller reads while another one holds the lock: nothing was done. */
  readonly refusal: string
}

export interface HeldLock {
  readonly key: string
  readonly ownerId: string
}

/** Whether a workflow ended because another one holds its lock. */
export const isTooBusy = (error: unknown): error is MedusaError =>
  (error as { readonly code?: unknown } | null)?.code === 'too_busy'

/**
 * Holds a lock from this step on, until `releaseLockStep` or the failure of a later step. Unlike Medusa's `acquireLockStep` it also
 * locks within another workflow, and has an owner: a lock that has expired is not released for the one who has it by then.
 */
export const takeLockStep = createStep(
  'take-lock',
  async ({ key, refusal }: LockToTake, { container }) => {
    const locking = container.resolve(Modules.LOCKING)
    const held: HeldLock = { key, ownerId: randomUUID() }
    const until = Date.now() + lockTimeout * 1000
    const take = async (): Promise<void> => {
      try {
        await locking.acquire(key, { ownerId: held.ownerId, expire })
      } catch (error) {
        if (isRedisFault(error)) throw error
        if (Date.now() >= until) throw new MedusaError(MedusaError.Types.CONFLICT, refusal, 'too_busy')
        await sleep(interval)
        await take()
      }
    }
    await take()
    return new StepResponse(held, held)
  },
  async (held, { container }) => {
    if (held === undefined) return
    await container.resolve(Modules.LOCKING).release(held.key, { ownerId: held.ownerId })
  },
)

export const releaseLockStep = createStep(
  'release-lock',
  async ({ key, ownerId }: HeldLock, { container }) => {
    await container.resolve(Modules.LOCKING).release(key, { ownerId })
    return new StepResponse(key)
  },
)
