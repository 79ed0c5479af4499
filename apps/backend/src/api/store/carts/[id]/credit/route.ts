import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

import { GiftCardDetails } from '../../../../../lib/gift-cards/bought-cards'
import { creditSwitches, readCartCredit } from '../../../../../lib/gift-cards/cart-credit'
import { storeCreditBalance } from '../../../../../lib/gift-cards/shown-credit'

/** What a cart is paid with besides its payment, and what it could be. */
export async function GET({ scope, params }: MedusaRequest, response: MedusaResponse): Promise<void> {
  const isOn = await creditSwitches(scope)
  if (!isOn['gift-card'] && !isOn['store-credit'])
    throw new MedusaError(MedusaError.Types.NOT_FOUND, 'The shop has no gift cards and no store credit')
  const { lines, bought, currency, customerId } = await readCartCredit(scope, params['id'] ?? '')
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
      to_send: bought.map(({ id, title, product_title: product, metadata }) => ({
        line: id,
        title: product ?? title,
        details: GiftCardDetails.safeParse(metadata?.['gift_card']).data ?? null,
      })),
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
