import { setTimeout as sleep } from 'node:timers/promises'
import { Auth, Client, Store } from '@umber/commerce-client'
import {
  createCartStore,
  createCatalogue,
  createMemoryStorage,
  systemClock,
  systemRandom,
  type CartLine,
  type CartStore,
  type Product,
} from '@umber/storefront-core'
import {
  checkoutCartOf,
  createCheckoutStore,
  isSettled,
  type CheckoutPhase,
  type CheckoutStore,
} from '@umber/storefront-core/checkout'
import { createCountries, createLiveCheckoutGateway, payOnDelivery } from '@umber/storefront-core/live'
import { stripeProviderId } from '@umber/storefront-core/payments'
import type { Topology } from '../topology.ts'
import { payingByCard } from './card.ts'
import type { TestProduct } from './merchant.ts'
import { openNetwork, type Sample } from './network.ts'

export interface Wish {
  readonly product: TestProduct
  readonly quantity: number
}

/** How a visit ended, as the shopper knows it. */
export type Ending =
  | { readonly kind: 'ordered'; readonly orderId: string }
  | { readonly kind: 'sold-out' }
  /** The shopper gave up; the last phase of the checkout says why. */
  | { readonly kind: 'gave-up'; readonly reason: string }

export interface Shopper {
  readonly email: string
  /** Reads the home page and the product's page, and puts the product into the cart. */
  readonly fillCart: (wish: Wish) => Promise<void>
  /** Goes through the checkout up to its last button. */
  readonly reachPayment: () => Promise<void>
  /** Buys what is in the cart; tries again as a shopper would. */
  readonly buy: () => Promise<Ending>
  /** Opens the shop again in the same browser, and returns the lines of its cart. */
  readonly comeBack: () => Promise<readonly CartLine[]>
  readonly leave: () => Promise<void>
}

export interface Visitor {
  readonly visitor: number
  readonly email: string
  /** Default: on delivery. */
  readonly pays?: 'on-delivery' | 'by-card'
}

const tries = 8
/** Milliseconds between two tries. */
const pause = 1500
/** Milliseconds for everything after the first press of Place Order. */
const patience = 240_000

/** A scripted shopper with the shop's own cart and checkout, composed as apps/web does. */
export function openShopper(
  { site, certificate, stripeUrl }: Pick<Topology, 'site' | 'certificate' | 'stripeUrl'>,
  { visitor, email, pays = 'on-delivery' }: Visitor,
  record: (sample: Sample) => void,
): Shopper {
  const network = openNetwork(certificate, visitor, record)
  const http = new Client({
    baseUrl: site.apiUrl,
    publishableKey: site.publishableKey,
    retry: false,
    timeout: 45_000,
    fetch: network.fetch,
  })
  const client = { client: http, store: new Store(http), auth: new Auth(http) }
  const storage = createMemoryStorage()
  const backendUrl = site.apiUrl
  const open = () => createCartStore({ client, storage, backendUrl })
  let cart = open()

  async function readPage(path: string): Promise<void> {
    await again(async () => {
      const response = await network.fetch(`${site.shopUrl}${path}`, { headers: { accept: 'text/html' } })
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    })
  }

  async function readProduct(slug: string): Promise<Product> {
    const catalogue = createCatalogue({ client, backendUrl, featuredProductIds: [] })
    const product = await again(async () => catalogue.product(slug))
    if (product === undefined) throw new Error(`There is no product ${slug}`)
    return product
  }

  let opened: CheckoutStore | undefined
  async function openCheckout(): Promise<CheckoutStore> {
    await cart.start()
    if (opened !== undefined) return opened
    opened = createCheckoutStore({
      gateway: createLiveCheckoutGateway({
        client,
        countries: createCountries(client),
        payments: [payOnDelivery, { id: stripeProviderId }],
      }),
      cart: checkoutCartOf(cart),
      storage: createMemoryStorage(),
      clock: systemClock,
      random: systemRandom,
    })
    opened.attachPayment(payingByCard(stripeUrl))
    return opened
  }

  return {
    email,
    async fillCart({ product, quantity }) {
      await readPage('/')
      await readPage(`/product/${product.slug}`)
      const known = await readProduct(product.slug)
      await addPatiently(cart, known, quantity)
    },
    async reachPayment() {
      await walk(await openCheckout(), { email, pays }, 'payment')
    },
    async buy() {
      return (
        (await walk(await openCheckout(), { email, pays }, 'order')) ?? {
          kind: 'gave-up',
          reason: 'nothing was ordered',
        }
      )
    },
    async comeBack() {
      cart = open()
      for (let round = 0; round < tries; round += 1) {
        await (round === 0 ? cart.start() : cart.retry())
        const { status, lines } = cart.getState().view
        if (status === 'ready') return lines
        await sleep(pause)
      }
      throw new Error(`The cart of ${email} cannot be read`)
    },
    async leave() {
      opened?.close()
      await network.close()
    },
  }
}

