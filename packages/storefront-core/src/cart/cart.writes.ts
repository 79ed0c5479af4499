import { noRetry } from '../catalogue/catalogue-client.ts'
import type { TabChannel } from '../ports/platform.ts'
import type { CartClient } from './cart-client.ts'
import { cartFromAnswer, cartQuery } from './cart-from-wire.ts'
import type { CartEffect, LineWrite } from './cart.events.ts'

interface CartWriteDeps {
  readonly client: CartClient
  readonly backendUrl: string
  readonly tabs: TabChannel | undefined
}

type Effect<Kind> = Extract<CartEffect, { kind: Kind }>

/** A change whose answer is awaited. */
interface Change {
  readonly lineId?: string
  readonly stop: AbortController
  /** What is sent when the page is left before the turn of the change. */
  atOnce?: (() => Promise<unknown>) | undefined
}

/**
 * `keepalive`: the browser finishes the request after the page is closed. The body is far below its 64 kB
 * limit.
 */
const change = { ...noRetry, keepalive: true } as const

/** Sends the line changes of a cart. */
export function createCartWrites({ client, backendUrl, tabs }: CartWriteDeps) {
  const { cart } = client.store
  // A value one tab stores is visible to others a moment later, so carts are created under a lock.
  const inTurn = (work: () => Promise<void>) => tabs?.withLock?.(work) ?? work()

  let underWay: Change | undefined

  async function awaited(own: Change, answer: Promise<unknown>): Promise<unknown> {
    underWay = own
    try {
      return await answer
    } finally {
      if (underWay === own) underWay = undefined
    }
  }

  /**
   * Runs a write under the tab lock: a step reads the line before it writes, and no other tab of this browser
   * may write in between.
   */
  async function alone(own: Change, act: (begin: () => void) => Promise<unknown>): Promise<unknown> {
    const begin = () => {
      own.stop.signal.throwIfAborted()
      own.atOnce = undefined
    }
    let answer: Promise<unknown> | undefined
    await inTurn(async () => {
      answer = act(begin)
      // A failure releases the lock too.
      await answer.catch(() => undefined)
    })
    return answer
  }

  async function write(cartId: string, line: LineWrite, signal?: AbortSignal): Promise<unknown> {
    const options = { ...change, signal }
    if (line.kind === 'remove') return cart.deleteLineItem(cartId, line.lineId, cartQuery, undefined, options)
    const { quantity } = line
    return line.kind === 'update'
      ? cart.updateLineItem(cartId, line.lineId, { quantity }, cartQuery, undefined, options)
      : cart.createLineItem(cartId, { variant_id: line.variantId, quantity }, cartQuery, undefined, options)
  }

  return {
    inTurn,
    write,
    add({ cartId, variantId, quantity }: Effect<'add-line'>): Promise<unknown> {
      const add = () => write(cartId, { kind: 'add', variantId, quantity })
      const own: Change = { stop: new AbortController(), atOnce: add }
      const inItsTurn = async (begin: () => void) => {
        begin()
        return add()
      }
      return awaited(own, alone(own, inItsTurn))
    },
    update({ cartId, lineId, quantity }: Effect<'update-line'>): Promise<unknown> {
      const own: Change = { lineId, stop: new AbortController() }
      return awaited(own, write(cartId, { kind: 'update', lineId, quantity }, own.stop.signal))
    },
    step({ cartId, lineId, by, quantity: shown }: Effect<'step-line'>): Promise<unknown> {
      const stop = new AbortController()
      const set = (quantity: number, signal?: AbortSignal) =>
        write(cartId, { kind: 'update', lineId, quantity: Math.max(1, quantity) }, signal)
      const own: Change = { lineId, stop, atOnce: () => set(shown) }
      const inItsTurn = async (begin: () => void) => {
        const answer = await cart.retrieve(cartId, cartQuery, undefined, noRetry)
        const lines = cartFromAnswer(answer, backendUrl)?.lines ?? []
        const present = lines.find(({ id }) => id === lineId)?.quantity ?? 0
        begin()
        return set(present + by, stop.signal)
      }
      return awaited(own, alone(own, inItsTurn))
    },
    /** The page is being left: nothing can be awaited any more. */
    sendAtOnce({ cartId, writes }: Effect<'send-at-once'>): void {
      const { lineId, stop, atOnce } = underWay ?? {}
      // A later write to the same line replaces it: the two might arrive in any order.
      const isOvertaken =
        lineId !== undefined && writes.some((line) => 'lineId' in line && line.lineId === lineId)
      if (isOvertaken || atOnce !== undefined) stop?.abort()
      if (!isOvertaken) void atOnce?.().catch(() => undefined)
      for (const line of writes) void write(cartId, line).catch(() => undefined)
    },
  }
}
