import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { invoicedOrderFields, type InvoicedOrder } from './invoiced-order'

export async function readInvoicedOrder(
  container: MedusaContainer,
  id: string,
): Promise<InvoicedOrder | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'order',
    fields: invoicedOrderFields,
    filters: { id },
  })
  return (data as readonly unknown[])[0] as InvoicedOrder | undefined
}
