import { failureFrom } from '../failure/failure-from-error.ts'
import { noteFailure } from '../failure/note-failure.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import type { OrderAnswer, PaymentGateway } from '../ports/checkout-gateway.ts'
import type { CheckoutEffectDeps } from './checkout.effect-deps.ts'
import type { CheckoutEffect } from './checkout.events.ts'
import { requestTimeout, tooLate } from './request-timeout.ts'

type PaymentEffect = Extract<
  CheckoutEffect,
  { readonly kind: 'open-payment' | 'authorize' | 'cancel-payment' }
>
type EffectOf<Kind extends PaymentEffect['kind']> = Extract<PaymentEffect, { readonly kind: Kind }>

interface PaymentEffectDeps extends CheckoutEffectDeps {
  readonly noteAnswer: (answer: OrderAnswer) => void
}

/** Opens, authorizes and cancels payments. Every request ends in an event. */
export function createPaymentEffects({
  gateway,
  cart,
  clock,
  log,
  adapters,
  noteAnswer,
  isClosed,
  dispatch,
}: PaymentEffectDeps): (effect: PaymentEffect) => void {
  let atWork: AbortController | undefined

  /**
   * Certainly no order. A session that is opened too late is found by the next attempt. A shopper who has left the page
   * meanwhile has not ordered.
   */
  async function openPayment({ turn, request, spent }: EffectOf<'open-payment'>): Promise<void> {
    const timeout = clock.wait(requestTimeout).then(() => ({ kind: 'failed', failure: tooLate }) as const)
    const opening = await Promise.race([payments().open(request, spent), timeout]).catch(
      (error: unknown) => ({ kind: 'failed', failure: failureFrom(error) }) as const,
    )
    if (opening.kind === 'refused' || opening.kind === 'failed') noteAnswer(opening)
    if (opening.kind === 'placed-elsewhere') void cart.refresh()
    if (!isClosed()) dispatch({ type: 'payment.opened', turn, opening })
  }

  async function authorize({
    turn,
    request,
    payment,
    mode,
    isResumed,
  }: EffectOf<'authorize'>): Promise<void> {
    const { signal: working } = stopWorking()
    const adapter = async () => await adapters.whenAttached(payment.providerId, working)
    const outcome = await payments()
      .authorize(request, payment, { mode, adapter, signal: working, ...omitUndefined({ isResumed }) })
      .catch((error: unknown) => ({ kind: 'unknown', failure: failureFrom(error) }) as const)
    // After the page was left nothing is ordered: the next checkout asks for the payment.
    if (working.aborted || isClosed()) return
    if (outcome.kind === 'unknown') noteFailure(log, 'Checkout: no answer to the payment', outcome.failure)
    dispatch({ type: 'payment.answered', turn, outcome })
  }

  async function cancelPayment({ turn, request, payment }: EffectOf<'cancel-payment'>): Promise<void> {
    stopWorking()
    const timeout = clock.wait(requestTimeout).then(() => tooLate)
    const outcome = await Promise.race([payments().cancel(request, payment), timeout]).catch(failureFrom)
    if (typeof outcome !== 'string') noteFailure(log, 'Checkout: a payment was not canceled', outcome)
    dispatch({ type: 'payment.ended', turn, outcome })
  }

  /** One payment is at work at a time. */
  function stopWorking(): AbortController {
    atWork?.abort()
    atWork = new AbortController()
    return atWork
  }

  function payments(): PaymentGateway {
    if (gateway.payment === undefined) throw new Error('This gateway takes no payments')
    return gateway.payment
  }

  return (effect) => {
    if (effect.kind === 'open-payment') void openPayment(effect)
    else if (effect.kind === 'authorize') void authorize(effect)
    else void cancelPayment(effect)
  }
}
