import { noteFailure } from '@umber/storefront-core/platform'
import { createRazorpayPayment } from '@umber/storefront-core/payments'
import { useEffect } from 'react'
import { useShopSettings } from '../../../../queries/shop-settings.ts'
import { payingCopy as copy } from '../../../../copy/payments.ts'
import { useServices } from '../../../../services/services-context.ts'
import { announce } from '../../../../ui/announcer.tsx'
import { ErrorAlert } from '../../../../ui/patterns/error-alert.tsx'
import { FormLoading } from '../form-loading.tsx'
import type { PaymentFormProps } from '../payment-form.ts'
import { openRazorpay } from './razorpay-window.ts'
import { useRazorpayScript } from './use-razorpay-script.ts'

/** Razorpay has no fields in the page: its window opens when the shopper orders. */
export function RazorpayPaymentForm({ attach, settings }: PaymentFormProps) {
  const { log } = useServices()
  const { name } = useShopSettings()
  const keyId = settings['keyId'] ?? ''
  const { script, reload } = useRazorpayScript()

  useEffect(
    () =>
      attach(
        createRazorpayPayment({
          async validate() {
            if (script.status !== 'ready') announce(copy.notReady)
            return await Promise.resolve(script.status === 'ready')
          },
          async open(orderId, signal) {
            if (script.status !== 'ready') throw new Error('The script of Razorpay is not loaded')
            return await openRazorpay(script.Razorpay, { keyId, orderId, name }, signal)
          },
        }),
      ),
    [attach, keyId, name, script],
  )

  const { status } = script
  useEffect(() => {
    if (status !== 'failed') return
    const failure = { kind: 'unreachable', code: 'razorpay_not_loaded', retryable: true } as const
    noteFailure(log, 'Checkout: the window of Razorpay could not be loaded', failure)
  }, [status, log])

  if (status === 'ready') return null
  if (status === 'loading') return <FormLoading />
  return <ErrorAlert sentence={copy.failed} hint={copy.failedHint} onRetry={reload} />
}
