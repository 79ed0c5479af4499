import type { ComponentType } from 'react'
import { browserReloadDeps, importWithReload } from '../../../browser/import-with-reload.ts'
import type { FormProviderId } from '../../../config/payment-providers.ts'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import type { PaymentFormProps } from './payment-form.ts'

/** The checkout survives a reload; what was typed into a provider's fields is gone with them anyway. */
const form = (load: () => Promise<ComponentType<PaymentFormProps>>) =>
  lazyComponent(() => importWithReload(load, { ...browserReloadDeps(), losesInput: () => false }))

/** The component of each provider with a form. Its code loads when a shopper chooses it. */
export const paymentForms: Readonly<Record<FormProviderId, ComponentType<PaymentFormProps>>> = {
  pp_stripe_stripe: form(async () => (await import('./stripe/stripe-payment-form.tsx')).StripePaymentForm),
  pp_razorpay: form(async () => (await import('./razorpay/razorpay-payment-form.tsx')).RazorpayPaymentForm),
  pp_test: form(async () => (await import('./test-provider/test-payment-form.tsx')).TestPaymentForm),
}
