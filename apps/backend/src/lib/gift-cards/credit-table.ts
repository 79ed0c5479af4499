import type { MedusaContainer } from '@medusajs/framework/types'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { ContainerRegistrationKeys, generateEntityId, MedusaError } from '@medusajs/framework/utils'

import { entriesToReturn, entriesToSpend, type Account, type Entry, type Payment } from './books'

/** An account as its row has it. */
export interface StoredAccount extends Account {
  readonly id: string
  readonly last_characters: string | null
}

export interface Noted {
  readonly reason?: string
  readonly order_id?: string
}

/**
 * Accounts and their entries. What writes entries locks the rows of the accounts first, in the order of their ids, so that of two carts
 * that are paid with the same gift card the second sees what the first has left.
 */
export function creditTable(container: MedusaContainer) {
  const knex: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

  async function accountsWith(
    of: Knex,
    ids: readonly string[],
    isLocked: boolean,
  ): Promise<readonly StoredAccount[]> {
    const rows = of('credit_account')
      .whereIn('id', [...ids])
      .whereNull('deleted_at')
      .orderBy('id')
    const accounts = (await (isLocked ? rows.forUpdate() : rows)) as readonly Omit<StoredAccount, 'entries'>[]
    const entries: readonly (Entry & { readonly account_id: string })[] = await of('credit_entry')
      .whereIn('account_id', [...ids])
      .whereNull('deleted_at')
      .orderBy('created_at')
      .select('account_id', 'kind', 'amount', 'cart_id')
    return accounts.map((account) =>
      Object.assign({}, account, { entries: entries.filter(({ account_id: id }) => id === account.id) }),
    )
  }

  /** Writes what is made of the accounts, all of it or nothing. */
  async function write(
    ids: readonly string[],
    entriesOf: (account: StoredAccount) => readonly Entry[],
    noted: Noted = {},
  ): Promise<readonly StoredAccount[]> {
    if (ids.length === 0) return []
    return await knex.transaction(async (transaction) => {
      const accounts = await accountsWith(transaction, ids, true)
      if (accounts.length !== new Set(ids).size)
        throw new MedusaError(MedusaError.Types.NOT_ALLOWED, 'There is no such account.', 'price_changed')
      const rows = accounts.flatMap((account) =>
        entriesOf(account).map((entry) => ({
          id: generateEntityId(undefined, 'crent'),
          account_id: account.id,
          kind: entry.kind,
          amount: entry.amount,
          cart_id: entry.cart_id ?? null,
          order_id: noted.order_id ?? null,
          reason: noted.reason ?? null,
        })),
      )
      if (rows.length > 0) await transaction('credit_entry').insert(rows)
      return accounts
    })
  }

  const usedBy = async (cartId: string): Promise<readonly string[]> =>
    await knex('credit_entry').where({ cart_id: cartId, deleted_at: null }).distinct().pluck('account_id')

  return {
    read: async (ids: readonly string[]): Promise<readonly StoredAccount[]> =>
      ids.length === 0 ? [] : await accountsWith(knex, ids, false),

    write,

    /** The account of a gift card's code. */
    async withCode(hash: string): Promise<StoredAccount | undefined> {
      const ids = await knex('credit_account').where({ code_hash: hash, deleted_at: null }).pluck('id')
      const [account] = ids.length === 0 ? [] : await accountsWith(knex, ids, false)
      return account
    },

    /** The accounts of a customer. */
    async ofCustomer(customerId: string): Promise<readonly StoredAccount[]> {
      const ids: readonly string[] = await knex('credit_account')
        .where({ customer_id: customerId, deleted_at: null })
        .pluck('id')
      return ids.length === 0 ? [] : await accountsWith(knex, ids, false)
    },

    /** The customer's account in a currency, made when there is none; of two at once both find the same. */
    async openFor(customerId: string, currency: string): Promise<string> {
      const row = {
        id: generateEntityId(undefined, 'cracc'),
        kind: 'store-credit',
        currency_code: currency,
        customer_id: customerId,
      }
      await knex.raw(
        `insert into credit_account (id, kind, currency_code, customer_id)
         values (:id, :kind, :currency_code, :customer_id) on conflict do nothing`,
        row,
      )
      const [id]: readonly string[] = await knex('credit_account')
        .where({ customer_id: customerId, currency_code: currency, deleted_at: null })
        .pluck('id')
      if (id === undefined)
        throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, 'The account was not opened')
      return id
    },

    /**
     * Spends for the order of a cart exactly what its credit lines say, in one transaction. Repeatable: what an interrupted attempt has
     * spent counts, and what it has spent of an account that is no longer applied comes back.
     */
    async spend(
      { cartId, currency, customerId }: Omit<Payment, 'amount'>,
      amounts: ReadonlyMap<string, number>,
    ): Promise<void> {
      const ids = [...new Set([...amounts.keys(), ...(await usedBy(cartId))])]
      await write(ids, (account) =>
        entriesToSpend(account, { cartId, currency, customerId, amount: amounts.get(account.id) ?? 0 }),
      )
    },

    /** Gives back what the order of a cart has spent. Repeatable. */
    async giveBack(cartId: string): Promise<void> {
      await write(await usedBy(cartId), ({ entries }) => entriesToReturn(entries, cartId))
    },
  }
}
