import { timingSafeEqual } from 'node:crypto'

import type { MedusaRequest } from '@medusajs/framework/http'
import { ContainerRegistrationKeys, MedusaError } from '@medusajs/framework/utils'

import { testPaymentTable, type TestPaymentTable } from '../../lib/payment-table'
import type { TestPayment } from '../../lib/test-payment'
import { shopOrigins } from '../../lib/shop-origins'

export const tableOf = ({ scope }: MedusaRequest): TestPaymentTable =>
  testPaymentTable(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION))

export const originsOf = ({ scope }: MedusaRequest): readonly string[] =>
  shopOrigins(scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig.http.storeCors)

/** The payment with this id and secret. @throws 404 for a wrong secret, as for an unknown payment. */
export async function knownPayment(
  request: MedusaRequest,
  { id, secret }: { readonly id: unknown; readonly secret: unknown },
): Promise<TestPayment> {
  const payment = typeof id === 'string' ? await tableOf(request).find(id) : undefined
  if (payment !== undefined && isSame(payment.secret, secret)) return payment
  throw new MedusaError(MedusaError.Types.NOT_FOUND, 'There is no such payment.')
}

function isSame(known: string, given: unknown): boolean {
  if (typeof given !== 'string') return false
  const [ours, theirs] = [Buffer.from(known), Buffer.from(given)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}
