import type { MedusaContainer } from '@medusajs/framework/types'
import { MedusaError } from '@medusajs/framework/utils'

import { shopSettingsModule } from '../../modules/shop-settings'
import type { ShopSettingsService } from '../../modules/shop-settings/service'
import { readCart } from '../cart/read-cart'
import { coinsOf } from '../money/coins'
import { balanceOf, isUsable, shareOut, spentBy, type Account } from './books'
import { creditTable, type StoredAccount } from './credit-table'

/** The `reference` of Medusa's credit lines that this shop makes. The `reference_id` is the account's. */
const references: ReadonlySet<unknown> = new Set<Account['kind']>(['gift-card', 'store-credit'])

export interface CreditLine {
  readonly id: string
  /** In major currency units. */
  readonly amount: unknown
  readonly reference: string | null
  readonly reference_id: string | null
  readonly metadata?: Readonly<Record<string, unknown>> | null
}

export const isOwnCredit = (line: Pick<CreditLine, 'reference'>): boolean => references.has(line.reference)

interface CreditedCart {
  readonly id: string
  readonly currency_code: string
  readonly customer_id?: string | null
  readonly customer?: { readonly id: string; readonly has_account?: boolean } | null
  readonly total: unknown
  readonly credit_line_total: unknown
  readonly completed_at?: unknown
  readonly credit_lines?: readonly (CreditLine | null)[] | null
  readonly items?: readonly CreditedItem[] | null
}

interface CreditedItem {
  readonly id: string
  readonly is_giftcard?: boolean
  readonly total?: unknown
  readonly product_title?: string | null
  readonly title: string
  readonly metadata?: Readonly<Record<string, unknown>> | null
}

const fields = [
  'id',
  'currency_code',
  'customer_id',
  'customer.id',
  'customer.has_account',
  'total',
  'credit_line_total',
  'completed_at',
  'credit_lines.*',
  'items.*',
]

/** A cart and the accounts that are applied to it, in the order in which they were. */
export interface CartCredit {
  readonly cartId: string
  /** As books have it: in lower case. */
  readonly currency: string
  /** The signed-in customer, whose store credit may be used. */
  readonly customerId: string | null
  readonly isCompleted: boolean
  /** What may be paid with credit, in coins: gift cards are not bought with gift cards. */
  readonly payable: number
  readonly lines: readonly (CreditLine & { readonly reference_id: string })[]
  /** The lines that are gift cards themselves. */
  readonly bought: readonly CreditedItem[]
}

export async function readCartCredit(container: MedusaContainer, cartId: string): Promise<CartCredit> {
  const cart = (await readCart(container, cartId, fields)) as unknown as CreditedCart
  const coins = coinsOf(cart.currency_code)
  const own = (cart.credit_lines ?? []).flatMap((line) =>
    line !== null && isOwnCredit(line) && line.reference_id !== null
      ? [{ ...line, reference_id: line.reference_id }]
      : [],
  )
  const credited = own.reduce((sum, { amount }) => sum + coins.of(Number(amount)), 0)
  const bought = (cart.items ?? []).filter(({ is_giftcard: isGiftCard }) => isGiftCard === true)
  const ofGiftCards = bought.reduce((sum, { total }) => sum + coins.of(Number(total ?? 0)), 0)
  return {
    cartId,
    currency: cart.currency_code.toLowerCase(),
    customerId: cart.customer?.has_account === true ? cart.customer.id : null,
    isCompleted: cart.completed_at !== null && cart.completed_at !== undefined,
    payable: Math.max(0, coins.of(Number(cart.total)) + credited - ofGiftCards),
    bought,
    lines: own.toSorted((one, other) => positionOf(one) - positionOf(other)),
  }
}

const positionOf = ({ metadata }: CreditLine): number => Number(metadata?.['position'] ?? 0)

/** Which of the two the owner has switched on. */
export async function creditSwitches(
  container: MedusaContainer,
): Promise<Readonly<Record<Account['kind'], boolean>>> {
  const settings = await container.resolve<ShopSettingsService>(shopSettingsModule).read()
  return { 'gift-card': settings.gift_cards.is_on, 'store-credit': settings.store_credit.is_on }
}

export interface FittedLine {
  readonly cart_id: string
  readonly amount: number
  readonly reference: Account['kind']
  readonly reference_id: string
  readonly metadata: {
    readonly position: number
    /** Of a gift card's code. */
    readonly last_characters: string | null
    /** What is on the account, in major currency units, the amount of this cart included. */
    readonly balance: number
  }
}

/** The credit lines that the cart is to have with these accounts, of which those are left out that cannot be used. */
export async function fittedLines(
  container: MedusaContainer,
  cart: CartCredit,
  accountIds: readonly string[],
): Promise<readonly FittedLine[]> {
  const [accounts, isOn] = await Promise.all([
    creditTable(container).read(accountIds),
    creditSwitches(container),
  ])
  const usable = accountIds.flatMap((id) => {
    const account = accounts.find((one) => one.id === id)
    return account !== undefined && isOn[account.kind] && leftFor(account, cart) > 0 ? [account] : []
  })
  const coins = coinsOf(cart.currency)
  return shareOut(
    cart.payable,
    usable.map((account) => ({ accountId: account.id, balance: leftFor(account, cart) })),
  ).flatMap(({ accountId, amount, balance }, position) => {
    const account = usable[position]
    if (account === undefined) return []
    return [
      {
        cart_id: cart.cartId,
        amount: coins.amount(amount),
        reference: account.kind,
        reference_id: accountId,
        metadata: {
          position,
          last_characters: account.last_characters,
          balance: coins.amount(balance),
        },
      },
    ]
  })
}

/** With what an interrupted attempt to order the cart has spent; 0 for an account that it may not be paid with. */
const leftFor = (account: StoredAccount, cart: CartCredit): number =>
  isUsable(account, cart) ? balanceOf(account.entries) + spentBy(account.entries, cart.cartId) : 0

/** What the order of a cart is to spend, in coins by account. */
export function amountsOf({ currency, lines }: CartCredit): ReadonlyMap<string, number> {
  const coins = coinsOf(currency)
  const amounts = new Map<string, number>()
  for (const { reference_id: id, amount } of lines)
    amounts.set(id, (amounts.get(id) ?? 0) + coins.of(Number(amount)))
  return amounts
}

/**
 * Before a cart is paid and before it is ordered: what its credit lines take is on the accounts.
 *
 * @throws `price_changed`
 */
export async function checkCartCredit(container: MedusaContainer, cartId: string): Promise<void> {
  const cart = await readCartCredit(container, cartId)
  if (cart.lines.length === 0) return
  const amounts = amountsOf(cart)
  const fitted = await fittedLines(container, cart, [...amounts.keys()])
  const coins = coinsOf(cart.currency)
  for (const [id, amount] of amounts) {
    const line = fitted.find(({ reference_id: account }) => account === id)
    if (amount > (line === undefined ? 0 : coins.of(line.amount)))
      throw new MedusaError(
        MedusaError.Types.NOT_ALLOWED,
        'A gift card or the store credit pays less of the cart than it did.',
        'price_changed',
      )
  }
}
