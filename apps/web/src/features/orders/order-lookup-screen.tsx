import { failureFrom } from '@umber/storefront-core'
import type { OrderDetails } from '@umber/storefront-core/orders'
import { orderLookupSchema } from '@umber/storefront-core/forms'
import { orderNumbers } from '@umber/storefront-core/orders'
import { useState } from 'react'
import { useSearchParams } from '../../hooks/use-search-params.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { useForm } from '../../hooks/use-form.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useRateLimitWait } from '../../hooks/use-rate-limit-wait.ts'
import { lookupCopy as copy } from '../../copy/after-sales.ts'
import { failureSentence } from '../../copy/failure.ts'
import { FormError } from '../../ui/patterns/form-error.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { EmailField } from '../../ui/primitives/email-field.tsx'
import { Field } from '../../ui/primitives/field.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { FoundOrder } from './found-order.tsx'
import { useAfterSales } from './use-after-sales.ts'
import { fieldMessages } from '../../copy/forms.ts'

/** The order lookup for guests. The result is not stored, so a reload starts again. */
export function OrderLookupScreen() {
  usePageHead({ title: copy.title, robots: 'noindex' })
  const [params] = useSearchParams()
  const [order, setOrder] = useState<OrderDetails>()
  const afterSales = useAfterSales()
  // What could not be read again stays as it was.
  const reread = async ({ id, access = '' }: OrderDetails) => {
    const { orderLookup } = await afterSales()
    const read = await orderLookup.open(id, access).catch(() => undefined)
    if (read !== undefined) setOrder((shown) => (shown?.id === id ? read : shown))
  }
  const [typed, setTyped] = useState({ number: params.get('number') ?? '', email: '' })
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-12">
      {order === undefined ? (
        <LookupForm
          initial={typed}
          onFound={(found, words) => {
            setTyped(words)
            setOrder(found)
          }}
        />
      ) : (
        <FoundOrder
          order={order}
          reread={() => void reread(order)}
          more={
            <Button variant="outline" onClick={() => setOrder(undefined)}>
              {copy.another}
            </Button>
          }
        />
      )}
    </div>
  )
}

interface Typed {
  readonly number: string
  readonly email: string
}

interface LookupFormProps {
  readonly initial: Typed
  readonly onFound: (order: OrderDetails, typed: Typed) => void
}

function LookupForm({ initial, onFound }: LookupFormProps) {
  const afterSales = useAfterSales()
  const [problem, setProblem] = useState<string>()
  const wait = useRateLimitWait()
  const { orderNumberPrefix } = useShopSettings()
  const numbers = orderNumbers(orderNumberPrefix)
  const example = numbers.format(12)
  const { form, field, busy } = useForm({
    schema: orderLookupSchema({ ...fieldMessages.orderLookup, number: copy.badNumber(example) }, numbers),
    initial: { ...initial },
    async onSubmit(typed) {
      if (wait.isOn) return
      wait.end()
      setProblem(undefined)
      try {
        const { orderLookup } = await afterSales()
        const answer = await orderLookup.find(numbers.parse(typed.number) ?? 0, typed.email)
        if (answer.kind === 'found') onFound(answer.order, typed)
        else if (answer.kind === 'too-often') wait.begin(answer.seconds)
        else setProblem(copy.none)
      } catch (error) {
        setProblem(failureSentence(failureFrom(error)))
      }
    },
  })
  return (
    <div className="mx-auto max-w-form">
      <Heading level={1}>{copy.title}</Heading>
      <Text className="mt-3 mb-8 text-ink-2">{copy.lead}</Text>
      <form {...form} className="flex flex-col gap-5">
        <Field
          {...field('number')}
          label={copy.number}
          hint={copy.numberHint(example)}
          autoComplete="off"
          maxLength={20}
          required
        />
        <EmailField {...field('email')} label={copy.email} required />
        <FormError words={wait.words ?? problem} />
        <Button type="submit" size="large" busy={busy} aria-disabled={wait.isOn}>
          {copy.submit}
        </Button>
      </form>
    </div>
  )
}
