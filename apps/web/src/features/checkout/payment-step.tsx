import {
  isProviderId,
  type CheckoutGateway,
  type PaymentAdapter,
  type PaymentKind,
  type CheckoutPhase,
  type CheckoutStore,
  type CheckoutView,
} from '@umber/storefront-core/checkout'
import { paymentSchema } from '@umber/storefront-core/forms'
import { useCallback, useMemo, useRef, type Ref } from 'react'
import { isFormProvider } from '../../config/payment-providers.ts'
import { paymentCopy as copy, reviewCopy } from '../../copy/checkout-steps.ts'
import { payingCopy, paymentWords } from '../../copy/payments.ts'
import { useForm } from '../../hooks/use-form.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { useServices } from '../../services/services-context.ts'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { announce } from '../../ui/announcer.tsx'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { CheckoutAlert } from './checkout-alert.tsx'
import { OrderReview } from './order-review.tsx'
import { OrderTerms } from './order-terms.tsx'
import type { CardFields } from './payments/card-fields.ts'
import { ProviderPayment } from './payments/provider-payment.tsx'
import { SimulatedPaymentForm } from './payments/simulated-payment.tsx'
import { stepButtons } from './step-buttons.ts'
import { useQuoteMoney } from './summary.tsx'
import { useAvailablePayments } from './use-available-payments.ts'
import { useInterruptedPayment } from './use-interrupted-payment.ts'
import { fieldMessages } from '../../copy/forms.ts'

const OrderNote = lazyComponent(async () => (await import('./order-note.tsx')).OrderNote)

/** Why no payment method is available. */
const obstacleWords = {
  none: { sentence: copy.none, hint: copy.noneHint },
  failed: { sentence: copy.unread },
} as const

/** What is under way, for screen readers. */
const progress: Readonly<Partial<Record<CheckoutPhase['status'], string>>> = {
  'awaiting-cart': copy.processing,
  'opening-payment': copy.processing,
  paying: payingCopy.paying,
  'canceling-payment': payingCopy.canceling,
  processing: copy.processing,
  checking: copy.processing,
}

interface PaymentStepProps {
  readonly store: CheckoutStore
  readonly view: CheckoutView
  readonly heading: Ref<HTMLHeadingElement>
  readonly payments: CheckoutGateway['payments']
  readonly card: CardFields
  readonly onCard: (card: CardFields) => void
}

