import { noteFailure } from '@umber/storefront-core'
import { createRazorpayPayment } from '@umber/storefront-core/payments'
import { useEffect, useState } from 'react'
import { brandName } from '../../../../content/brand.ts'
import { payingCopy as copy } from '../../../../copy/payments.ts'
import { useServices } from '../../../../services/services-context.ts'
import { announce } from '../../../../ui/announcer.tsx'
import { ErrorAlert } from '../../../../ui/patterns/error-alert.tsx'
import { allowProviderCode } from '../allow-provider-code.ts'
import { FormLoading } from '../form-loading.tsx'
import type { PaymentFormProps } from '../payment-form.ts'
import { razorpayCode } from './razorpay-code.ts'
import { loadRazorpay, openRazorpay, type RazorpayConstructor } from './razorpay-window.ts'

type Script =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly Razorpay: RazorpayConstructor }

/** Razorpay has no fields in the page: its window opens when the shopper orders. */
export function RazorpayPaymentForm({ attach, settings }: PaymentFormProps) {
  const { log } = useServices()
  const keyId = settings['keyId'] ?? ''
  const [script, setScript] = useState<Script>({ status: 'loading' })
  const [turn, setTurn] = useState(1)

  useEffect(() => {
    let isOver = false
    const settle = (next: Script) => {
      if (!isOver) setScript(next)
    }
    allowProviderCode(razorpayCode)
    loadRazorpay()
      .then((Razorpay) => settle({ status: 'ready', Razorpay }))
      .catch(() => {
        settle({ status: 'failed' })
        const failure = { kind: 'unreachable', code: 'razorpay_not_loaded', retryable: true } as const
        if (!isOver) noteFailure(log, 'Checkout: the window of Razorpay could not be loaded', failure)
      })
    return () => {
      isOver = true
    }
  }, [log, turn])

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
            return await openRazorpay(script.Razorpay, { keyId, orderId, name: brandName }, signal)
          },
        }),
      ),
    [attach, keyId, script],
  )

  if (script.status === 'loading') return <FormLoading />
  if (script.status === 'ready') return null
  return (
    <ErrorAlert
      sentence={copy.failed}
      hint={copy.failedHint}
      onRetry={() => {
        setScript({ status: 'loading' })
        setTurn(turn + 1)
      }}
    />
  )
}
