import type { AfterSales } from './after-sales.ts'
import type { ContactMessages } from './contact-form.ts'
import type { Newsletter } from './newsletter.ts'
import type { PasswordReset } from './password-reset.ts'
import type { ProductSearch } from './product-search.ts'
import type { Promotions } from './promotions.ts'
import type { SaleTermsSource } from './sale-terms.ts'
import type { Wishlist } from './wishlist.ts'

/** The ports that everybody meets. */
export interface ShopPorts {
  /** Absent where orders are only pretended. */
  readonly afterSales?: AfterSales
  readonly contactMessages: ContactMessages
  readonly newsletter: Newsletter
  readonly passwordReset: PasswordReset
  readonly productSearch: ProductSearch
  readonly promotions: Promotions
  /** Absent where the pages say what was written for them. */
  readonly saleTerms?: SaleTermsSource
  readonly wishlist: Wishlist
  /** Gives a customer who has just been recognised what was kept for the visitor. */
  readonly mergeGuestData: () => Promise<void>
  /** Removes everything personal from this device; for when somebody has signed out. */
  readonly clear: () => void
}