export function PaymentStep({ store, view, heading, payments, card, onCard }: PaymentStepProps) {
  const { labelsSimulations, hasEnclosedCheckout, hasOrderPages } = useServices().preset
  const written = useQuoteMoney(view.quote)
  const { checkoutNote } = useShopSettings()
  const { phase, draft } = view
  const isProcessing = progress[phase.status] !== undefined
  const isHeld = isProcessing || phase.status === 'payment-interrupted'
  const open = useAvailablePayments(payments, view.cart.id, view.quote.total)
  const kinds = open.status === 'known' ? open.kinds : []
  const isReading = open.status === 'reading' && !isHeld
  const obstacle =
    open.status === 'known' || open.status === 'reading' || isHeld ? undefined : obstacleWords[open.status]
  const { adapter, attach } = useAdapter(store)
  const schema = useMemo(() => paymentSchema(fieldMessages.payment, payments), [payments])
  const { form, field, values, set, errorOf } = useForm({
    schema,
    initial: { method: payments.find((kind) => kind === draft.payment) ?? payments[0], ...card },
    onChange: ({ method: _method, ...typed }) => onCard(typed),
    async onSubmit() {
      if (isHeld || isReading) return
      if (obstacle !== undefined || method === undefined) {
        announce(obstacle?.sentence ?? copy.choose)
        return
      }
      if (isFormProvider(method) && !(await isValid(adapter.current))) return
      // Card data is not passed on: the order only knows the payment method.
      void store.choosePayment(method)
      // While the provider's form was checked, the cart or its total may have changed.
      void store.place(view)
    },
  })
  // The component of a payment that is under way stays, whatever is offered meanwhile.
  const method: PaymentKind | undefined = isHeld
    ? 'request' in phase
      ? phase.request.payment
      : values.method
    : (kinds.find((kind) => kind === values.method) ?? kinds[0])
  const methodError = errorOf('method')
  useInterruptedPayment(store, phase)
  const mayCancel = phase.status === 'paying' || phase.status === 'payment-interrupted'

  return (
    <form {...form} aria-busy={isProcessing}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        {copy.heading}
      </Heading>
      {labelsSimulations && <Text className="mt-2 text-ink-2">{copy.demo}</Text>}
      <CheckoutAlert store={store} view={view} />
      {hasEnclosedCheckout && <OrderReview store={store} view={view} isHeld={isHeld} />}
      {isReading && (
        <div aria-busy="true" className="mt-6">
          <p className="sr-only">{reviewCopy.reading}</p>
          <Skeleton className="h-14 w-full" />
        </div>
      )}
      {obstacle !== undefined && open.status !== 'known' && open.status !== 'reading' && (
        <div className="mt-6">
          <ErrorAlert {...obstacle} onRetry={open.retry} retrying={open.retrying} />
        </div>
      )}
      <fieldset
        className="mt-6"
        hidden={kinds.length === 0}
        disabled={isHeld}
        aria-describedby={methodError === undefined ? undefined : 'payment-error'}
      >
        <legend className="mb-1 text-small font-medium">{copy.methods}</legend>
        <div className="grid gap-3 sm:grid-cols-3">
          {kinds.map((kind) => (
            <label
              key={kind}
              className="relative flex min-h-14 cursor-pointer items-center gap-3 border border-control px-4 py-3 outline-offset-2 outline-ink hover:border-ink has-checked:border-ink has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="method"
                value={kind}
                checked={method === kind}
                onChange={() => {
                  set({ method: kind })
                  void store.choosePayment(kind)
                }}
                className="size-4 shrink-0 accent-ink"
              />
              {paymentWords(kind).label}
            </label>
          ))}
        </div>
        {methodError !== undefined && (
          <p id="payment-error" role="alert" className="mt-2 text-small text-sale">
            {methodError}
          </p>
        )}
      </fieldset>
      <div className="mt-5 bg-sunk p-5 md:p-6" hidden={method === undefined}>
        {method !== undefined &&
          (isProviderId(method) ? (
            <ProviderPayment
              key={method}
              id={method}
              attach={attach}
              total={view.quote.total}
              isAtWork={isHeld}
              onCancel={() => void store.cancelPayment()}
            />
          ) : (
            <SimulatedPaymentForm
              kind={method}
              {...{ field, values, set, errorOf }}
              disabled={isProcessing}
            />
          ))}
      </div>
      {hasOrderPages && (
        // Its place is kept, so that the button does not move away from a press.
        <div className="mt-8 min-h-16">
          <AsyncBoundary>
            <OrderNote cartId={view.cart.id} />
          </AsyncBoundary>
        </div>
      )}
      {checkoutNote !== undefined && (
        <p className="mt-6 max-w-reading whitespace-pre-line text-small text-ink-2" dir="auto">
          {checkoutNote}
        </p>
      )}
      {hasEnclosedCheckout && <OrderTerms />}
      <div className={stepButtons}>
        {mayCancel ? (
          <Button variant="outline" size="large" onClick={() => void store.cancelPayment()}>
            {payingCopy.cancel}
          </Button>
        ) : (
          <Button
            variant="outline"
            size="large"
            aria-disabled={isProcessing || undefined}
            onClick={() => void store.back()}
          >
            {copy.back}
          </Button>
        )}
        <Button
          type="submit"
          size="large"
          aria-disabled={obstacle !== undefined || isHeld || undefined}
          busy={isProcessing || isReading || view.isPricing || phase.status === 'asking-methods'}
        >
          {isProcessing
            ? copy.busy
            : hasEnclosedCheckout
              ? reviewCopy.place(written(view.quote.total))
              : copy.submit}
        </Button>
      </div>
      <output className="sr-only">{progress[phase.status] ?? ''}</output>
    </form>
  )
}

/** The adapter of the component on screen, for this step and for the store. */
function useAdapter(store: CheckoutStore) {
  const adapter = useRef<PaymentAdapter>(undefined)
  const attach = useCallback(
    (given: PaymentAdapter) => {
      adapter.current = given
      const detach = store.attachPayment(given)
      return () => {
        if (adapter.current === given) adapter.current = undefined
        detach()
      }
    },
    [store],
  )
  return { adapter, attach }
}

async function isValid(adapter: PaymentAdapter | undefined): Promise<boolean> {
  if (adapter !== undefined) return await adapter.validate()
  announce(payingCopy.notReady)
  return false
}
