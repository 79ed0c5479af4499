import type { MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'

import { labelOf } from '../lib/returns/return-record'

/** Answers with the file; labels have addresses of people, so no address of the file itself is told. */
export async function answerLabel(
  scope: MedusaContainer,
  response: MedusaResponse,
  { orderId, returnId }: { readonly orderId?: string; readonly returnId: string },
): Promise<void> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'return',
    fields: ['id', 'order_id', 'metadata'],
    filters: { id: returnId },
  })
  const found = data[0]
  const label = labelOf(found?.metadata)
  if (label === undefined || (orderId !== undefined && found?.order_id !== orderId))
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'This return has no label.')
  const bytes = await scope.resolve(Modules.FILE).getAsBuffer(label.file_id)
  response
    .setHeader('Content-Type', 'application/pdf')
    .setHeader('Content-Disposition', `attachment; filename="${label.name}"`)
    .setHeader('Cache-Control', 'private, no-store')
    .end(bytes)
}
