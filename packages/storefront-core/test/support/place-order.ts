import type { CheckoutGateway, OrderAnswer, OrderRequest } from '../../src/ports/checkout-gateway.ts'

/** Opens the payment, which has nothing for the shopper to do, and places the order, as the checkout does. */
export async function placeOrder(gateway: CheckoutGateway, request: OrderRequest): Promise<OrderAnswer> {
  const opening = await gateway.payment?.open(request)
  return opening?.kind === 'open' ? await gateway.placeOrder(request) : (opening as OrderAnswer)
}
