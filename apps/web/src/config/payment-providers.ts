import { nothingToPay, type PaymentProvider } from '@umber/storefront-core/checkout'

/**
 * Every payment provider that this shop knows, by the backend's id, in the order in which shoppers choose. The first is the
 * default. docs/payments.md says what else a provider needs.
 */
export const paymentProviders = [
  { id: 'pp_system_default', paysLater: true },
  { id: 'pp_stripe_stripe' },
  { id: 'pp_razorpay' },
  { id: 'pp_bank-transfer', paysLater: true },
  { id: 'pp_net-terms', paysLater: true },
  { id: 'pp_test' },
  // The region does not offer it; the payment step does when the total is 0.
  nothingToPay,
] as const satisfies readonly PaymentProvider[]

type Known = (typeof paymentProviders)[number]

export type KnownProviderId = Known['id']

/** Those with something for the shopper to do. Each has a component and a policy for the browser. */
export type FormProviderId = Exclude<Known, { readonly paysLater: true }>['id']

/** Public settings, such as a publishable key, of the providers with a form that are on. */
export type PaymentSettings = Readonly<Partial<Record<FormProviderId, Readonly<Record<string, string>>>>>

export const isFormProvider = (id: string): id is FormProviderId =>
  paymentProviders.some((one) => one.id === id && !('paysLater' in one))

/** The providers that may be offered: those without a form, and those that are on. */
export const providersOn = (settings: PaymentSettings): readonly Known[] =>
  paymentProviders.filter(({ id }) => !isFormProvider(id) || settings[id] !== undefined)
