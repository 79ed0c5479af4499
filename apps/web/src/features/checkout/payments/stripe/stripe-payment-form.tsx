import { failureFrom } from '@umber/storefront-core'
import { noteFailure } from '@umber/storefront-core/platform'
import { createStripePayment, openStripeCustomerSession } from '@umber/storefront-core/payments'
import { useCallback, useEffect, useRef } from 'react'
import { payingCopy as copy } from '../../../../copy/payments.ts'
import { useServices } from '../../../../services/services-context.ts'
import { announce } from '../../../../ui/announcer.tsx'
import { ErrorAlert } from '../../../../ui/patterns/error-alert.tsx'
import type { PaymentFormProps } from '../payment-form.ts'
import { FormLoading } from '../form-loading.tsx'
import { usePaymentElement } from './use-payment-element.ts'

/** Stripe's Payment Element: its fields, its wallets and its banks are in frames of Stripe. */
export function StripePaymentForm(form: PaymentFormProps) {
  const { attach, total, isAtWork, settings, returnUrl, postAsCustomer } = form
  const { log } = useServices()
  // Without the saved cards a customer pays like a guest.
  const customerSession = useCallback(async () => {
    if (postAsCustomer === undefined) return undefined
    try {
      return await openStripeCustomerSession({ post: postAsCustomer })
    } catch (error) {
      noteFailure(log, 'Checkout: the saved cards could not be read', failureFrom(error))
      return undefined
    }
  }, [postAsCustomer, log])
  const { place, status, onPage, isOfCustomer, reload } = usePaymentElement({
    publishableKey: settings['publishableKey'] ?? '',
    capture: settings['capture'] === 'automatic' ? 'automatic' : 'manual',
    total,
    customerSession: postAsCustomer && customerSession,
  })
  // The adapter is attached once, and uses what is current.
  const current = useRef({ status, returnUrl })
  useEffect(() => {
    current.current = { status, returnUrl }
  })

  useEffect(
    () =>
      attach(
        createStripePayment({
          async submit() {
            if (current.current.status !== 'ready') {
              announce(copy.notReady)
              return false
            }
            const { elements } = await onPage()
            return (await elements.submit()).error === undefined
          },
          async confirm(clientSecret) {
            const { stripe, elements } = await onPage()
            const confirmParams = { return_url: current.current.returnUrl }
            return await stripe.confirmPayment({
              elements,
              clientSecret,
              confirmParams,
              redirect: 'if_required',
            })
          },
          retrieve: async (clientSecret) => await (await onPage()).stripe.retrievePaymentIntent(clientSecret),
          handleNextAction: async (clientSecret) =>
            await (await onPage()).stripe.handleNextAction({ clientSecret }),
          isOfCustomer,
        }),
      ),
    [attach, onPage, isOfCustomer],
  )

  const fault = status === 'unreachable' || status === 'misconfigured' ? status : undefined
  useEffect(() => {
    if (fault === undefined) return
    const failure = { kind: fault, code: 'stripe_not_loaded', retryable: true }
    noteFailure(log, 'Checkout: the form of Stripe could not be loaded', failure)
  }, [fault, log])

  return (
    <>
      {fault !== undefined && (
        <ErrorAlert
          sentence={copy.failed}
          // A payment that is under way may have been made.
          hint={isAtWork ? undefined : copy.failedHint}
          onRetry={reload}
        />
      )}
      {/* The element loads behind its placeholder, so that nothing moves up when it is ready. */}
      <div className="relative min-h-48" hidden={fault !== undefined} inert={isAtWork}>
        <div ref={place} />
        {status === 'loading' && (
          <div className="absolute inset-0 bg-sunk">
            <FormLoading />
          </div>
        )}
      </div>
    </>
  )
}
