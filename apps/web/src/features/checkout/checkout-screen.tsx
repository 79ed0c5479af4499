import { checkoutView, type CheckoutView, type CheckoutStep } from '@umber/storefront-core/checkout'
import { useState, useEffect, useCallback, useRef, type RefCallback } from 'react'
import { useRedirect } from '../../hooks/use-redirect.ts'
import { useStore } from '../../hooks/use-store.ts'
import type { OpenCheckout } from '../../services/open-checkout.ts'
import { checkoutCopy } from '../../copy/checkout.ts'
import { failureSentence } from '../../copy/failure.ts'
import { focusAfterRemoval } from '../../ui/focus-after-removal.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { UnlessCartIsEmpty } from '../empty-cart/empty-cart.tsx'
import { AddressStep } from './address-step.tsx'
import { noCard, type CardFields } from './payments/card-fields.ts'
import { Progress } from './progress.tsx'
import { Summary } from './summary.tsx'
import { useLazySteps } from './use-lazy-steps.ts'
import { useCheckout } from './use-checkout.ts'
import { useCheckoutHead } from './use-checkout-words.ts'
import { useOrderRedirect } from './use-order-redirect.ts'
import { useSaveAddress } from './use-save-address.ts'
import { useStepInUrl } from './use-step-in-url.ts'
import { blockedWords } from '../../copy/line-problem.ts'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useCartElsewhere } from '../../hooks/use-cart-elsewhere.ts'
import { announce } from '../../ui/announcer.tsx'
import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'

// Few shoppers go from one region to another.
const CartElsewhere = lazyComponent(async () => (await import('../locale/late-locale.ts')).CartElsewhere)

// A wallet fills in the same checkout, whose code is in this page's file.
export { openCheckout } from '../../services/open-checkout.ts'

/** Without rows: the first control of a line that cannot be bought removes it. */
const keepFocus = focusAfterRemoval()

export function CheckoutScreen() {
  const [turn, setTurn] = useState(0)
  return <Checkout key={turn} onRetry={() => setTurn(turn + 1)} />
}

function Checkout({ onRetry }: { readonly onRetry: () => void }) {
  const checkout = useCheckout()
  if (checkout.status === 'ready') return <CheckoutSteps {...checkout} onMoved={onRetry} />
  if (checkout.status === 'loading') return <CheckoutLoading />
  return <CheckoutFailed onRetry={onRetry} />
}

function CheckoutFailed({ onRetry }: { readonly onRetry: () => void }) {
  useCheckoutHead()
  return (
    <div className="page-width pt-8 pb-section md:pt-12">
      <Heading level={1} className="pb-6">
        {checkoutCopy.title}
      </Heading>
      <ErrorAlert sentence={failureSentence(undefined)} onRetry={onRetry} />
    </div>
  )
}

function CheckoutLoading({ step }: { readonly step?: CheckoutStep }) {
  useCheckoutHead(step)
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-12" aria-busy="true">
      <UnlessCartIsEmpty>
        <h1 className="sr-only" data-passing="">
          {checkoutCopy.loading}
        </h1>
        <Skeleton className="h-11 w-64" />
        <Skeleton className="mt-8 h-6 w-full max-w-form" />
        <Skeleton className="mt-8 h-96 w-full max-w-form" />
      </UnlessCartIsEmpty>
    </div>
  )
}

