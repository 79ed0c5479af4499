/** What every letter about an order has of it. */
export interface OrderOfLetter {
  /** As the shop displays it. */
  readonly number: string
  readonly currency: string
  /** To the page of the order. */
  readonly link: string
}
