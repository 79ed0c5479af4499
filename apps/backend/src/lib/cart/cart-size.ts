import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'

/** Items, codes or deliveries that one request may put into a cart. Medusa reads and prices each of them. */
export const mostItems = 50

/** Of the lists in the body of such a request, which may be a list itself. */
export function longestList(body: unknown): number {
  const lists = [body, ...Object.values(body ?? {})].filter(Array.isArray)
  return Math.max(0, ...lists.map(({ length }) => length))
}

/** Lines of a cart. Each change of a cart prices all of them. */
export const mostLines = 200

/** Lines for which a change of their cart counts as one more request. */
const linesPerTurn = 10

/** The lines of a cart, as far as a cart may have them. */
export async function countLines(scope: MedusaContainer, cartId: string): Promise<number> {
  const lines = await scope
    .resolve(Modules.CART)
    .listLineItems({ cart_id: cartId }, { select: ['id'], take: mostLines })
  return lines.length
}

/** Whether a cart has a line of this variant, to which more pieces are added. */
export async function hasLineOf(scope: MedusaContainer, cartId: string, variantId: string): Promise<boolean> {
  const [line] = await scope
    .resolve(Modules.CART)
    .listLineItems({ cart_id: cartId, variant_id: variantId }, { select: ['id'], take: 1 })
  return line !== undefined
}

/** How many times a change counts whose cart has, or gets, so many lines. */
export const turnsFor = (lines: number): number => 1 + Math.floor(lines / linesPerTurn)