function CheckoutSteps({ store, payments, onMoved }: OpenCheckout & { readonly onMoved: () => void }) {
  const view = checkoutView(useStore(store))
  const { step, redirect, phase } = view
  const heading = useStepFocus(step)
  const later = useLazySteps(step !== 'address' || phase.status === 'placed-elsewhere')
  // Card data lives only in this component's state, never in a store or in storage.
  const [card, setCard] = useState<CardFields>(noCard)
  const isAtOrder = useOrderRedirect(view)
  useStepInUrl(store, isAtOrder ? undefined : step)
  useSaveAddress(view)

  const isLeaving = useLeaveCheckout(redirect)
  const elsewhere = useCartElsewhere()
  useCheckoutHead(step)

  const loading = <CheckoutLoading step={step} />
  if (isLeaving || phase.status === 'starting' || phase.status === 'finding-order') return loading
  if (phase.status === 'placed-elsewhere')
    return later === undefined ? loading : <later.PlacedElsewhere order={phase.order} />
  if (phase.status === 'placed')
    return later === undefined ? (
      loading
    ) : (
      <later.ConfirmationStep
        confirmation={phase.confirmation}
        // The next page moves the focus.
        heading={isAtOrder ? undefined : heading}
      />
    )
  // What has been sent is for the cart as it was.
  if (elsewhere !== undefined && (phase.status === 'filling' || phase.status === 'asking-methods'))
    return (
      <div className="page-width min-h-dvh pt-8 pb-section md:pt-12">
        <Heading level={1} className="pb-6">
          {checkoutCopy.title}
        </Heading>
        <AsyncBoundary>
          <CartElsewhere elsewhere={elsewhere} onMoved={onMoved} />
        </AsyncBoundary>
      </div>
    )
  return (
    <div ref={keepFocus} className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      <Heading level={1}>{checkoutCopy.title}</Heading>
      <Progress step={step} isByEmail={view.isByEmail} onStep={(wanted) => void store.goTo(wanted)} />
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,35rem)_minmax(20rem,26rem)] lg:justify-between">
        <div className="order-2 lg:order-1">
          <BlockedLines view={view} />
          {step === 'address' && (
            <AddressStep
              store={store}
              view={view}
              heading={heading}
              alert={later && <later.CheckoutAlert store={store} view={view} />}
            />
          )}
          {step !== 'address' && later === undefined && <Skeleton className="h-96 w-full" />}
          {step === 'delivery' && later && <later.DeliveryStep store={store} view={view} heading={heading} />}
          {step === 'payment' && later && (
            <later.PaymentStep
              store={store}
              view={view}
              heading={heading}
              payments={payments}
              card={card}
              onCard={setCard}
            />
          )}
        </div>
        <Summary
          lines={view.lines}
          quote={view.quote}
          isByEmail={view.isByEmail}
          unknownShipping={
            step === 'address' ? checkoutCopy.summary.shippingLater : checkoutCopy.summary.shippingNow
          }
          canRemoveLines={phase.status === 'filling' || phase.status === 'asking-methods'}
          className="order-1 lg:sticky lg:top-24 lg:order-2"
        />
      </div>
    </div>
  )
}

/** Names the lines that block the order. Announced again on every attempt. */
function BlockedLines({ view: { blocked, phase } }: { readonly view: CheckoutView }) {
  const words = blockedWords(blocked)
  const notice = phase.status === 'filling' ? phase.notice : undefined

  useEffect(() => {
    if (notice?.kind === 'lines-blocked' && words !== '') announce(words)
    // Each attempt has a new notice object.
  }, [notice, words])

  if (words === '') return null
  return (
    <div className="mb-5">
      <ErrorAlert sentence={words} />
    </div>
  )
}

/**
 * Redirects from a checkout that cannot continue, and returns whether it does: to the cart when there is nothing to
 * buy, to the login when the customer's session has ended. The cart and the input are kept.
 */
function useLeaveCheckout(redirect: CheckoutView['redirect']): boolean {
  const { session } = useServices()
  const view = useStore(session)
  const [isCustomers] = useState(view.status === 'signed-in')
  const isEnded = isCustomers && view.status === 'guest' && view.reason === 'expired'
  const to = isEnded ? paths.login(paths.checkout()) : redirect === 'cart' ? paths.cart() : undefined
  useRedirect(to)
  return to !== undefined
}

/** A ref for the step's heading: on a step change it scrolls to the top and moves the focus to the heading. */
function useStepFocus(step: CheckoutStep): RefCallback<HTMLHeadingElement> {
  const shown = useRef(step)
  return useCallback(
    (heading) => {
      if (heading === null || shown.current === step) return
      shown.current = step
      window.scrollTo({ top: 0, behavior: 'instant' })
      heading.focus({ preventScroll: true })
    },
    [step],
  )
}
