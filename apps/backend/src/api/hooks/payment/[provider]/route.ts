import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { Logger, WebhookActionResult } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'

import { tellOfFailure } from '../../../../lib/payments/order-payment-failed'
import { settlePaymentWorkflow } from '../../../../workflows/settle-payment'

/** What changes an order. A failed payment is told its buyer; everything else is for the shopper in the shop. */
const actions: ReadonlySet<string> = new Set(['authorized', 'captured'])

/**
 * A provider's webhook, in place of Medusa's route: that one answers before anything is verified, and its subscriber
 * completes the cart past the queue of orders. This one answers when all is done, so that a provider sends again what was
 * not: while the products are in demand, and when this process ends meanwhile. Decision 40.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { scope } = request
  const logger = scope.resolve(ContainerRegistrationKeys.LOGGER)
  const named = request.params['provider'] ?? ''
  const provider = named.startsWith('pp_') ? named : `pp_${named}`
  const payments = scope.resolve(Modules.PAYMENT)
  const [known] = await payments.listPaymentProviders({ id: provider, is_enabled: true }, { select: ['id'] })
  if (known === undefined) return refuse(response, 404, 'not_found', 'There is no such payment provider.')
  const told = await verified(request, provider, logger)
  if (told === undefined)
    return refuse(response, 400, 'invalid_data', 'The webhook could not be verified. Nothing was done.')
  const sessionId = told.data?.session_id
  if (!sessionId || (told.action !== 'failed' && !actions.has(told.action))) {
    response.json({ received: true })
    return
  }
  try {
    if (told.action === 'failed') {
      await tellOfFailure(scope, sessionId)
      response.json({ received: true })
      return
    }
    const amount = Number(told.data?.amount ?? 0)
    const input = { session_id: sessionId, told: { action: told.action, amount } }
    await settlePaymentWorkflow(scope).run({ input })
  } catch (error) {
    logger.error(
      `The payment of session ${sessionId} is not settled`,
      error instanceof Error ? error : undefined,
    )
    response.setHeader('Retry-After', '5')
    return refuse(response, 503, 'unexpected_state', 'The payment is not settled. Send the webhook again.')
  }
  response.json({ received: true })
}

/** Undefined when the provider does not recognise its signature. */
async function verified(
  request: MedusaRequest,
  provider: string,
  logger: Logger,
): Promise<WebhookActionResult | undefined> {
  try {
    return await request.scope.resolve(Modules.PAYMENT).getWebhookActionAndData({
      provider,
      payload: {
        data: (request.body ?? {}) as Record<string, unknown>,
        rawData: (request.rawBody ?? '') as string | Buffer,
        headers: request.headers,
      },
    })
  } catch (error) {
    logger.warn(`A webhook of ${provider} was refused: ${error instanceof Error ? error.message : ''}`)
    return undefined
  }
}

function refuse(response: MedusaResponse, status: number, type: string, message: string): void {
  response.status(status).json({ type, message })
}
