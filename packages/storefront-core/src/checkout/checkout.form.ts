import { isBlocked } from '../cart/cart.types.ts'
import { byEmail, type BillingAddress, type CheckoutAddress } from '../ports/checkout-gateway.ts'
import {
  emptyAddress,
  type CheckoutDraft,
  type CheckoutMachine,
  type Confirmation,
  type DeliveryGone,
  firstIncomplete,
  holdsOrdered,
  isSameCart,
  noLaterThan,
  stepOrder,
} from './checkout.state.ts'
import { isFor, leaveConfirmation } from './checkout.owner.ts'
import { step } from '../machine/step.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import { areMethodsOutdated, askMethods, filling, look, pay } from './checkout.phases.ts'
import type { CheckoutHandler, Transition, CheckoutEventType } from './checkout.events.ts'
import { refusedField } from './refused-field.ts'

export const started: CheckoutHandler<'started'> = (machine, { record }) => {
  if (record === undefined || !isFor(record, machine.owner)) return cartKnown(machine)
  const { draft, pending, isReserved, paying, confirmation } = record
  const restored = { ...machine, draft: { ...draft, step: noLaterThan(draft.step, firstIncomplete(draft)) } }
  if (confirmation !== undefined)
    return cartKnown({ ...restored, phase: { status: 'starting', confirmation } })
  if (paying !== undefined) return pay(restored, paying, { mode: 'resume' })
  return pending === undefined
    ? cartKnown(restored)
    : look(restored, { request: pending, ...omitUndefined({ isReserved }) }, 0, 0)
}

/** A page that was left too early may not have emptied the cart. */
function confirmed(machine: CheckoutMachine, stored: Confirmation): Transition {
  const confirmation = stored.seen ? stored : { ...stored, seen: true }
  const shown: Transition = step({ ...machine, phase: { status: 'placed', confirmation } })
  if (confirmation.settled) return shown
  return { ...shown, effects: [{ kind: 'settle-cart', ordered: confirmation.request.cart }] }
}

/** Shipping options are not stored, so a draft past the address step requests them again. */
function cartKnown(machine: CheckoutMachine): Transition {
  const { cart, phase } = machine
  if (cart.status === 'starting') return step(machine)
  const confirmation = phase.status === 'starting' ? phase.confirmation : undefined
  // A confirmation that was seen stays until something else is in the cart; then a new checkout starts.
  if (confirmation !== undefined)
    return !confirmation.seen || cart.lines.length === 0 || holdsOrdered(cart, confirmation.request.cart)
      ? confirmed(machine, confirmation)
      : leaveConfirmation(machine)
  return machine.draft.step === 'address' ? filling(machine) : askMethods(machine, machine.draft)
}

export const cartArrived: CheckoutHandler<'cart.changed'> = (machine, { cart }) =>
  cartKnown({ ...machine, cart })

/** While shipping options are loading: they are requested again if the cart has changed since. */
export const cartChangedMeanwhile: CheckoutHandler<'cart.changed'> = (before, { cart }) => {
  const machine = { ...before, cart }
  return areMethodsOutdated(machine) ? askMethods(machine, machine.draft) : step(machine)
}

/** Drops a notice once the cart differs from the one it was about. A "cart changed" notice stays until the next action. */
export const cartChanged: CheckoutHandler<'cart.changed', 'filling'> = (machine, { cart }, { notice }) => {
  const changed = { ...machine, cart }
  const { step: at, deliveryId } = machine.draft
  if (at !== 'address' && (at === 'delivery' || deliveryId === byEmail) && areMethodsOutdated(changed))
    return askMethods(changed, machine.draft)
  const isMended = notice?.kind === 'lines-blocked' && !cart.lines.some(isBlocked)
  const isOther =
    notice !== undefined &&
    'request' in notice &&
    !(notice.kind === 'refused' && notice.refusal.reason === 'cart-changed') &&
    cart.status === 'ready' &&
    !isSameCart(cart, notice.request.cart)
  return isOther || isMended ? filling(changed) : step(changed)
}

