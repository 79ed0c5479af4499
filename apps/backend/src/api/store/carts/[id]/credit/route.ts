import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { creditSwitches, readCartCredit } from '../../../../../lib/gift-cards/cart-credit'
import { storeCreditBalance } from '../../../../../lib/gift-cards/shown-credit'

/** What a cart is paid with besides its payment, and what it could be. */
export async function GET({ scope, params }: MedusaRequest, response: MedusaResponse): Promise<void> {
  const isOn = await creditSwitches(scope)
  if (!isOn['gift-card'] && !isOn['store-credit'])
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The shop has no gift cards and no store credit')
  const { lines, currency, customerId } = await readCartCredit(scope, params['id'] ?? '')
  const isApplied = lines.some(({ reference }) => reference === 'store-credit')
  const storeCredit =
    isOn['store-credit'] && !isApplied && customerId !== null
      ? await storeCreditBalance(scope, customerId, currency)
      : 0
  response.json({
    credit: {
      currency_code: currency,
      gift_cards: isOn['gift-card'],
      store_credit: storeCredit,
      applied: lines.map(({ reference, reference_id: account, amount, metadata }) => ({
        account,
        kind: reference,
        amount: Number(amount),
        last_characters: metadata?.['last_characters'] ?? null,
        balance: Number(metadata?.['balance'] ?? 0),
      })),
    },
  })
}
