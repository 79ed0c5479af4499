import { noRetry } from '../catalogue/catalogue-client.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
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

  /** The write that still waits for its turn or for a read; `send` sends it at once. */
  let unsent: { readonly lineId?: string; readonly send: () => void; readonly drop: () => void } | undefined

  /**
   * Runs a write under the tab lock: a step reads the line before it writes, and no other tab of this browser
   * may write in between. If the page is left before its turn, `atOnce` is sent instead.
   */
  async function alone(
    act: (begin: () => void) => Promise<unknown>,
    atOnce: () => Promise<unknown>,
    lineId?: string,
  ): Promise<unknown> {
    let isDue = true
    const begin = () => {
      unsent = undefined
      if (!isDue) throw sentAlready()
    }
    const drop = () => {
      unsent = undefined
      isDue = false
    }
    const send = () => {
      drop()
      void atOnce().catch(() => undefined)
    }
    unsent = { ...omitUndefined({ lineId }), send, drop }
    let answer: Promise<unknown> | undefined
    await inTurn(async () => {
      answer = act(begin)
      // A failure releases the lock too.
      await answer.catch(() => undefined)
    })
    return answer
  }

  async function write(cartId: string, line: LineWrite): Promise<unknown> {
    if (line.kind === 'remove') return cart.deleteLineItem(cartId, line.lineId, cartQuery, undefined, change)
    const { quantity } = line
    return line.kind === 'update'
      ? cart.updateLineItem(cartId, line.lineId, { quantity }, cartQuery, undefined, change)
      : cart.createLineItem(cartId, { variant_id: line.variantId, quantity }, cartQuery, undefined, change)
  }

  return {
    inTurn,
    write,
    add({ cartId, variantId, quantity }: Effect<'add-line'>): Promise<unknown> {
      const add = () => write(cartId, { kind: 'add', variantId, quantity })
      const inItsTurn = async (begin: () => void) => {
        begin()
        return add()
      }
      return alone(inItsTurn, add)
    },
    step({ cartId, lineId, by, quantity: shown }: Effect<'step-line'>): Promise<unknown> {
      const set = (quantity: number) =>
        write(cartId, { kind: 'update', lineId, quantity: Math.max(1, quantity) })
      const inItsTurn = async (begin: () => void) => {
        const answer = await cart.retrieve(cartId, cartQuery, undefined, noRetry)
        const lines = cartFromAnswer(answer, backendUrl)?.lines ?? []
        const present = lines.find(({ id }) => id === lineId)?.quantity ?? 0
        begin()
        return set(present + by)
      }
      return alone(inItsTurn, () => set(shown), lineId)
    },
    /** The page is being left: nothing can be awaited any more. */
    sendAtOnce({ cartId, writes }: Effect<'send-at-once'>): void {
      // A later write to the same line replaces the waiting one: the two might arrive in any order.
      const isOvertaken = writes.some((line) => 'lineId' in line && line.lineId === unsent?.lineId)
      if (isOvertaken) unsent?.drop()
      else unsent?.send()
      for (const line of writes) void write(cartId, line).catch(() => undefined)
    },
  }
}

/** Treated as an abandoned request: the cart is read to find the outcome. */
function sentAlready(): Error {
  return Object.assign(new Error('The write was sent when the page was left'), { name: 'AbortError' })
}
