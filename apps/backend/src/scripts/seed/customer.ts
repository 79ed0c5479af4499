import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { createCustomerAccountWorkflow, createCustomerAddressesWorkflow } from '@medusajs/medusa/core-flows'
import { demoCustomer, type Address } from '@umber/sample-store'

import { codeProvider, entityType } from '../../lib/verification/address-verification'
import { seedIdentity } from './account'
import { addressInput } from './address-input'

export async function seedCustomer(container: MedusaContainer): Promise<{ id: string }> {
  const authIdentityId = await seedIdentity(container, demoCustomer)
  // Before the customer exists; creating the customer would otherwise send a verification email.
  await verifyAddress(container, authIdentityId)
  const { result: customer } = await createCustomerAccountWorkflow(container).run({
    input: {
      authIdentityId,
      customerData: {
        email: demoCustomer.email,
        first_name: demoCustomer.firstName,
        last_name: demoCustomer.lastName,
        phone: demoCustomer.phone,
      },
    },
  })
  await createCustomerAddressesWorkflow(container).run({
    input: {
      addresses: demoCustomer.addresses.map((address) => savedAddress(customer.id, address)),
    },
  })
  return { id: customer.id }
}

async function verifyAddress(container: MedusaContainer, authIdentityId: string): Promise<void> {
  const identities = container.resolve(Modules.AUTH)
  const { code } = await identities.requestAuthVerification({
    auth_identity_id: authIdentityId,
    entity_id: demoCustomer.email,
    entity_type: entityType,
    code_provider: codeProvider,
  })
  if (code !== undefined) await identities.confirmAuthVerification({ code, code_provider: codeProvider })
}

function savedAddress(customerId: string, address: Address) {
  return {
    ...addressInput(address),
    customer_id: customerId,
    address_name: address.label,
    is_default_shipping: address.isDefault,
    is_default_billing: address.isDefault,
  }
}
