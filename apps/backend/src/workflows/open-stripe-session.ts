import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  when,
  WorkflowResponse,
  type WorkflowData,
} from '@medusajs/framework/workflows-sdk'
import { MedusaError, Modules } from '@medusajs/framework/utils'
import {
  createPaymentAccountHolderStep,
  createRemoteLinkStep,
  useQueryGraphStep,
} from '@medusajs/medusa/core-flows'

import { openCustomerSession } from '../lib/payments/stripe-customer-session'
import { stripeSettings } from '../lib/payments/stripe-settings'
import { freeLocksStep, holdLocksStep } from './steps/hold-locks'

const provider = 'pp_stripe_stripe'

const fields = [
  'id',
  'email',
  'company_name',
  'first_name',
  'last_name',
  'phone',
  'addresses.*',
  'account_holders.*',
]

interface Address {
  readonly is_default_billing?: boolean
}

interface Holder {
  readonly external_id: string
  readonly provider_id: string
}

interface Customer {
  readonly addresses?: readonly Address[] | null
  readonly account_holders?: readonly (Holder | null)[] | null
}

const openSessionStep = createStep('open-stripe-session', async (holderId: string) => {
  const settings = stripeSettings(process.env)
  if (settings === undefined)
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The shop does not take payments with Stripe.')
  return new StepResponse(await openCustomerSession(settings.apiKey, holderId))
})

/**
 * Opens a session of a customer at Stripe, and answers with its secret. The customer there is Medusa's account holder, made when there
 * is none, by Medusa's own steps: Medusa opens the customer's payments with the same one.
 */
export const openStripeSessionWorkflow = createWorkflow(
  'open-stripe-session',
  (input: WorkflowData<{ readonly customer_id: string }>) => {
    const lock = holdLocksStep(
      transform({ input }, ({ input: { customer_id: id } }) => ({
        keys: [`stripe-customer:${id}`],
        refusal: 'The saved cards are being opened elsewhere at the moment. Try again.',
      })),
    )
    const { data: found } = useQueryGraphStep({
      entity: 'customer',
      fields,
      filters: { id: input.customer_id },
      options: { isList: false, throwIfKeyNotFound: true },
    })
    const known = transform({ found }, ({ found: customer }) => {
      const { account_holders: holders } = customer as unknown as Customer
      return (holders ?? []).find((one) => one?.provider_id === provider)?.external_id ?? null
    })
    const made = when('there-is-no-holder', { known }, ({ known: id }) => id === null).then(() => {
      const holder = createPaymentAccountHolderStep(
        // As Medusa's workflow for payment sessions does, so that Stripe answers both with one customer.
        transform({ found }, ({ found: customer }) => {
          const { account_holders: _, addresses, ...person } = customer as unknown as Customer
          const billing = (addresses ?? []).find((one) => one.is_default_billing === true) ?? addresses?.[0]
          return {
            provider_id: provider,
            context: { customer: { ...person, billing_address: billing } as never },
          }
        }),
      ).config({ noCompensation: true })
      createRemoteLinkStep(
        transform({ input, holder }, ({ input: { customer_id: id }, holder: { id: holderId } }) => [
          { [Modules.CUSTOMER]: { customer_id: id }, [Modules.PAYMENT]: { account_holder_id: holderId } },
        ]),
      )
      return holder
    })
    freeLocksStep(lock)
    const secret = openSessionStep(
      transform({ known, made }, ({ known: id, made: holder }) => id ?? holder?.external_id ?? ''),
    )
    return new WorkflowResponse(secret)
  },
)
