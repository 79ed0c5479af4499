/** What a letter reads of an order's payments. */
export const paymentFields = ['captures.amount', 'refunds.id', 'refunds.amount'].map(
  (name) => `payment_collections.payments.${name}`,
)

interface Sum {
  readonly amount?: unknown
}

interface PaidOrder {
  readonly payment_collections?:
    | readonly ({
        readonly payments?:
          | readonly ({
              readonly captures?: readonly (Sum | null)[] | null
              readonly refunds?: readonly (Sum | null)[] | null
            } | null)[]
          | null
      } | null)[]
    | null
}

/** What was taken for an order and what was given back of it, in its currency. */
export function moneyOf(order: object): { readonly paid: number; readonly refunded: number } {
  const collections = (order as PaidOrder).payment_collections ?? []
  const payments = collections.flatMap((one) => one?.payments ?? [])
  return {
    paid: sum(payments.flatMap((one) => one?.captures ?? [])),
    refunded: sum(payments.flatMap((one) => one?.refunds ?? [])),
  }
}

const sum = (sums: readonly (Sum | null)[]): number =>
  sums.reduce((all, one) => all + Number(one?.amount ?? 0), 0)
