import { noRetry } from '../catalogue/catalogue-client.ts'
import type { RegionSource } from '../catalogue/region.ts'
import { productFromWire } from '../catalogue/product-from-wire.ts'
import type { Product } from '../catalogue/product.ts'
import { failureFrom, isAbandoned } from '../failure/failure-from-error.ts'
import type { Failure } from '../failure/failure.ts'
import { unknownCurrency } from '../money/money.ts'
import { omitUndefined } from '../parse/omit-undefined.ts'
import type { FailureLog } from '../ports/failure-log.ts'
import type { Clock, KeyValueStorage, TabChannel } from '../ports/platform.ts'
import { collect, field, text } from '../parse/read.ts'
import type { CartClient } from './cart-client.ts'
import { cartFromAnswer, cartQuery } from './cart-from-wire.ts'
import type { CartEffect, CartEvent } from './cart.events.ts'
import { forgetCustomerCart, forgetGuestCart, recall, remember, type CartStorages } from './cart.storage.ts'
import { createStockCounts } from './cart.counts.ts'
import { createCartWrites } from './cart.writes.ts'
import { readStock, type VariantRef } from './stock-from-wire.ts'
import type { CartNotice, CartOutcome } from './cart.types.ts'
import { noteFailure } from '../failure/note-failure.ts'
import { noSuchProduct, noSuchVariant } from './cart.outcome.ts'
import { keepAdd } from './keep-adds.ts'

/** A product that is already loaded. `fetchedAt` is in milliseconds since 1970. */
export interface KnownProduct {
  readonly product: Product
  readonly fetchedAt: number
}

/**
 * Reads the signed-in customer's cart and merges the given guest cart into it. The answer has `cart`, or null
 * when there is none, and `left_out`: items of an earlier cart that could not be taken over.
 */
export type TransferCart = (guestCartId: string | undefined, query: object) => Promise<unknown>

export interface CartEffectDeps {
  readonly client: CartClient
  readonly storages: CartStorages
  readonly tabStorage: KeyValueStorage
  readonly transferCart: TransferCart | undefined
  readonly identify: () => void
  /** Waits for a sign-in that is under way. Resolves to whether the shopper is still who they were. */
  readonly isStillOwner: () => Promise<boolean>
  readonly backendUrl: string
  readonly region: RegionSource | undefined
  readonly lookupProduct: ((productId: string) => KnownProduct | undefined) | undefined
  readonly clock: Clock
  readonly tabs: TabChannel | undefined
  readonly log: FailureLog | undefined
  readonly dispatch: (event: CartEvent) => void
  readonly settle: (tickets: readonly number[], outcome: CartOutcome) => void
  readonly notify: (notice: CartNotice) => void
}

/** Message to other tabs: the cart has changed. The id of a guest's cart that is a customer's now follows it. */
export const cartChanged = 'cart-changed'

const givenUp: Failure = { kind: 'unknown', retryable: true }
const unreadable: Failure = { kind: 'unreadable', retryable: false }

/** A product younger than this, in milliseconds, is not read again. */
const freshFor = 60_000

