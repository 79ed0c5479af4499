export type DocumentKind = 'invoice' | 'credit-note'

/** A document as it is stored; amounts are in major units of the order's currency. */
export interface IssuedDocument {
  readonly id: string
  readonly kind: DocumentKind
  readonly number: string
  readonly cause: string
  readonly orderId: string
  /** ISO 8601. */
  readonly issuedAt: string
  readonly content: DocumentContent
}

export interface Party {
  readonly name: string
  /** As on a parcel, without the name. */
  readonly lines: readonly string[]
  readonly taxNumber: string | null
  /** Of a company, where it is known. Documents of before November 2026 have none. */
  readonly registration?: string
}

export interface DocumentLine {
  readonly kind: 'item' | 'delivery' | 'refund'
  /** The order's line or shipping method; null for an amount that names none, and for deliveries of earlier documents. */
  readonly lineId: string | null
  readonly title: string
  readonly variant: string | null
  readonly hsCode: string | null
  readonly quantity: number
  /** As the shop shows it, with or without tax. */
  readonly unitPrice: number
  readonly discount: number
  /** Without tax, after the discount. */
  readonly net: number
  readonly rates: readonly TaxRate[]
  readonly tax: number
  /** `net` and `tax`. */
  readonly total: number
}

export interface TaxRate {
  readonly name: string
  /** In per cent. */
  readonly rate: number
}

export interface TaxRow extends TaxRate {
  /** What is taxed. */
  readonly net: number
  readonly amount: number
}

/** What is frozen with a document: nothing of it is read from the order or the settings again. */
export interface DocumentContent {
  /** The language of the order, for Intl and for the words of the document. */
  readonly locale: string | null
  /** Where it goes: amounts and dates are written as it is usual there. */
  readonly country: string | null
  /** The place of supply, as Medusa has it: a code such as `in-ka`, or a name. */
  readonly province: string | null
  readonly currency: string
  readonly order: { readonly number: string; readonly placedAt: string }
  /** Until when it is to be paid, of an order on invoice. */
  readonly dueAt?: string
  /** Of a credit note: the invoice that it lowers; of a further invoice: the first one. */
  readonly invoice: { readonly number: string; readonly issuedAt: string } | null
  readonly seller: Party & { readonly email: string | null }
  readonly buyer: Party | null
  readonly deliveredTo: Party | null
  readonly lines: readonly DocumentLine[]
  /** The amounts have signs and add up to the total, as do the totals of the lines with `rounding`. */
  readonly rows: readonly { readonly kind: SumKind; readonly amount: number }[]
  /** One for each rate; in India one each for CGST and SGST, or one for IGST. */
  readonly taxes: readonly TaxRow[]
  /** The same before it was split, from which credit notes are computed. */
  readonly rates: readonly TaxRow[]
  readonly rounding: number
  readonly total: number
}

export type SumKind =
  | 'items'
  | 'discount'
  | 'delivery'
  | 'tax'
  | 'gift-card'
  | 'store-credit'
  | 'rounding'
  | 'other'
  | 'refund'
