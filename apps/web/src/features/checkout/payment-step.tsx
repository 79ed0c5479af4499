import type { CheckoutGateway } from '@umber/storefront-core'
import type { CheckoutStore, CheckoutView } from '@umber/storefront-core/checkout'
import { paymentSchema } from '@umber/storefront-core/forms'
import type { Ref } from 'react'
import { useServices } from '../../services/services-context.ts'
import { useForm } from '../../hooks/use-form.ts'
import { paymentCopy as copy } from '../../copy/checkout-steps.ts'
import { announce } from '../../ui/announcer.tsx'
import { ShieldIcon } from '../../ui/page-icons.tsx'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import type { CardFields } from './card-fields.ts'
import { CardForm } from './card-form.tsx'
import { CheckoutAlert } from './checkout-alert.tsx'
import { useAvailablePayments } from './use-available-payments.ts'

const schema = paymentSchema()
/** Why no payment method is available. */
const obstacleWords = {
  none: { sentence: copy.none, hint: copy.noneHint },
  failed: { sentence: copy.unread },
} as const

const underWay: ReadonlySet<string> = new Set(['awaiting-cart', 'processing', 'checking'])

interface PaymentStepProps {
  readonly store: CheckoutStore
  readonly view: CheckoutView
  readonly heading: Ref<HTMLHeadingElement>
  readonly payments: CheckoutGateway['payments']
  readonly card: CardFields
  readonly onCard: (card: CardFields) => void
}

export function PaymentStep({ store, view, heading, payments, card, onCard }: PaymentStepProps) {
  const { labelsSimulations } = useServices().preset
  const { phase, draft } = view
  const isProcessing = underWay.has(phase.status)
  const open = useAvailablePayments(payments, view.cart.id)
  const kinds = open.status === 'known' ? open.kinds : []
  const obstacle = open.status === 'known' ? undefined : obstacleWords[open.status]
  const { form, field, values, set, errorOf } = useForm({
    schema,
    initial: { method: payments.find((kind) => kind === draft.payment) ?? payments[0], ...card },
    onChange: ({ method: _method, ...typed }) => onCard(typed),
    onSubmit() {
      if (obstacle !== undefined || method === undefined) {
        announce(obstacle?.sentence ?? copy.choose)
        return
      }
      // Card data is not passed on: the order only knows the payment method.
      store.choosePayment(method)
      store.place()
    },
  })
  const method = kinds.find((kind) => kind === values.method) ?? kinds[0]
  const methodError = errorOf('method')

  return (
    <form {...form} aria-busy={isProcessing}>
      <Heading level={2} ref={heading} tabIndex={-1}>
        {copy.heading}
      </Heading>
      {labelsSimulations && <Text className="mt-2 text-ink-2">{copy.demo}</Text>}
      <CheckoutAlert store={store} view={view} />
      {obstacle !== undefined && open.status !== 'known' && (
        <div className="mt-6">
          <ErrorAlert {...obstacle} onRetry={open.retry} retrying={open.retrying} />
        </div>
      )}
      <fieldset
        className="mt-6"
        hidden={kinds.length === 0}
        disabled={isProcessing}
        aria-describedby={methodError === undefined ? undefined : 'payment-error'}
      >
        <legend className="mb-1 text-small font-medium">{copy.methods}</legend>
        <div className="grid gap-3 sm:grid-cols-3">
          {kinds.map((kind) => (
            <label
              key={kind}
              className="relative flex min-h-14 cursor-pointer items-center gap-3 border border-control px-4 outline-offset-2 outline-ink hover:border-ink has-checked:border-ink has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="method"
                value={kind}
                checked={method === kind}
                onChange={() => {
                  set({ method: kind })
                  store.choosePayment(kind)
                }}
                className="size-4 accent-ink"
              />
              {copy.kinds[kind]}
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
        {method === 'creditCard' ? (
          <>
            <CardForm field={field} values={values} set={set} errorOf={errorOf} disabled={isProcessing} />
            <p className="mt-5 flex items-start gap-2 text-small text-ink-2">
              <ShieldIcon className="shrink-0" />
              {copy.safe}
            </p>
          </>
        ) : (
          method !== undefined && <Text className="text-ink-2">{copy[method]}</Text>
        )}
      </div>
      <div className="mt-8 flex flex-wrap-reverse justify-between gap-3">
        <Button variant="outline" size="large" aria-disabled={isProcessing || undefined} onClick={store.back}>
          {copy.back}
        </Button>
        <Button
          type="submit"
          size="large"
          aria-disabled={obstacle !== undefined || undefined}
          busy={isProcessing || view.isPricing || phase.status === 'asking-methods'}
        >
          {isProcessing ? copy.busy : copy.submit}
        </Button>
      </div>
      <output className="sr-only">{isProcessing ? copy.processing : ''}</output>
    </form>
  )
}
