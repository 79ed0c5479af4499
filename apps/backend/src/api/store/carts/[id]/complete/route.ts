import { prepareRetrieveQuery } from '@medusajs/framework'
import { getHttpResponseFromError, type MedusaRequest, type MedusaResponse } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { defaultStoreCartFields } from '@medusajs/medusa/api/store/carts/query-config'

import { readCart } from '../../../../../lib/cart/read-cart'
import { isOfPayment, reasonOf, type Refusal } from '../../../../../lib/checkout/completion'
import { completionsFailed } from '../../../../../lib/metrics/metrics'
import { accessTo } from '../../../../../lib/order-access/access-of'
import { placeOrderWorkflow } from '../../../../../workflows/place-order'
import { signedInCustomer } from '../../../../customer-id'

/**
 * In place of Medusa's route, with its answers: the order, or the cart with the error of its payment. The order comes with an access
 * token, so that its buyer can read it; a refusal says `payment: 'released'` when the money went back.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { scope, queryConfig } = request
  const id = request.params['id'] ?? ''
  const customer = signedInCustomer(request)
  const { completion, is_payment_released: isReleased } = await placeOrderWorkflow(scope)
    .run({
      input: {
        cart_id: id,
        orderer: customer === undefined ? { kind: 'guest' } : { kind: 'customer', id: customer },
      },
    })
    .then(({ result }) => result)
    .catch((error: unknown) => {
      completionsFailed.inc({ reason: reasonOf(error ?? {}) })
      throw error
    })
  if (completion.kind === 'ordered') {
    const orderId = completion.order_id
    const { data } = await scope
      .resolve(ContainerRegistrationKeys.QUERY)
      .graph({ entity: 'order', fields: queryConfig.fields, filters: { id: orderId } })
    response.json({ type: 'order', order: data[0], order_access: accessTo(scope, orderId, 'answer') })
    return
  }
  const payment = isReleased ? { payment: 'released' } : {}
  const { refusal } = completion
  if (isOfPayment(refusal)) {
    const { remoteQueryConfig } = await prepareRetrieveQuery(
      {},
      { defaults: defaultStoreCartFields },
      request,
    )
    const cart = await readCart(scope, id, remoteQueryConfig.fields)
    response.json({ type: 'cart', cart, error: errorOf(refusal), ...payment })
    return
  }
  const { statusCode, body } = getHttpResponseFromError(refusal)
  response.status(statusCode).json({ ...body, ...payment })
}

const errorOf = ({ message, name, type }: Refusal) => ({ message, name, type })
