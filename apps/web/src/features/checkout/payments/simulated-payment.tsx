import type { SimulatedPayment } from '@umber/storefront-core/checkout'
import { paymentWords } from '../../../copy/payments.ts'
import { ShieldIcon } from '../../../ui/page-icons.tsx'
import { Text } from '../../../ui/primitives/text.tsx'
import { CardForm, type CardFormProps } from './card-form.tsx'

interface SimulatedPaymentFormProps extends CardFormProps {
  readonly kind: SimulatedPayment
}

/** The demonstration's form. A live shop has providers only, whose fields are not the shop's. */
export function SimulatedPaymentForm({ kind, ...card }: SimulatedPaymentFormProps) {
  const { sentence } = paymentWords(kind)
  if (kind !== 'creditCard') return <Text className="text-ink-2">{sentence}</Text>
  return (
    <>
      <CardForm {...card} />
      <p className="mt-5 flex items-start gap-2 text-small text-ink-2">
        <ShieldIcon className="shrink-0" />
        {sentence}
      </p>
    </>
  )
}
