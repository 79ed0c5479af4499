import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { stateOf } from '../../../../lib/razorpay/payment-state'
import { createRazorpayClient } from '../../../../lib/razorpay/razorpay-client'
import { razorpaySettings } from '../../../../lib/razorpay/razorpay-settings'
import { isSignedPayment } from '../../../../lib/razorpay/signature'

/**
 * What has become of an order at Razorpay, for the shopper who pays it. What the window gave the page is verified, and
 * Razorpay is asked all the same: the answer of a page is not proof.
 */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const settings = razorpaySettings(process.env)
  const orderId = request.params['id'] ?? ''
  if (settings === undefined || !/^order_\w+$/.test(orderId))
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such payment.')
  const { payment_id: paymentId, signature } = request.query
  if (paymentId !== undefined && !isSignedPayment({ orderId, paymentId, signature }, settings.keySecret))
    throw new MedusaError(MedusaError.Types.INVALID_DATA, 'The signature of the payment is wrong.')
  const { status, payment } = stateOf(await createRazorpayClient(settings).paymentsOf(orderId))
  response.json({ status, ...(status === 'failed' && { reason: payment?.error_reason ?? null }) })
}
