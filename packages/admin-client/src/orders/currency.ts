import type { RequestOptions } from '@umber/commerce-client'
import type { AdminClient } from '../admin-client.ts'
import { parseAmount } from '../flow/numbers.ts'
import type { NamedAmount } from './parts.ts'

/**
 * Refuses amounts that the currency of their order cannot express. Whole ones need no look at the order.
 *
 * @throws {TypeError} that names the field.
 */
export async function checkAmounts(
  admin: AdminClient['admin'],
  orderId: string,
  amounts: readonly NamedAmount[],
  request: RequestOptions,
): Promise<void> {
  const broken = amounts.filter(({ value }) => !Number.isInteger(value))
  if (broken.length === 0) return
  const { order } = await admin.order.retrieve(orderId, { fields: '+currency_code' }, {}, request)
  for (const { field, value } of broken) parseAmount(field, value, order.currency_code)
}
