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

/** What `unpaidOf` reads. */
export const unpaidFields = ['id', 'amount', 'status'].map((name) => `payment_collections.${name}`)

interface Collection {
  readonly amount?: unknown
  readonly status?: string
}

/**
 * What is left to pay for an order: Medusa makes another collection of payments for it. The difference in its summary does not have
 * what an exchange brings back before it has come.
 */
export function unpaidOf(order: object): number {
  const { payment_collections: collections = [] } = order as {
    readonly payment_collections?: readonly (Collection | null)[]
  }
  return sum(collections.filter((one) => one?.status === 'not_paid'))
}

const sum = (sums: readonly (Sum | null)[]): number =>
  sums.reduce((all, one) => all + Number(one?.amount ?? 0), 0)
