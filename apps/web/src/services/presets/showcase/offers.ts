import type { Offer, Offers } from '@umber/storefront-core/account'
import type { Clock } from '@umber/storefront-core'
import { collect, text } from '@umber/storefront-core/parse'
import type { AccountStorage } from './account-storage.ts'
import { daysBefore } from './days-before.ts'
import type { ShowcaseData } from './showcase-data.ts'

const part = 'claimed-offers'

/** The demonstration's offers. Only the claimed ids are stored. */
export function createShowcaseOffers(
  sample: ShowcaseData['offers'],
  accountStorage: AccountStorage,
  clock: Clock,
): Offers {
  const claimed = () => collect(accountStorage.get(part), text)
  const known = (): readonly Offer[] => {
    const ids = new Set(claimed())
    return sample.map(({ validForDays, ...offer }) => ({
      ...offer,
      isClaimed: offer.isClaimed || ids.has(offer.id),
      isExpired: validForDays < 0,
      validUntil: daysBefore(clock, -validForDays),
    }))
  }
  return {
    async list(options) {
      options?.signal?.throwIfAborted()
      return known()
    },
    async claim(offerId, options) {
      options?.signal?.throwIfAborted()
      accountStorage.set(part, [...new Set([...claimed(), offerId])])
      return known()
    },
  }
}
