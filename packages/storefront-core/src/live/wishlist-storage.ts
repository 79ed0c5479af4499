import { isSameIdentity, type Identity, type IdentitySource } from '../ports/identity.ts'
import type { KeyValueStorage } from '../ports/platform.ts'
import type { ProductSummary } from '../ports/product-search.ts'
import { keep, kept } from '../parse/json-storage.ts'
import { productSummaryFrom } from '../parse/product-summary-from.ts'
import { collect, field } from '../parse/read.ts'
import { customerWishlistKey, leftOutKey, wishlistKey } from '../storage-keys.ts'

export interface WishlistMemoryOptions {
  /** Where a guest's list is kept between visits. */
  readonly storage: KeyValueStorage
  /** Where a customer's is remembered: beside their session, so that it ends with it. */
  readonly customerStorage: KeyValueStorage
  readonly identity: IdentitySource
}

type Products = readonly ProductSummary[]

/** What this device remembers of the lists of a guest and of a customer. Nobody sees the one of another person. */
export function createWishlistMemory({ storage, customerStorage, identity }: WishlistMemoryOptions) {
  const summariesIn = (items: unknown): Products =>
    Array.isArray(items) ? collect(items, productSummaryFrom) : []

  /** Until it is known whose session it is, whatever is kept beside it is theirs. */
  function ofCustomer(key: string, who: Identity): Products | undefined {
    const written = kept(customerStorage, key)
    const items = field(written, 'items')
    const isTheirs =
      who.status === 'unknown' ||
      (who.status === 'customer' && field(written, 'customerId') === who.customerId)
    return isTheirs && Array.isArray(items) ? summariesIn(items) : undefined
  }

  /** Answers whether anything has changed. A device without room forgets it: the account has it all the same. */
  function remember(key: string, who: Identity, items: Products): boolean {
    if (who.status !== 'customer' || !isSameIdentity(who, identity.get())) return false
    const { customerId } = who
    const before = customerStorage.get(key)
    if (items.length === 0 && key === leftOutKey) customerStorage.remove(key)
    else customerStorage.set(key, JSON.stringify({ customerId, items }))
    return customerStorage.get(key) !== before
  }

  const guests = () => summariesIn(kept(storage, wishlistKey))

  return {
    guests,
    /** A customer who has just signed in still has the guest's list in sight. */
    list(): Products {
      const who = identity.get()
      return who.status === 'guest' ? guests() : (ofCustomer(customerWishlistKey, who) ?? guests())
    },
    leftOut(): Products {
      const who = identity.get()
      return who.status === 'guest' ? [] : (ofCustomer(leftOutKey, who) ?? [])
    },
    rememberGuests(items: Products): boolean {
      if (storage.get(wishlistKey) === JSON.stringify(items)) return false
      keep(storage, wishlistKey, items)
      return true
    },
    forgetGuests: () => storage.remove(wishlistKey),
    remember: (who: Identity, items: Products) => remember(customerWishlistKey, who, items),
    rememberLeftOut: (who: Identity, items: Products) => remember(leftOutKey, who, items),
  }
}