export const cartNoted: CheckoutHandler<'cart.changed'> = (machine, { cart }) => step({ ...machine, cart })

/** Typed data is stored at once, in any phase. A changed address has to be submitted again. */
export const typed: CheckoutHandler<'address.typed'> = (machine, { address, saveAddress }) => {
  const { draft } = machine
  const next = addressOf({ ...draft.address, ...address })
  return step({
    ...machine,
    draft: {
      ...draft,
      address: next,
      saveAddress: saveAddress ?? draft.saveAddress,
      addressAccepted: draft.addressAccepted && isSameAddress(draft.address, next),
    },
  })
}

/** As `typed`; also goes back to the step where the change can be submitted. */
export const typedInForm: CheckoutHandler<'address.typed'> = (machine, event, phase) => {
  const { machine: next } = typed(machine, event, phase)
  const draft = { ...next.draft, step: noLaterThan(next.draft.step, firstIncomplete(next.draft)) }
  return draft.step === machine.draft.step ? step({ ...next, draft }) : filling(next, draft)
}

/** Copies the address fields only: other form values, such as a card number, are never stored. */
function addressOf(typedIn: CheckoutAddress): CheckoutAddress {
  const { company = '', taxNumber = '', billing } = typedIn
  const names = Object.keys(emptyAddress) as (keyof typeof emptyAddress)[]
  return {
    ...(Object.fromEntries(names.map((name) => [name, typedIn[name]])) as typeof emptyAddress),
    ...omitUndefined({
      company: company === '' ? undefined : company,
      taxNumber: taxNumber === '' ? undefined : taxNumber,
      billing: billing && billingOf(billing),
    }),
  }
}

const billingOf = ({
  firstName,
  lastName,
  address1,
  address2,
  city,
  state,
  postalCode,
  country,
}: BillingAddress): BillingAddress => ({
  firstName,
  lastName,
  address1,
  address2,
  city,
  state,
  postalCode,
  country,
})

const isSameAddress = (one: CheckoutAddress, other: CheckoutAddress): boolean =>
  JSON.stringify(addressOf(one)) === JSON.stringify(addressOf(other))

export const addressSubmitted: CheckoutHandler<'address.submitted', 'filling'> = (machine, { address }) =>
  machine.draft.step === 'address'
    ? askMethods(machine, {
        ...machine.draft,
        address: addressOf(address),
        addressAccepted: true,
        step: 'delivery',
      })
    : step(machine)

export const deliveryChosen: CheckoutHandler<'delivery.chosen', 'filling'> = (machine, { deliveryId }) =>
  machine.draft.step === 'delivery' && machine.methods.some(({ id }) => id === deliveryId)
    ? filling(machine, { ...machine.draft, deliveryId })
    : step(machine)

export const deliverySubmitted: CheckoutHandler<'delivery.submitted', 'filling'> = (machine) =>
  machine.draft.step === 'delivery' && machine.draft.deliveryId !== undefined && machine.methods.length > 0
    ? filling(machine, { ...machine.draft, step: 'payment' })
    : step(machine)

/** A failed attempt stays known: the next one may use its payment. */
export const paymentChosen: CheckoutHandler<'payment.chosen', 'filling'> = (
  machine,
  { payment },
  { notice },
) =>
  machine.draft.step === 'payment'
    ? filling(machine, { ...machine.draft, payment }, notice?.kind === 'failed' ? notice : undefined)
    : step(machine)

export const back: CheckoutHandler<'back.requested', 'filling' | 'asking-methods'> = (machine) => {
  const { step: at, deliveryId } = machine.draft
  const before = deliveryId === byEmail ? 'address' : stepOrder[stepOrder.indexOf(at) - 1]
  return before === undefined || at === 'address' ? step(machine) : toStep(machine, before)
}

