import type { CheckoutEvent, CheckoutEventOf, CheckoutEventType, CheckoutRecord } from './checkout.events.ts'
import type { Identity } from '../ports/identity.ts'
import { linesChecked, unlessBlocked } from './checkout.blocked.ts'
import { found, unlessReplaced } from './checkout.elsewhere.ts'
import * as forms from './checkout.form.ts'
import * as owning from './checkout.owner.ts'
import * as ordering from './checkout.order.ts'
import { totalsCalculated, withTotals } from './checkout.totals.ts'
import type { CheckoutMachine, PhaseName } from './checkout.state.ts'
import { ignored, type Handler, type PhaseOf, type Step } from './checkout.step.ts'

type Row<Name extends PhaseName> = {
  readonly [Type in CheckoutEventType]: (
    machine: CheckoutMachine,
    event: CheckoutEventOf<Type>,
    phase: PhaseOf<Name>,
  ) => Step
}

const quiet = {
  started: ignored,
  'owner.changed': owning.ownerChanged,
  'cart.changed': forms.cartNoted,
  'address.typed': ignored,
  'address.submitted': ignored,
  'delivery.chosen': ignored,
  'delivery.submitted': ignored,
  'payment.chosen': ignored,
  'back.requested': ignored,
  'step.requested': ignored,
  'place.requested': ignored,
  'retry.requested': ignored,
  'price.accepted': ignored,
  'sign-out.requested': ignored,
  'methods.listed': ignored,
  'methods.failed': ignored,
  'order.answered': ignored,
  'cart.confirmed': ignored,
  'totals.calculated': totalsCalculated,
  'cart.settled': ignored,
  'order.found': ignored,
} as const

/** Every phase with every event, so that none is forgotten: the compiler asks for each. */
export const checkoutTable: { readonly [Name in PhaseName]: Row<Name> } = {
  starting: {
    ...quiet,
    started: forms.started,
    'cart.changed': forms.cartArrived,
    'address.typed': forms.typed,
  },
  filling: {
    ...quiet,
    'cart.changed': unlessReplaced(forms.cartChanged),
    'address.typed': forms.typedInForm,
    'address.submitted': unlessBlocked(forms.addressSubmitted),
    'delivery.chosen': forms.deliveryChosen,
    'delivery.submitted': unlessBlocked(forms.deliverySubmitted),
    'payment.chosen': forms.paymentChosen,
    'back.requested': forms.back,
    'step.requested': forms.stepAsked,
    'place.requested': unlessBlocked(ordering.place),
    'retry.requested': forms.retry,
    'price.accepted': unlessBlocked(ordering.priceAccepted),
  },
  'asking-methods': {
    ...quiet,
    'cart.changed': unlessReplaced(forms.cartChangedMeanwhile),
    'address.typed': forms.typedInForm,
    'back.requested': forms.back,
    'methods.listed': forms.methodsListed,
    'methods.failed': forms.methodsFailed,
  },
  'awaiting-cart': { ...quiet, 'address.typed': forms.typed, 'cart.confirmed': ordering.cartConfirmed },
  processing: { ...quiet, 'address.typed': forms.typed, 'order.answered': ordering.answered },
  checking: { ...quiet, 'address.typed': forms.typed, 'order.answered': ordering.answered },
  unresolved: { ...quiet, 'address.typed': forms.typed, 'retry.requested': ordering.lookAgain },
  placed: { ...quiet, 'sign-out.requested': owning.leave, 'cart.settled': ordering.settled },
  'finding-order': { ...quiet, 'order.found': found },
  'placed-elsewhere': { ...quiet, 'sign-out.requested': owning.leave },
}

/** What becomes of a checkout when something happens. Pure and total: no pair of phase and event throws. */
export function transition(machine: CheckoutMachine, event: CheckoutEvent): Step {
  const { phase } = machine
  // The answer to any other request than the one under way is stale.
  if ('turn' in event && (!('turn' in phase) || phase.turn !== event.turn)) return { machine, effects: [] }
  // Rows are checked pair by pair above; here the compiler no longer knows which pair it is.
  const handle = checkoutTable[phase.status][event.type] as Handler<CheckoutEventType>
  const next = linesChecked(machine, withTotals(machine, handle(machine, event, phase)))
  const isForgotten = next.effects.some(({ kind }) => kind === 'forget')
  // What the person before has typed waits for them; only what the next one types replaces it.
  const isLeft = event.type === 'owner.changed' && !owning.goesOn(machine, event)
  if (isForgotten || isLeft || isSameRecord(machine, next.machine)) return next
  // Written before anything is sent: a reload must find what was under way.
  return { ...next, effects: [{ kind: 'save', record: recordOf(next.machine) }, ...next.effects] }
}

export function recordOf({ owner, draft, phase }: CheckoutMachine): CheckoutRecord {
  const typed = { ...writer(owner), draft }
  if ('confirmation' in phase) return { ...typed, confirmation: phase.confirmation }
  const isUnknown =
    phase.status === 'processing' || phase.status === 'checking' || phase.status === 'unresolved'
  return isUnknown ? { ...typed, pending: phase.request } : typed
}

function writer(owner: Identity): Pick<CheckoutRecord, 'owner' | 'byGuest'> {
  if (owner.status === 'customer') return { owner: owner.customerId }
  return owner.status === 'guest' ? { byGuest: true } : {}
}

function isSameRecord(one: CheckoutMachine, other: CheckoutMachine): boolean {
  const before = recordOf(one)
  const after = recordOf(other)
  return (
    before.owner === after.owner &&
    before.draft === after.draft &&
    before.pending === after.pending &&
    before.confirmation === after.confirmation
  )
}
