import { byEmail, type OrderRequest, type Totals } from '../ports/checkout-gateway.ts'
import { isBlocked, type CartLine } from '../cart/cart.types.ts'
import { isSamePurchase, purchaseOf, linesAtQuote } from './checkout.totals.ts'
import type { CheckoutMachine, CheckoutStep, PhaseName } from './checkout.state.ts'

/** The checkout for screens. */
export interface CheckoutView extends Pick<CheckoutMachine, 'phase' | 'draft' | 'methods' | 'cart'> {
  readonly step: CheckoutStep
  /** Set when there is nothing to buy and no order: the shopper is sent to the cart. */
  readonly redirect?: 'cart'
  /** The lines at the unit prices of the quote, so that they add up to its subtotal. */
  readonly lines: readonly CartLine[]
  readonly quote: Totals
  /** Nothing is posted: what is bought comes by e-mail. */
  readonly isByEmail: boolean
  /** Discounts or taxes are being calculated: the total cannot be accepted yet. */
  readonly isPricing: boolean
  /** The lines that block the next step. */
  readonly blocked: readonly CartLine[]
}

/** Phases that do not redirect when the cart is empty. */
const staying: ReadonlySet<PhaseName> = new Set(['starting', 'placed', 'finding-order', 'placed-elsewhere'])

export function viewOf(machine: CheckoutMachine, quote: Totals): CheckoutView {
  const { phase, draft, methods, cart } = machine
  const isEmpty = cart.status === 'ready' && !cart.busy && cart.lines.length === 0
  const hasOrder = 'request' in phase || staying.has(phase.status)
  const shown = quoteOf(machine) ?? calculatedTotals(machine) ?? quote
  return {
    phase,
    draft,
    methods,
    cart,
    step: phase.status === 'placed' ? 'confirmation' : draft.step,
    lines: linesAtQuote(orderedLines(machine), shown),
    quote: shown,
    isByEmail: (orderIn(phase)?.delivery.id ?? draft.deliveryId) === byEmail,
    isPricing: isCalculatingTotals(machine),
    blocked:
      phase.status === 'filling' || phase.status === 'asking-methods' ? cart.lines.filter(isBlocked) : [],
    ...(isEmpty && !hasOrder ? { redirect: 'cart' as const } : {}),
  }
}

/** The lines that the quote is about: of the sent order, else of the cart. */
function orderedLines({ phase, cart }: CheckoutMachine): readonly CartLine[] {
  return orderIn(phase)?.cart.lines ?? cart.lines
}

/** The order that is sent or placed. */
function orderIn(phase: CheckoutMachine['phase']): OrderRequest | undefined {
  if (phase.status === 'placed') return phase.confirmation.request
  return 'request' in phase ? phase.request : undefined
}

function isCalculatingTotals(machine: CheckoutMachine): boolean {
  return purchaseOf(machine) !== undefined && machine.calculation?.isOver !== true
}

/** The calculated totals of the current purchase, if they have been requested. */
function calculatedTotals(machine: CheckoutMachine): Totals | undefined {
  const purchase = purchaseOf(machine)
  const { calculation } = machine
  return purchase !== undefined && calculation !== undefined && isSamePurchase(purchase, calculation.purchase)
    ? calculation.quote
    : undefined
}

/** The totals that the shopper accepted, or is asked to accept. */
function quoteOf({ phase }: CheckoutMachine): Totals | undefined {
  const order = orderIn(phase)
  if (order !== undefined) return order.quote
  if (phase.status !== 'filling' || phase.notice?.kind !== 'refused') return undefined
  const { refusal } = phase.notice
  return refusal.reason === 'price-changed' ? refusal.quote : undefined
}
