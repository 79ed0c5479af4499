import { omitUndefined } from '../parse/omit-undefined.ts'
import type { TabChannel } from '../ports/platform.ts'
import type { CartClient } from './cart-client.ts'
import { cartFromAnswer } from './cart-from-wire.ts'
import type { CartEffect, LineWrite } from './cart.events.ts'
import { cartQuery } from './cart.query.ts'

interface CartWriteDeps {
  readonly client: CartClient
  readonly backendUrl: string
  readonly tabs: TabChannel | undefined
}

type Effect<Kind> = Extract<CartEffect, { kind: Kind }>

const once = { retry: false } as const

/** A browser sends it to its end though the page is closed; its body is far below the 64 kB that may be on their way so. */
const change = { ...once, keepalive: true } as const

/** Sends the changes of a cart's lines. */
export function createCartWrites({ client, backendUrl, tabs }: CartWriteDeps) {
  const { cart } = client.store
  // What one tab writes to the storage, another reads a moment later: the next cart is made after that.
  const inTurn = (work: () => Promise<void>) => tabs?.withLock?.(work) ?? work()

  /** Sends the write that waits for other tabs, or for the line to be read, without either. */
  let unsent: { readonly lineId?: string; readonly send: () => void; readonly drop: () => void } | undefined

  /**
   * A step reads the line before it writes, so that no other tab of this browser may write in between. Where the page
   * is left before its turn comes, `atOnce` is sent.
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
      // The next in turn is let in after a failure too.
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
        const answer = await cart.retrieve(cartId, cartQuery, undefined, once)
        const lines = cartFromAnswer(answer, backendUrl)?.lines ?? []
        const present = lines.find(({ id }) => id === lineId)?.quantity ?? 0
        begin()
        return set(present + by)
      }
      return alone(inItsTurn, () => set(shown), lineId)
    },
    /** The page cannot wait for a turn or an answer any more. */
    sendAtOnce({ cartId, writes }: Effect<'send-at-once'>): void {
      // What is wanted of the same line after it has the last word: the two might arrive in any order.
      const isOvertaken = writes.some((line) => 'lineId' in line && line.lineId === unsent?.lineId)
      if (isOvertaken) unsent?.drop()
      else unsent?.send()
      for (const line of writes) void write(cartId, line).catch(() => undefined)
    },
  }
}

/** As an abandoned request: the cart is read to find out what came of it. */
function sentAlready(): Error {
  return Object.assign(new Error('The write was sent when the page was left'), { name: 'AbortError' })
}
