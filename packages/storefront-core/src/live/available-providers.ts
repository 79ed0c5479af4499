import { noRetry } from '../catalogue/catalogue-client.ts'
import { noteFailure } from '../failure/note-failure.ts'
import { collect, field, text } from '../parse/read.ts'
import type { FailureLog } from '../ports/failure-log.ts'
import type { PaymentProvider, ProviderId } from '../ports/payment.ts'
import type { LiveClient } from './live-client.ts'

/**
 * Reads the providers that a region offers: `GET /store/payment-providers`. Returns those that the shop knows, in its own
 * order; the others cannot be paid with here, and are logged once.
 */
export function createAvailableProviders(
  { store }: Pick<LiveClient, 'store'>,
  known: readonly PaymentProvider[],
  log?: FailureLog,
) {
  const noted = new Set<string>()

  return async (regionId: string, signal?: AbortSignal): Promise<readonly ProviderId[]> => {
    const query = { region_id: regionId }
    const answer: unknown = await store.payment.listPaymentProviders(query, undefined, {
      ...noRetry,
      signal,
    })
    const offered = new Set(collect(field(answer, 'payment_providers'), (one) => text(field(one, 'id'))))
    for (const id of offered) {
      if (noted.has(id) || known.some((one) => one.id === id)) continue
      noted.add(id)
      noteFailure(log, 'Checkout: the shop does not know a payment provider of the region', {
        kind: 'misconfigured',
        code: id,
        retryable: false,
      })
    }
    return known.filter(({ id }) => offered.has(id)).map(({ id }) => id)
  }
}
