import type { AfterSales } from './after-sales.ts'
import type { BackInStock } from './back-in-stock.ts'
import type { CartCreditPort } from './cart-credit.ts'
import type { ContactMessages } from './contact-form.ts'
import type { Newsletter } from './newsletter.ts'
import type { PasswordReset } from './password-reset.ts'
import type { ProductSearch } from './product-search.ts'
import type { ProductSets } from './product-sets.ts'
import type { Promotions } from './promotions.ts'
import type { Redirects } from './redirects.ts'
import type { Reviews } from './reviews.ts'
import type { SaleTermsSource } from './sale-terms.ts'
import type { Wishlist } from './wishlist.ts'

/** The ports that need no account. */
export interface ShopPorts {
  /** Absent where orders are simulated. */
  readonly afterSales?: AfterSales
  /** Absent where no letters are sent. */
  readonly backInStock?: BackInStock
  /** Absent where orders are simulated. */
  readonly cartCredit?: CartCreditPort
  readonly contactMessages: ContactMessages
  readonly newsletter: Newsletter
  readonly passwordReset: PasswordReset
  readonly productSearch: ProductSearch
  /** Absent where every product is one piece. */
  readonly productSets?: ProductSets
  readonly promotions: Promotions
  /** Absent where no address ever moves. */
  readonly redirects?: Redirects
  /** Absent where products have no reviews. */
  readonly reviews?: Reviews
  /** Absent where the content pages have fixed texts. */
  readonly saleTerms?: SaleTermsSource
  readonly wishlist: Wishlist
  /** Merges the guest's data into the account after sign-in. */
  readonly mergeGuestData: () => Promise<void>
  /** Removes all personal data from this device; for signing out. */
  readonly clear: () => void
}