/** Goes to the requested step, or to the first incomplete one before it. */
export const stepAsked: CheckoutHandler<'step.requested', 'filling'> = (machine, event) => {
  const wanted = event.step === 'confirmation' ? 'payment' : event.step
  const allowed = noLaterThan(wanted, firstIncomplete(machine.draft))
  const next = allowed === 'delivery' ? besideDelivery(machine.draft) : allowed
  return next === machine.draft.step ? step(machine) : toStep(machine, next)
}

/** Where nothing is posted, what is asked for instead of the delivery: the step on its other side. */
function besideDelivery({ step: at, deliveryId }: CheckoutDraft): CheckoutDraft['step'] {
  if (deliveryId !== byEmail) return 'delivery'
  return at === 'address' ? 'payment' : 'address'
}

function toStep(machine: CheckoutMachine, next: CheckoutDraft['step']): Transition {
  const draft = { ...machine.draft, step: next }
  const knowsMethods = next === 'address' || (machine.methods.length > 0 && !areMethodsOutdated(machine))
  return knowsMethods ? filling(machine, draft) : askMethods(machine, draft)
}

export const methodsListed: CheckoutHandler<'methods.listed', 'asking-methods'> = (
  machine,
  { methods, suggested },
  { gone },
) => {
  const { deliveryId, ...draft } = machine.draft
  const known: CheckoutMachine = { ...machine, methods }
  if (methods.length === 0) {
    const again: CheckoutDraft = { ...draft, step: 'address', addressAccepted: false }
    return filling(known, again, { kind: 'not-delivered', ...releasedWith(gone) })
  }
  const [only, another] = methods
  if (only?.id === byEmail)
    return filling(
      known,
      { ...draft, deliveryId: byEmail, step: draft.step === 'delivery' ? 'payment' : draft.step },
      gone,
    )
  // One alone is no choice.
  const first = another === undefined ? only?.id : suggested
  // Something that is posted came into the cart since.
  if (deliveryId === byEmail)
    return filling(known, {
      ...draft,
      ...omitUndefined({ deliveryId: first }),
      step: noLaterThan(draft.step, 'delivery'),
    })
  if (deliveryId === undefined && first !== undefined)
    return filling(known, { ...draft, deliveryId: first }, gone)
  if (deliveryId === undefined || methods.some(({ id }) => id === deliveryId))
    return filling(known, known.draft, gone)
  return filling(known, { ...draft, step: 'delivery' }, { kind: 'delivery-gone' })
}

export const methodsFailed: CheckoutHandler<'methods.failed', 'asking-methods'> = (
  machine,
  { failure },
  { gone },
) => {
  const known: CheckoutMachine = { ...machine, methods: [] }
  const field = refusedField(failure)
  return field === undefined
    ? filling(
        known,
        { ...known.draft, step: 'delivery' },
        { kind: 'methods-failed', failure, ...releasedWith(gone) },
      )
    : filling(
        known,
        { ...known.draft, step: 'address', addressAccepted: false },
        { kind: 'address-refused', field, ...releasedWith(gone) },
      )
}

/** Whatever the shopper reads next says that the payment is given back. */
const releasedWith = (gone: DeliveryGone | undefined): Pick<DeliveryGone, 'isReleased'> =>
  gone?.isReleased ? { isReleased: true } : {}

export const retry: CheckoutHandler<'retry.requested', 'filling'> = (machine, _event, { notice }) =>
  notice?.kind === 'methods-failed' ? askMethods(machine, machine.draft) : step(machine)

/** Stops the step while a line cannot be bought; the lines themselves say why. */
export function unlessBlocked<Type extends CheckoutEventType>(
  handle: CheckoutHandler<Type, 'filling'>,
): CheckoutHandler<Type, 'filling'> {
  return (machine, event, phase) =>
    machine.cart.lines.some(isBlocked)
      ? filling(machine, machine.draft, { kind: 'lines-blocked' })
      : handle(machine, event, phase)
}
