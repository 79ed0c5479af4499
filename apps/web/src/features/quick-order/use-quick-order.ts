import { failureFrom, type Failure } from '@umber/storefront-core'
import type { ListedSku, QuickOrder } from '@umber/storefront-core/account'
import { useState } from 'react'
import { useServices, type Services } from '../../services/services-context.ts'
import { isFine, type CheckedLine } from './checked-line.ts'
import { readList, type TypedLine } from './read-list.ts'

/** How far a list is. */
export type ListPhase =
  | { readonly kind: 'typing'; readonly failure?: Failure; readonly tooLong?: number }
  | { readonly kind: 'checking' }
  | { readonly kind: 'checked'; readonly lines: readonly CheckedLine[]; readonly failure?: Failure }
  | { readonly kind: 'adding'; readonly lines: readonly CheckedLine[] }
  | { readonly kind: 'added'; readonly pieces: number }

type Deps = Pick<Services, 'accountPorts' | 'catalogue' | 'cart'>

/** A list of SKUs on its way into the cart. What was typed is the caller's, and never changed here. */
export function useQuickOrder() {
  const services = useServices()
  const [phase, setPhase] = useState<ListPhase>({ kind: 'typing' })

  async function check(text: string): Promise<void> {
    const typed = readList(text)
    setPhase({ kind: 'checking' })
    try {
      const quickOrder = await openPort(services)
      if (typed.length > quickOrder.mostLines) setPhase({ kind: 'typing', tooLong: quickOrder.mostLines })
      else setPhase({ kind: 'checked', lines: await checked(quickOrder, services, typed) })
    } catch (error) {
      setPhase({ kind: 'typing', failure: failureFrom(error) })
    }
  }

  async function add(lines: readonly CheckedLine[]): Promise<void> {
    setPhase({ kind: 'adding', lines })
    try {
      const pieces = await addAll(services, lines)
      setPhase({ kind: 'added', pieces })
    } catch (error) {
      setPhase({ kind: 'checked', lines, failure: failureFrom(error) })
    }
  }

  return { phase, check, add, change: () => setPhase({ kind: 'typing' }) }
}

async function openPort({ accountPorts }: Deps): Promise<QuickOrder> {
  const { quickOrder } = await accountPorts()
  if (quickOrder === undefined) throw new Error('This shop takes no orders by a list')
  return quickOrder
}

async function checked(
  quickOrder: QuickOrder,
  { catalogue }: Deps,
  typed: readonly TypedLine[],
): Promise<readonly CheckedLine[]> {
  const known = typed.flatMap((line): readonly ListedSku[] =>
    line.kind === 'line' ? [{ sku: line.sku, quantity: line.quantity }] : [],
  )
  const { id } = await catalogue.region()
  const states = known.length === 0 ? [] : await quickOrder.check(known, id)
  let next = 0
  return typed.map((line) => ({ typed: line, state: line.kind === 'line' ? states[next++] : undefined }))
}

/** Adds the lines that can be bought. Returns how many pieces they are. The cart is read again also after a failure. */
async function addAll(services: Deps, lines: readonly CheckedLine[]): Promise<number> {
  const wanted = lines
    .filter(isFine)
    .flatMap(({ typed, state }) =>
      typed.kind === 'line' && state !== undefined && state.kind !== 'unknown'
        ? [{ variantId: state.variantId, quantity: typed.quantity }]
        : [],
    )
  const [quickOrder, cart] = await Promise.all([openPort(services), services.cart.load()])
  await cart.start()
  const { cartId } = cart.getState().machine
  // A customer's cart is made when the cart's code starts.
  if (cartId === undefined) throw new Error('The customer has no cart')
  try {
    await quickOrder.add(cartId, wanted)
  } finally {
    await cart.refresh()
  }
  return wanted.reduce((sum, { quantity }) => sum + quantity, 0)
}
