import type { Money } from '@umber/storefront-core'
import type { PaymentAdapter, ProviderId } from '@umber/storefront-core/checkout'
import { useCallback } from 'react'
import { isFormProvider } from '../../../config/payment-providers.ts'
import { paths } from '../../../config/paths.ts'
import { paymentWords } from '../../../copy/payments.ts'
import { useHref } from '../../../hooks/use-href.ts'
import { useStore } from '../../../hooks/use-store.ts'
import { useServices } from '../../../services/services-context.ts'
import { AsyncBoundary } from '../../../ui/async-boundary.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Text } from '../../../ui/primitives/text.tsx'
import { FormLoading } from './form-loading.tsx'
import { paymentForms } from './payment-forms.ts'

interface ProviderPaymentProps {
  readonly id: ProviderId
  readonly attach: (adapter: PaymentAdapter) => () => void
  readonly total: Money
  readonly isAtWork: boolean
  readonly onCancel: () => void
}

/** The part of a provider in the payment step: its words, and its component if it has one. */
export function ProviderPayment({ id, ...form }: ProviderPaymentProps) {
  const { origin, payments, session, checkoutGateway } = useServices()
  const hrefOf = useHref()
  const isCustomer = useStore(session).status === 'signed-in'
  const postAsCustomer = useCallback(
    async (path: string) => await (await checkoutGateway()).payment?.post(path),
    [checkoutGateway],
  )
  const settings = isFormProvider(id) ? payments.settings[id] : undefined
  const Form = isFormProvider(id) && settings !== undefined ? paymentForms[id] : undefined
  return (
    <>
      {Form !== undefined && settings !== undefined && (
        <AsyncBoundary waiting={<FormLoading />}>
          <Form
            {...form}
            postAsCustomer={isCustomer ? postAsCustomer : undefined}
            backendUrl={payments.backendUrl}
            settings={settings}
            returnUrl={origin + hrefOf(paths.checkoutReturn())}
          />
        </AsyncBoundary>
      )}
      <Text className={classNames('text-ink-2', Form !== undefined && 'mt-4')}>
        {paymentWords(id).sentence}
      </Text>
    </>
  )
}