/** The answer to an addition may be lost: what counts is what the cart holds. */
async function addPatiently(cart: CartStore, product: Product, quantity: number): Promise<void> {
  for (let round = 0; round < tries; round += 1) {
    const { view } = cart.getState()
    if (view.status === 'ready' && view.lines.some((line) => line.productId === product.id && !line.pending))
      return
    const { ok } = await cart.addItem({ productId: product.id, quantity, product })
    if (ok) return
    await sleep(pause)
    await cart.retry()
  }
  throw new Error('The product cannot be added to the cart')
}

/** Goes through the steps of the checkout, and presses again after a failure. Undefined at the step before the order. */
async function walk(
  checkout: CheckoutStore,
  buyer: Required<Omit<Visitor, 'visitor'>>,
  goal: 'payment' | 'order',
): Promise<Ending | undefined> {
  const end = Date.now() + patience
  while (Date.now() < end) {
    const { phase, step } = checkout.getState().view
    const ending = endingOf(phase)
    if (ending !== undefined) return ending
    const isAtPayment = phase.status === 'filling' && step === 'payment'
    if (isAtPayment && goal === 'payment') return undefined
    if (isOpen(phase) || ('notice' in phase && phase.notice !== undefined)) await sleep(pause)
    press(checkout, buyer)
    await nextChange(checkout, end - Date.now())
  }
  const { phase } = checkout.getState().view
  const { status } = phase
  return {
    kind: 'gave-up',
    reason: `${status} ${JSON.stringify('notice' in phase ? phase.notice : undefined)}`,
  }
}

function endingOf(phase: CheckoutPhase): Ending | undefined {
  if (phase.status === 'placed') return { kind: 'ordered', orderId: phase.confirmation.order.id ?? '' }
  if (phase.status === 'placed-elsewhere') return { kind: 'ordered', orderId: phase.order.id ?? '' }
  const notice = phase.status === 'filling' ? phase.notice : undefined
  const isSoldOut = notice?.kind === 'refused' && notice.refusal.reason === 'out-of-stock'
  return isSoldOut ? { kind: 'sold-out' } : undefined
}

/** The outcome is not known, and the shopper can ask again. */
const isOpen = ({ status }: CheckoutPhase) => status === 'unresolved' || status === 'payment-interrupted'

/** Presses the button of the current step. */
function press(checkout: CheckoutStore, { email, pays }: Required<Omit<Visitor, 'visitor'>>): void {
  const { phase, step, methods } = checkout.getState().view
  const notice = phase.status === 'filling' ? phase.notice : undefined
  if (isOpen(phase) || notice?.kind === 'methods-failed') return void checkout.retry()
  if (phase.status !== 'filling') return
  if (step === 'address') void checkout.submitAddress({ ...address, email })
  else if (step === 'delivery') {
    void checkout.chooseDelivery(methods[0]?.id ?? '')
    void checkout.submitDelivery()
  } else if (notice?.kind === 'refused' && notice.refusal.reason === 'price-changed')
    void checkout.acceptPrice()
  else {
    void checkout.choosePayment(pays === 'by-card' ? stripeProviderId : 'pp_system_default')
    void checkout.place()
  }
}

/** Waits for the next state in which the shopper has something to do. */
async function nextChange(checkout: CheckoutStore, limit: number): Promise<void> {
  const isWaiting = () => !isSettled(checkout.getState().view.phase)
  const over = new AbortController()
  const changed = new Promise<void>((resolve) => {
    const stop = checkout.subscribe(() => {
      if (isWaiting()) return
      stop()
      resolve()
    })
    over.signal.addEventListener('abort', stop)
    if (!isWaiting()) resolve()
  })
  await Promise.race([changed, sleep(Math.max(0, limit), undefined, { signal: over.signal }).catch(() => {})])
  over.abort()
}

/** Reads are repeated, as the shop's query client does. */
async function again<Answer>(read: () => Promise<Answer>): Promise<Answer> {
  for (let round = 1; ; round += 1) {
    try {
      return await read()
    } catch (error) {
      if (round === tries) throw error
      await sleep(pause)
    }
  }
}

const address = {
  firstName: 'Asha',
  lastName: 'Rao',
  phone: '+919800000001',
  address1: '12 Residency Road',
  address2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  postalCode: '560025',
  country: 'India',
}
