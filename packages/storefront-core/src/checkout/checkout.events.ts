import type { Failure } from '../failure/failure.ts'
import type {
  CheckoutAddress,
  ShippingOption,
  OrderAnswer,
  OrderedCart,
  OrderRequest,
  PaymentOpening,
  PlacedOrder,
  SpentPayment,
  Totals,
} from '../ports/checkout-gateway.ts'
import type { PaymentKind, PaymentMode, PaymentOutcome, PaymentReference } from '../ports/payment.ts'
import type { Handler, Step } from '../machine/step.ts'
import type { Identity } from '../ports/identity.ts'
import type {
  CartSnapshot,
  CheckoutDraft,
  CheckoutMachine,
  CheckoutStep,
  Confirmation,
  PhaseName,
  Purchase,
  StartedPayment,
} from './checkout.state.ts'
import type { CalendarDate } from './delivery-date.ts'

/** What survives a reload. `pending` is an order whose outcome was still unknown. */
export interface CheckoutRecord {
  /** The customer who typed it; undefined for a guest, and while the identity is unknown. */
  readonly owner?: string
  /** Whether a guest typed it; such a record stays when a customer signs out in another tab. */
  readonly byGuest?: boolean
  readonly draft: CheckoutDraft
  readonly pending?: OrderRequest
  /** An amount is reserved for the pending order. */
  readonly isReserved?: true
  /** A payment that was begun. It holds no secret, and nothing that the shopper typed for it. */
  readonly paying?: StartedPayment
  readonly confirmation?: Confirmation
}

export type CheckoutEvent =
  | { readonly type: 'owner.changed'; readonly owner: Identity }
  | { readonly type: 'started'; readonly record?: CheckoutRecord }
  | { readonly type: 'cart.changed'; readonly cart: CartSnapshot }
  | {
      readonly type: 'address.typed'
      readonly address: Partial<CheckoutAddress>
      readonly saveAddress?: boolean
    }
  | { readonly type: 'address.submitted'; readonly address: CheckoutAddress }
  | { readonly type: 'delivery.chosen'; readonly deliveryId: string }
  | { readonly type: 'delivery.submitted' }
  | { readonly type: 'payment.chosen'; readonly payment: PaymentKind }
  | { readonly type: 'back.requested' }
  | { readonly type: 'step.requested'; readonly step: CheckoutStep }
  /** `cart` and `quote` as they were shown at the press. */
  | {
      readonly type: 'place.requested'
      readonly attempt: string
      readonly cart: Pick<OrderedCart, 'lines'>
      readonly quote: Totals
    }
  | { readonly type: 'retry.requested' }
  | { readonly type: 'cancel.requested' }
  /** The browser shows a kept page again: what was on its way when it was left is lost. */
  | { readonly type: 'page.restored' }
  | { readonly type: 'price.accepted'; readonly attempt: string }
  | { readonly type: 'confirmation.left' }
  | {
      readonly type: 'methods.listed'
      readonly turn: number
      readonly methods: readonly ShippingOption[]
      /** The id of the one to begin with, for a shopper who has chosen none. */
      readonly suggested?: string | undefined
    }
  | { readonly type: 'methods.failed'; readonly turn: number; readonly failure: Failure }
  | { readonly type: 'payment.opened'; readonly turn: number; readonly opening: PaymentOpening }
  | {
      readonly type: 'payment.answered'
      readonly turn: number
      readonly outcome: PaymentOutcome | SpentPayment
    }
  | {
      readonly type: 'payment.ended'
      readonly turn: number
      readonly outcome: 'canceled' | 'ordered' | Failure
    }
  | {
      readonly type: 'order.answered'
      readonly turn: number
      readonly answer: OrderAnswer
      readonly estimated: CalendarDate | undefined
      /** Whether the page that ordered is still open. */
      readonly seen: boolean
    }
  /** The cart was read and no change is in progress; or it could not be read. */
  | { readonly type: 'cart.confirmed'; readonly turn: number; readonly cart: CartSnapshot }
  /** The totals of a purchase, requested while the shopper chooses how to pay. */
  | { readonly type: 'totals.calculated'; readonly purchase: Purchase; readonly quote: Totals | undefined }
  /** The order that a replaced cart became; undefined if it is none. */
  | { readonly type: 'order.found'; readonly cartId: string; readonly order: PlacedOrder | undefined }
  /** The ordered cart has been emptied, or closed by the backend. */
  | { readonly type: 'cart.settled' }

export type CheckoutEventType = CheckoutEvent['type']
export type CheckoutEventOf<Type extends CheckoutEventType> = Extract<CheckoutEvent, { type: Type }>

export type CheckoutEffect =
  | {
      readonly kind: 'ask-methods'
      readonly turn: number
      readonly cart: OrderedCart
      readonly address: CheckoutAddress
    }
  | { readonly kind: 'calculate-totals'; readonly purchase: Purchase }
  | { readonly kind: 'await-cart'; readonly turn: number }
  | { readonly kind: 'read-cart' }
  | { readonly kind: 'check-lines'; readonly unless?: 'accepted' }
  | {
      readonly kind: 'open-payment'
      readonly turn: number
      readonly request: OrderRequest
      /** A session that cannot be paid with any more. */
      readonly spent?: PaymentReference
    }
  | ({
      readonly kind: 'authorize'
      readonly turn: number
      readonly mode: PaymentMode
      readonly isResumed?: true
    } & StartedPayment)
  | ({ readonly kind: 'cancel-payment'; readonly turn: number } & StartedPayment)
  | { readonly kind: 'place'; readonly turn: number; readonly request: OrderRequest }
  | { readonly kind: 'look'; readonly turn: number; readonly request: OrderRequest; readonly delay: number }
  | { readonly kind: 'settle-cart'; readonly ordered: OrderedCart }
  | { readonly kind: 'find-order'; readonly ordered: OrderedCart }
  | { readonly kind: 'save'; readonly record: CheckoutRecord }
  | { readonly kind: 'forget' }

/** A step of the machine. `CheckoutStep` is the form that the shopper sees. */
export type Transition = Step<CheckoutMachine, CheckoutEffect>

export type CheckoutHandler<Type extends CheckoutEventType, Status extends PhaseName = PhaseName> = Handler<
  CheckoutMachine,
  CheckoutEvent,
  CheckoutEffect,
  Type,
  Status
>
