import { asValue } from '@medusajs/framework/awilix'
import { ContainerRegistrationKeys, createMedusaContainer, Modules } from '@medusajs/framework/utils'
import { beforeEach, expect, it, vi } from 'vitest'

import { openCustomerSession } from '../lib/payments/stripe-customer-session'
import { openStripeSessionWorkflow } from './open-stripe-session'

vi.mock('../lib/payments/stripe-customer-session')

interface Holder {
  readonly provider_id: string
  readonly external_id: string
}

const ofStripe: Holder = { provider_id: 'pp_stripe_stripe', external_id: 'cus_of_stripe' }
const ofAnother: Holder = { provider_id: 'pp_another', external_id: 'cus_of_another' }
const billing = { id: 'cuaddr_2', is_default_billing: true }
const create = vi.fn<(wanted: object) => Promise<object>>()
const link = vi.fn<(links: readonly object[]) => Promise<readonly object[]>>()

/** The secret for a customer whom these providers know. */
async function open(holders: readonly (Holder | null)[]): Promise<string> {
  const customer = {
    id: 'cus_1',
    email: 'asha@shop.example',
    addresses: [{ id: 'cuaddr_1' }, billing],
    account_holders: holders,
  }
  const container = createMedusaContainer()
  const modules: Readonly<Record<string, object>> = {
    [Modules.LOCKING]: { execute: async (_keys: unknown, work: () => Promise<void>) => work() },
    [ContainerRegistrationKeys.QUERY]: { graph: async () => ({ data: [customer] }) },
    [Modules.PAYMENT]: { createAccountHolder: create },
    [ContainerRegistrationKeys.LINK]: { create: link },
  }
  for (const [name, module] of Object.entries(modules)) container.register(name, asValue(module))
  const { result } = await openStripeSessionWorkflow(container).run({ input: { customer_id: 'cus_1' } })
  return result
}

beforeEach(() => {
  vi.stubEnv('STRIPE_API_KEY', 'sk_in_test')
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_in_test')
  vi.mocked(openCustomerSession).mockImplementation(async (_key, holder) => `secret of ${holder}`)
  create.mockReset().mockResolvedValue({ id: 'acchld_new', external_id: 'cus_new' })
  link.mockReset().mockResolvedValue([])
})

it.each([
  ['alone', [ofStripe]],
  ['among those of other providers', [null, ofAnother, ofStripe]],
])('The cards of a customer are those of their customer at Stripe, %s', async (_, holders) => {
  expect(await open(holders)).toBe('secret of cus_of_stripe')
  expect(create).not.toHaveBeenCalled()
})

it.each([
  ['anyone', []],
  ['Stripe', [ofAnother]],
])('A customer whom %s does not know becomes one of Stripe, with the billing address', async (_, holders) => {
  expect(await open(holders)).toBe('secret of cus_new')
  expect(create).toHaveBeenCalledExactlyOnceWith({
    provider_id: 'pp_stripe_stripe',
    context: {
      customer: { id: 'cus_1', email: 'asha@shop.example', billing_address: billing },
    },
  })
  expect(link).toHaveBeenCalledExactlyOnceWith([
    { [Modules.CUSTOMER]: { customer_id: 'cus_1' }, [Modules.PAYMENT]: { account_holder_id: 'acchld_new' } },
  ])
})
