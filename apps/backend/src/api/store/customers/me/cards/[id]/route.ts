import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { removeCard } from '../../../../../../lib/payments/saved-cards'
import { customerId } from '../../../../../customer-id'

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params['id'] ?? ''
  if (!(await removeCard(request.scope, customerId(request), id)))
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The customer has no such card')
  response.json({ id, object: 'card', deleted: true })
}
