import type { MedusaContainer } from '@medusajs/framework/types'
import { createCustomerAccountWorkflow, createCustomerAddressesWorkflow } from '@medusajs/medusa/core-flows'
import { demoCustomer, type Address } from '@umber/sample-store'

import { seedIdentity } from './account'
import { addressInput } from './address-input'

export async function seedCustomer(container: MedusaContainer): Promise<{ id: string }> {
  const authIdentityId = await seedIdentity(container, demoCustomer)
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

function savedAddress(customerId: string, address: Address) {
  return {
    ...addressInput(address),
    customer_id: customerId,
    address_name: address.label,
    is_default_shipping: address.isDefault,
    is_default_billing: address.isDefault,
  }
}
