import type Medusa from '@medusajs/js-sdk'
import type { Config as OfficialConfig } from '@medusajs/js-sdk'
import type { CommerceClient, Config, FetchError } from '../../src/index.ts'

// Compiled by the typecheck, never run. Where js-sdk is expected, ours has to be good enough: same arguments in the same
// order, answers at least as exact.

type Official = Medusa['store']
type Ours = CommerceClient['store']

/** Compiles only when ours can be handed to whoever expects theirs. */
type Replaces<Mine extends Theirs, Theirs> = [Mine, Theirs]

export type Region = Replaces<Ours['region'], Official['region']>
export type Collection = Replaces<Ours['collection'], Official['collection']>
export type Category = Replaces<Ours['category'], Official['category']>
export type Product = Replaces<Ours['product'], Official['product']>
export type Cart = Replaces<Ours['cart'], Pick<Official['cart'], keyof Ours['cart']>>
export type Customer = Replaces<Ours['customer'], Pick<Official['customer'], keyof Ours['customer']>>
export type Order = Replaces<Ours['order'], Pick<Official['order'], keyof Ours['order']>>

type SignIn = 'register' | 'login' | 'logout' | 'refresh'
export type Auth = Replaces<Pick<CommerceClient['auth'], SignIn>, Pick<Medusa['auth'], SignIn>>

type Transport = 'setToken' | 'getToken' | 'clearToken' | 'setLocale' | 'locale'
export type Client = Replaces<Pick<CommerceClient['client'], Transport>, Pick<Medusa['client'], Transport>>

/** A project's configuration moves over as it is. */
export type Configuration = Replaces<OfficialConfig, Config>

export type Refusal = Replaces<
  FetchError,
  Error & { status: number | undefined; statusText: string | undefined }
>

declare const shop: CommerceClient

export async function mustNotCompile(): Promise<void> {
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
