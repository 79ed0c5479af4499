import type { CheckoutOutcome, CheckoutStore, CheckoutView } from '@umber/storefront-core/checkout'
import { useState, type Ref } from 'react'
import { deliveryCopy as copy } from '../../copy/checkout-steps.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { Heading } from '../../ui/primitives/text.tsx'
import { stepButtons } from './step-buttons.ts'
import { useQuoteMoney } from './summary.tsx'
import { CheckoutAlert } from './checkout-alert.tsx'
import { DeliveryTime } from './delivery-time.tsx'
import { useDeliveryHeading } from './use-checkout-words.ts'

interface DeliveryStepProps {
  readonly store: CheckoutStore
  readonly view: CheckoutView
  readonly heading: Ref<HTMLHeadingElement>
}

export function DeliveryStep({ store, view, heading }: DeliveryStepProps) {
  const { methods, phase } = view
  const isAsking = phase.status === 'asking-methods'
  const [error, setError] = useState<string>()
  const words = useDeliveryHeading()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isAsking) return
        void store
          .submitDelivery()
          .then((outcome) => setError(isIncomplete(outcome) ? copy.choose : undefined))
      }}
    >
      <Heading level={2} ref={heading} tabIndex={-1}>
        {words}
      </Heading>
      <CheckoutAlert store={store} view={view} />
      {isAsking ? (
        <div aria-busy="true" className="mt-6 flex flex-col gap-3">
          <p className="sr-only">{copy.asking}</p>
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="h-18 w-full" />
          ))}
        </div>
      ) : (
        <Methods view={view} heading={words} error={error} onChoose={(id) => void store.chooseDelivery(id)} />
      )}
      <div className={stepButtons}>
        <Button variant="outline" size="large" onClick={() => void store.back()}>
          {copy.back}
        </Button>
        <Button type="submit" size="large" aria-disabled={isAsking || methods.length === 0 || undefined}>
          {copy.submit}
        </Button>
      </div>
    </form>
  )
}

const isIncomplete = (outcome: CheckoutOutcome) => !outcome.ok && outcome.reason === 'incomplete'

interface MethodsProps {
  readonly view: CheckoutView
  readonly heading: string
  readonly error: string | undefined
  readonly onChoose: (id: string) => void
}

function Methods({ view, heading, error, onChoose }: MethodsProps) {
  const { methods, draft, quote } = view
  const written = useQuoteMoney(quote)
  const isMissing = error !== undefined && draft.deliveryId === undefined
  return (
    <fieldset className="mt-6" aria-describedby={isMissing ? 'delivery-error' : undefined}>
      <legend className="sr-only">{heading}</legend>
      <div className="flex flex-col gap-3">
        {methods.map((method) => (
          <label
            key={method.id}
            className="relative flex min-h-18 cursor-pointer items-center gap-4 border border-control px-5 py-3 outline-offset-2 outline-ink hover:border-ink has-checked:border-ink has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="delivery"
              value={method.id}
              checked={draft.deliveryId === method.id}
              onChange={() => onChoose(method.id)}
              className="size-4 accent-ink"
            />
            <span className="flex-1">
              <span className="block">{method.name}</span>
              <DeliveryTime method={method} />
            </span>
            <span className="tabular">{written(method.price)}</span>
          </label>
        ))}
      </div>
      {isMissing && (
        <p id="delivery-error" role="alert" className="mt-2 text-small text-sale">
          {error}
        </p>
      )}
    </fieldset>
  )
}
