import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { exchangeChoices } from '../../../../../lib/returns/exchange-choices'

/** For each line, the variants of its product that it can be exchanged for at no cost. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const choices = await exchangeChoices(request.scope, request.params['id'] ?? '', request.locale)
  response.json({
    lines: [...choices].map(([id, variants]) => ({
      id,
      variants: variants.map(({ id: variant, title, available }) => ({ id: variant, title, available })),
    })),
  })
}
