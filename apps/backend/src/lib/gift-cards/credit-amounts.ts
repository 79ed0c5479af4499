import type { MedusaContainer } from '@medusajs/framework/types'
import { z } from '@medusajs/framework/zod'
import { MedusaError, Modules } from '@medusajs/framework/utils'

import { coinsOf } from '../money/coins'
import { mostCoins } from './books'

export const currencyCode = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z]{3}$/, 'Enter the currency, such as inr')

export const reason = z.string().trim().min(1, 'Enter why').max(200, 'Use at most 200 characters')

/**
 * An amount in major units as coins.
 *
 * @throws when it is none, too large, or not a whole number of coins.
 */
export function coinsIn(amount: number, currency: string): number {
  const exact = coinsOf(currency).exactly(amount)
  if (!Number.isInteger(exact) || exact === 0 || Math.abs(exact) > mostCoins)
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `${amount} is no amount of ${currency.toUpperCase()}.`,
    )
  return exact
}

/**
 * Refuses money that no cart could be paid with.
 *
 * @throws when no region sells in the currency.
 */
export async function requireSoldCurrency(container: MedusaContainer, currency: string): Promise<void> {
  const [region] = await container
    .resolve(Modules.REGION)
    .listRegions({ currency_code: currency }, { select: ['id'], take: 1 })
  if (region === undefined)
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `The shop has no region that sells in ${currency.toUpperCase()}.`,
    )
}
