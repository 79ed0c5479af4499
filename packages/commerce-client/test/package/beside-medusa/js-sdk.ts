import type Medusa from '@medusajs/js-sdk'
import type { Config as OfficialConfig } from '@medusajs/js-sdk'
import type { CommerceClient, Config, FetchError } from '@umber/commerce-client'
import type { Admin } from '@umber/commerce-client/admin'
import type DropIn from '@umber/commerce-client/js-sdk'

// Compiled against the published declarations, never run. This package's types have to be assignable to js-sdk's: same arguments in the
// same order, answers at least as exact.

/** Compiles only if this package's type is assignable to js-sdk's. */
type Replaces<Mine extends Theirs, Theirs> = [Mine, Theirs]

/** The names of the methods whose types are not assignable to js-sdk's of the same name. */
type Unfit<Mine, Theirs> = {
  [Noun in keyof Mine & keyof Theirs & string]: {
    [Name in keyof Mine[Noun] & keyof Theirs[Noun] & string]: Mine[Noun][Name] extends Theirs[Noun][Name]
      ? never
      : `${Noun}.${Name}`
  }[keyof Mine[Noun] & keyof Theirs[Noun] & string]
}[keyof Mine & keyof Theirs & string]

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : never) : never

export const store: Same<Unfit<CommerceClient['store'], Medusa['store']>, never> = true
export const auth: Same<
  Unfit<{ auth: DropIn['auth'] } & DropIn['auth'], { auth: Medusa['auth'] } & Medusa['auth']>,
  never
> = true

/** The methods whose answer js-sdk declares differently from what the server sends. */
type WrongThere =
  // An empty object, no claim, exchange or return.
  | 'claim.cancel'
  | 'exchange.cancel'
  | 'return.cancel'
  // The deleted address and its customer as `parent`, no `customer`.
  | 'customer.deleteAddress'
  // The preview of the order, no return.
  | 'exchange.updateInboundShipping'
  // All changes in one list, without `count`, `limit` and `offset`.
  | 'order.listChanges'
  // What was created, updated and deleted, each as its own list.
  | 'product.batchVariantInventoryItems'
  // The rules, no promotion.
  | 'promotion.addRules'
  | 'promotion.updateRules'
  | 'promotion.removeRules'
  // That it was deleted, no return.
  | 'return.cancelRequest'
  | 'return.cancelReceive'
export const admin: Same<Unfit<Admin, Medusa['admin']>, WrongThere> = true

type Transport = 'setToken' | 'getToken' | 'clearToken' | 'setLocale' | 'locale'
export type Client = Replaces<Pick<CommerceClient['client'], Transport>, Pick<Medusa['client'], Transport>>

/** A js-sdk configuration works unchanged. */
export type Configuration = Replaces<OfficialConfig, Config>

export type Refusal = Replaces<
  FetchError,
  Error & { status: number | undefined; statusText: string | undefined }
>

declare const shop: CommerceClient
declare const manage: Admin

export async function isRightWhereJsSdkIsNot(): Promise<string[]> {
  const { parent } = await manage.customer.deleteAddress('cus_1', 'addr_1')
  const { order_preview } = await manage.return.receiveItems('ret_1', { items: [] })
  const { deleted } = await manage.return.cancelReceive('ret_1')
  const { created } = await manage.promotion.addRules('promo_1', 'rules', { rules: [] })
  const { order_changes } = await manage.order.listChanges('order_1')
  const { count, refund_reasons } = await manage.refundReason.list()
  const seen = [parent?.id ?? '', order_preview.id, String(deleted), String(count)]
  return [...seen, ...[...created, ...order_changes, ...refund_reasons].map(({ id }) => id)]
}

export async function mustNotCompile(): Promise<void> {
  // @ts-expect-error an order has no such member
  void (await manage.order.retrieve('order_1')).order.colour
  // @ts-expect-error a product needs a title
  await manage.product.create({})
  // @ts-expect-error here the headers come before the query
  await manage.product.deleteVariant('prod_1', 'variant_1', { fields: 5 })
  // @ts-expect-error a quantity is a number
  await shop.store.cart.updateLineItem('cart_1', 'cali_1', { quantity: '2' })
  // @ts-expect-error options come after the headers
  await shop.store.product.list({}, { signal: new AbortController().signal })
  // @ts-expect-error a time limit is a number of milliseconds or false
  await shop.store.product.list({}, {}, { timeout: '30s' })
  // @ts-expect-error a sort order is text
  await shop.store.product.list({ order: 1 })
  // @ts-expect-error an answer of unknown shape is unknown
  void (await shop.client.fetch('/store/custom')).anything
}