/** The only place where the cart awaits anything. Every request ends in an event; nothing is thrown. */
export function createCartEffects(deps: CartEffectDeps): (effect: CartEffect) => void {
  const { cart } = deps.client.store
  const writing = createCartWrites(deps)
  const { inTurn } = writing

  const counting = createStockCounts(deps)

  function sendRequest(turn: number, request: () => Promise<unknown>, variant?: VariantRef): void {
    void send(turn, request, variant)
  }

  async function send(turn: number, request: () => Promise<unknown>, variant?: VariantRef): Promise<void> {
    const event = await eventOf(turn, request, variant)
    if (variant !== undefined && event.type === 'cart.answered') counting.noteAccepted(variant)
    deps.dispatch(event)
  }

  async function eventOf(
    turn: number,
    request: () => Promise<unknown>,
    variant?: VariantRef,
  ): Promise<CartEvent> {
    try {
      const answer = await request()
      if (field(answer, 'cart') === null) return { type: 'cart.absent', turn }
      const read = cartFromAnswer(answer, deps.backendUrl)
      const leftOut = collect(field(answer, 'left_out'), (item) => text(field(item, 'title')))
      return read === undefined
        ? { type: 'request.failed', turn, failure: unreadable }
        : { type: 'cart.answered', turn, cart: read, leftOut }
    } catch (error) {
      if (isAbandoned(error)) return { type: 'request.failed', turn, failure: givenUp, isGivenUp: true }
      const failure = failureFrom(error)
      // A page that is left cancels its requests before it says so, and then nothing more runs in it.
      if (failure.kind === 'unreachable') await deps.clock.wait(0)
      const isShort = failure.code === 'insufficient_inventory' && variant !== undefined
      // The refusal has no number. It stands without one, so a failure here is ignored.
      const stock = isShort ? await readStock(deps.client, [variant]).catch(() => undefined) : undefined
      return { type: 'request.failed', turn, failure, ...omitUndefined({ stock }) }
    }
  }

  async function create(turn: number): Promise<void> {
    // For another owner the machine has begun anew.
    if (!(await deps.isStillOwner())) return
    const event = await eventOf(turn, async () => {
      const regionId = (await deps.region?.())?.id
      const body = regionId === undefined ? {} : { region_id: regionId }
      return await cart.create(body, cartQuery, undefined, noRetry)
    })
    logCreation(deps.log, event)
    deps.dispatch(event)
  }

  async function lookUp(intentId: number, productId: string): Promise<void> {
    const known = deps.lookupProduct?.(productId)
    const isFresh = known !== undefined && deps.clock.now() - known.fetchedAt < freshFor
    deps.dispatch(
      isFresh
        ? { type: 'product.found', intentId, product: known.product }
        : await readProduct(intentId, productId),
    )
  }

  async function readProduct(intentId: number, productId: string): Promise<CartEvent> {
    try {
      const answer = await deps.client.store.product.retrieve(productId, undefined, undefined, noRetry)
      // The request has no region, so the answer has no prices; only the variants are used.
      const context = { backendUrl: deps.backendUrl, currency: unknownCurrency, featuredProductIds: [] }
      const product = productFromWire(field(answer, 'product'), context)
      return { type: 'product.found', intentId, product }
    } catch (error) {
      const failure = failureFrom(error)
      return failure.kind === 'missing'
        ? { type: 'product.found', intentId, product: undefined }
        : { type: 'product.failed', intentId, failure }
    }
  }

  async function pause(intentId: number, ticket: number, ms: number): Promise<void> {
    await deps.clock.wait(ms)
    deps.dispatch({ type: 'pause.ended', intentId, ticket })
  }

  async function readAfter(delay: number, cartId: string): Promise<unknown> {
    if (delay > 0) await deps.clock.wait(delay)
    return cart.retrieve(cartId, cartQuery, undefined, noRetry)
  }

  /** Medusa can only transfer a given cart; it cannot list a customer's carts. */
  async function transfer(guestCartId: string | undefined): Promise<unknown> {
    if (deps.transferCart !== undefined) return deps.transferCart(guestCartId, cartQuery)
    return guestCartId === undefined
      ? { cart: null }
      : cart.transferCart(guestCartId, cartQuery, undefined, noRetry)
  }

  return (effect) => {
    switch (effect.kind) {
      case 'identify':
        deps.identify()
        return
      case 'recall':
        deps.dispatch({ type: 'cart.recalled', ...recall(deps.storages, effect.owner) })
        return
      case 'remember':
        remember(deps.storages, effect.owner, effect.cartId, effect.known)
        return
      case 'forget-guest-cart':
        forgetGuestCart(deps.storages, effect.cartId)
        return
      case 'forget-customer-cart':
        forgetCustomerCart(deps.storages, effect.customerId)
        return
      case 'read-cart':
        sendRequest(effect.turn, () => readAfter(effect.delay, effect.cartId))
        return
      case 'create-cart':
        void inTurn(() => create(effect.turn))
        return
      case 'add-line':
        sendRequest(effect.turn, () => writing.add(effect), effect)
        return
      case 'update-line':
        sendRequest(effect.turn, () => writing.update(effect), effect)
        return
      case 'step-line':
        sendRequest(effect.turn, () => writing.step(effect), effect)
        return
      case 'remove-line':
        sendRequest(effect.turn, () => writing.write(effect.cartId, { ...effect, kind: 'remove' }))
        return
      case 'send-at-once':
        writing.sendAtOnce(effect)
        return
      case 'keep-adds':
        for (const { choice, ...add } of effect.adds) keepAdd(deps.tabStorage, { ...choice, ...add })
        return
      case 'transfer-cart':
        sendRequest(effect.turn, () => transfer(effect.guestCartId))
        return
      case 'look-up-product':
        void lookUp(effect.intentId, effect.productId)
        return
      case 'pause':
        void pause(effect.intentId, effect.ticket, effect.ms)
        return
      case 'count-stock':
        void counting.count(effect.lines, effect.unless)
        return
      case 'announce':
        deps.tabs?.post(cartChanged + (effect.taken ?? ''))
        return
      case 'notify':
        logNotice(deps.log, effect.notice)
        deps.notify(effect.notice)
        return
      case 'settle':
        deps.settle(effect.tickets, effect.outcome)
        return
    }
  }
}

/** Logs the failure behind a notice. */
function logNotice(log: FailureLog | undefined, { kind, failure }: CartNotice): void {
  if (failure === undefined) return
  const own = ownFailures.find((one) => one === failure)
  noteFailure(log, own === undefined ? `Cart: ${kind}` : `Cart: ${kind}: ${own.message}`, failure)
}

/** Logs why the cart could not be created. */
function logCreation(log: FailureLog | undefined, event: CartEvent): void {
  if (event.type === 'request.failed' && event.isGivenUp === undefined)
    noteFailure(log, 'Cart: Failed to create cart', event.failure)
}

/** Failures raised by the cart itself, with messages that are safe to log. */
const ownFailures: ReadonlyArray<Failure & { readonly message: string }> = [noSuchProduct, noSuchVariant]
