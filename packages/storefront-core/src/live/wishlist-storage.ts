import { isSameIdentity, type Identity, type IdentitySource } from '../ports/identity.ts'
import type { KeyValueStorage } from '../ports/platform.ts'
import type { ProductSummary } from '../ports/product-search.ts'
import { writeStored, readStored } from '../parse/json-storage.ts'
import { productSummaryFrom } from '../parse/product-summary-from.ts'
import { collect, field } from '../parse/read.ts'
import { customerWishlistKey, leftOutKey, mergeOwedKey, wishlistKey } from '../storage-keys.ts'

export interface WishlistMemoryOptions {
  /** Storage of a guest's list between visits. */
  readonly storage: KeyValueStorage
  /** Storage of a customer's list; should end with the session. */
  readonly customerStorage: KeyValueStorage
  readonly identity: IdentitySource
}

type Products = readonly ProductSummary[]

/** The wishlists stored on this device, of a guest and of a customer. A list is shown only to its owner. */
export function createWishlistMemory({ storage, customerStorage, identity }: WishlistMemoryOptions) {
  const summariesIn = (items: unknown): Products =>
    Array.isArray(items) ? collect(items, productSummaryFrom) : []

  /** While the identity is unknown, the stored list belongs to the stored session. */
  function ofCustomer(key: string, who: Identity): Products | undefined {
    const written = readStored(customerStorage, key)
    const items = field(written, 'items')
    const isTheirs =
      who.status === 'unknown' ||
      (who.status === 'customer' && field(written, 'customerId') === who.customerId)
    return isTheirs && Array.isArray(items) ? summariesIn(items) : undefined
  }

  /**
   * Returns whether the stored value has changed. A full storage forgets it: the account still has the list.
   */
  function remember(key: string, who: Identity, items: Products): boolean {
    if (who.status !== 'customer' || !isSameIdentity(who, identity.get())) return false
    const { customerId } = who
    const before = customerStorage.get(key)
    if (items.length === 0 && key === leftOutKey) customerStorage.remove(key)
    else customerStorage.set(key, JSON.stringify({ customerId, items }))
    return customerStorage.get(key) !== before
  }

  const guests = () => summariesIn(readStored(storage, wishlistKey))

  const isMergeOwed = (who: Identity) =>
    who.status === 'customer' && customerStorage.get(mergeOwedKey) === who.customerId

  return {
    guests,
    /** After signing in, the guest's list stays visible until the customer's is known. */
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
      writeStored(storage, wishlistKey, items)
      return true
    },
    forgetGuests: () => storage.remove(wishlistKey),
    remember: (who: Identity, items: Products) => remember(customerWishlistKey, who, items),
    isMergeOwed,
    settleMerge(who: Identity) {
      if (isMergeOwed(who)) customerStorage.remove(mergeOwedKey)
    },
    rememberLeftOut: (who: Identity, items: Products) => remember(leftOutKey, who, items),
  }
}
