import { randomUUID } from 'node:crypto'

import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'

import { lockTimeout } from '../../lib/checkout/lock-request'
import { withLocks } from '../../lib/checkout/with-locks'
import { isRedisFault } from '../../lib/redis/is-redis-fault'

interface LocksToHold {
  readonly keys: readonly string[]
  /** What the caller reads when others hold them for too long. */
  readonly refusal: string
  /** How long to wait for them, as a time in milliseconds since 1970. */
  readonly until?: number
}

/** How long locks are held by a workflow that never ends, in milliseconds. Longer than any order takes. */
const longest = 120_000

/** How each hold of this process ends, by its id: a step can only pass on what is JSON. */
const holds = new Map<string, () => Promise<void>>()

/** Whether a workflow ended because others hold its locks. */
export const isTooBusy = (error: unknown): error is MedusaError =>
  (error as { readonly code?: unknown } | null)?.code === 'too_busy'

/**
 * Holds locks until `freeLocksStep`, or until a later step fails. In place of Medusa's `acquireLockStep`, whose locks are never renewed:
 * they would have to be as long as the longest order, and a killed process would keep everyone from ordering for that time. These are
 * renewed while this process runs, and end ten seconds after it. They are also held within another workflow.
 *
 * @throws `too_busy` when others hold them until the end.
 */
export const holdLocksStep = createStep(
  'hold-locks',
  async ({ keys, refusal, until = Date.now() + lockTimeout * 1000 }: LocksToHold, { container }) => {
    const id = randomUUID()
    await hold(container, { id, keys, until }).catch((error: unknown) => {
      if (isRedisFault(error)) throw error
      throw new MedusaError(MedusaError.Types.CONFLICT, refusal, 'too_busy')
    })
    return new StepResponse(id, id)
  },
  async (id) => {
    if (id !== undefined) await holds.get(id)?.()
  },
)

export const freeLocksStep = createStep('free-locks', async (id: string) => {
  await holds.get(id)?.()
  return new StepResponse(undefined)
})

interface Hold {
  readonly id: string
  readonly keys: readonly string[]
  readonly until: number
}

/** Resolves when the locks are held. */
async function hold(container: MedusaContainer, { id, keys, until }: Hold): Promise<void> {
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => (end = resolve))
  await new Promise<void>((resolve, reject) => {
    let isHeld = false
    const over = withLocks(
      container.resolve(Modules.LOCKING),
      keys,
      async () => {
        isHeld = true
        resolve()
        await ended
      },
      { until },
    ).catch((error: unknown) => {
      if (!isHeld) return reject(error)
      // What was done while they were held is done. A lock that could not be released ends by itself.
      container
        .resolve(ContainerRegistrationKeys.LOGGER)
        .warn(`The locks ${keys.join(', ')} were lost: ${error instanceof Error ? error.message : ''}`)
    })
    const timer = setTimeout(() => end(), until - Date.now() + longest).unref()
    holds.set(id, async () => {
      holds.delete(id)
      clearTimeout(timer)
      end()
      await over
    })
  }).catch((error: unknown) => {
    void holds.get(id)?.()
    throw error
  })
}
