import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { backInStockModule } from '../../modules/back-in-stock'
import type { BackInStockService } from '../../modules/back-in-stock/service'
import { giftCardsModule } from '../../modules/gift-cards'
import type { GiftCardsService } from '../../modules/gift-cards/service'
import { inboxModule } from '../../modules/inbox'
import type { InboxService } from '../../modules/inbox/service'
import { newsletterModule } from '../../modules/newsletter'
import type { NewsletterService } from '../../modules/newsletter/service'
import { preferencesModule } from '../../modules/preferences'
import type { PreferencesService } from '../../modules/preferences/service'
import { productReviewsModule } from '../../modules/product-reviews'
import type { ProductReviewsService } from '../../modules/product-reviews/service'
import { sessionsModule } from '../../modules/sessions'
import type { SessionsService } from '../../modules/sessions/service'
import { wishlistModule } from '../../modules/wishlist'
import type { WishlistService } from '../../modules/wishlist/service'
import { storeCreditOf } from '../gift-cards/shown-credit'
import { savedCards } from '../payments/saved-cards'
import { ownReview, shownQuestion } from '../reviews/shown-review'
import type { Account } from '../verification/account'
import { verifiedAt } from '../verification/address-verification'

const profileFields = [
  'id',
  'email',
  'first_name',
  'last_name',
  'company_name',
  'phone',
  'metadata',
  'created_at',
]

const orderFields = [
  'id',
  'display_id',
  'status',
  'email',
  'created_at',
  'currency_code',
  'total',
  'item_total',
  'shipping_total',
  'tax_total',
  'discount_total',
  'metadata',
  'items.product_title',
  'items.variant_title',
  'items.quantity',
  'items.unit_price',
  'shipping_address.*',
  'billing_address.*',
  'shipping_methods.name',
]

/**
 * All that the shop stores of a customer, to be taken along (GDPR, article 20). What was written with the address belongs to it only once
 * the address is verified.
 */
export async function ownData(
  scope: MedusaContainer,
  account: Account,
): Promise<Readonly<Record<string, unknown>>> {
  const { customerId, email } = account
  const isProven = (await verifiedAt(scope, account)) !== undefined
  const query = scope.resolve(ContainerRegistrationKeys.QUERY)
  const [
    customers,
    orders,
    wishes,
    preferences,
    subscriber,
    messages,
    requests,
    credit,
    received,
    cards,
    sessions,
  ] = await Promise.all([
    query.graph({
      entity: 'customer',
      fields: [...profileFields, 'addresses.*'],
      filters: { id: customerId },
    }),
    query.graph({
      entity: 'order',
      fields: orderFields,
      filters: { customer_id: customerId, is_draft_order: false },
      pagination: { order: { created_at: 'DESC' } },
    }),
    scope.resolve<WishlistService>(wishlistModule).wishes(customerId),
    scope.resolve<PreferencesService>(preferencesModule).read(customerId),
    isProven ? scope.resolve<NewsletterService>(newsletterModule).find({ email }) : undefined,
    isProven ? scope.resolve<InboxService>(inboxModule).listInboxMessages({ email }) : [],
    scope
      .resolve<BackInStockService>(backInStockModule)
      .listStockRequests(
        isProven ? { $or: [{ customer_id: customerId }, { email }] } : { customer_id: customerId },
        { take: 1000, order: { created_at: 'DESC' } },
      ),
    storeCreditOf(scope, customerId),
    isProven
      ? scope
          .resolve<GiftCardsService>(giftCardsModule)
          .listGiftCards({ recipient_email: email, sent_at: { $ne: null } }, { take: 1000 })
      : [],
    // A provider that does not answer does not keep the customer from the rest.
    savedCards(scope, customerId).catch(() => undefined),
    scope
      .resolve<SessionsService>(sessionsModule)
      .listCustomerSessions({ customer_id: customerId }, { take: 1000 }),
  ])
  const { addresses = [], ...profile } = (customers.data[0] ?? {}) as { readonly addresses?: unknown }
  return {
    profile,
    addresses,
    orders: orders.data,
    wishlist: await withTitles(scope, wishes),
    preferences,
    newsletter: { subscribed_at: subscriber?.confirmed_at ?? null },
    messages: messages.map(({ name, category, subject, message, created_at }) => ({
      name,
      category,
      subject,
      message,
      created_at,
    })),
    back_in_stock: await waitedFor(scope, requests),
    ...(await written(scope, customerId)),
    store_credit: credit,
    gift_cards_received: received.map(({ recipient_name, sender_name, message, sent_at }) => ({
      recipient_name,
      sender_name,
      message,
      sent_at,
    })),
    saved_cards:
      cards?.map(({ card: { brand, last4, exp_month, exp_year } }) => ({
        brand,
        last4,
        exp_month,
        exp_year,
      })) ?? null,
    sessions: sessions.map(({ browser, system, signed_in_at: signedIn, last_used_at }) => ({
      browser,
      system,
      signed_in_at: new Date(signedIn * 1_000).toISOString(),
      last_used_at,
    })),
  }
}

/** What the customer has written about products. */
async function written(scope: MedusaContainer, customerId: string): Promise<object> {
  const service = scope.resolve<ProductReviewsService>(productReviewsModule)
  const [reviews, questions] = await Promise.all([
    service.listProductReviews({ customer_id: customerId }, { take: null }),
    service.listProductQuestions({ customer_id: customerId }, { take: null }),
  ])
  const titles = await titlesOf(
    scope,
    [...reviews, ...questions].map(({ product_id: id }) => id),
  )
  const named = (id: string): string => titles.get(id) ?? id
  return {
    reviews: reviews.map((review) => Object.assign({ product: named(review.product_id) }, ownReview(review))),
    questions: questions.map((question) =>
      Object.assign({ product: named(question.product_id) }, shownQuestion(question)),
    ),
  }
}

async function titlesOf(
  scope: MedusaContainer,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product',
    fields: ['id', 'title'],
    filters: { id: [...ids] },
  })
  return new Map(data.map(({ id, title }) => [id, title]))
}

interface StockRequest {
  readonly product_id: string
  readonly variant_id: string
  readonly email: string
  readonly created_at: Date | string
  readonly mailed_at: Date | string | null
}

async function waitedFor(
  scope: MedusaContainer,
  requests: readonly StockRequest[],
): Promise<readonly object[]> {
  const titles = await titlesOf(
    scope,
    requests.map(({ product_id: id }) => id),
  )
  return requests.map(({ product_id: id, variant_id, email, created_at, mailed_at }) => ({
    product: titles.get(id) ?? id,
    variant_id,
    email,
    requested_at: created_at,
    mailed_at,
  }))
}

async function withTitles(
  scope: MedusaContainer,
  wishes: readonly { readonly productId: string; readonly addedAt: Date }[],
): Promise<readonly object[]> {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product',
    fields: ['id', 'title', 'handle'],
    filters: { id: wishes.map(({ productId }) => productId) },
  })
  const products = new Map(data.map((product) => [product.id, product]))
  return wishes.map(({ productId, addedAt }) => ({
    product: products.get(productId)?.title ?? productId,
    handle: products.get(productId)?.handle ?? null,
    added_at: addedAt,
  }))
}
