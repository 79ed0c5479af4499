import { SignOutBody } from '../api/auth/sign-out/body'
import { RefreshBody } from '../api/store/carts/[id]/refresh/body'
import { WaitingCodeBody } from '../api/store/carts/[id]/waiting-codes/body'
import { ContactBody } from '../api/store/contact/body'
import { JournalQuery } from '../api/store/journal-posts/query'
import { OrderLookupBody } from '../api/store/orders/lookup/body'
import { RedirectQuery } from '../api/store/redirects/query'
import { page, unknown, type Operation } from './operation'

const ordered = { 400: 'cart_completed: the cart is ordered already' }

/** The requests of the shop and of what runs it, by method and path. */
export const shopOperations: Readonly<Record<string, Operation>> = {
  'POST /auth/sign-out': {
    summary: 'Ends the session of the token or the cookie, or all of the account',
    access: 'customer',
    body: SignOutBody,
    answer: { success: 'true' },
  },
  'POST /hooks/payment/{provider}': {
    summary: 'The webhook of a payment provider. Answers when all is done, so that what failed is sent again',
    access: 'token',
    answer: {},
    refusals: { ...unknown, 400: 'invalid_data: it could not be verified' },
  },
  'GET /identity': {
    summary: 'Which server this is',
    access: 'anyone',
    answer: { shop: 'The name of the software', instance: 'The id that its starter has given it' },
  },
  'GET /metrics': {
    summary: 'The figures of the server, for Prometheus',
    access: 'token',
    answer: {},
    refusals: { 404: 'without METRICS_TOKEN' },
  },
  'GET /ready': {
    summary: 'Whether the server can answer requests',
    access: 'anyone',
    answer: { status: 'ready, or what is missing' },
    refusals: { 503: 'not ready' },
  },
  'GET /outbox': {
    summary: 'The mails of a shop without a mail server, in development',
    access: 'anyone',
    answer: { mails: 'The latest first' },
    refusals: { 404: 'with a mail server' },
  },
  'GET /outbox/{id}': {
    summary: 'A mail of the outbox as a page, in development',
    access: 'anyone',
    answer: {},
    refusals: unknown,
  },
  'POST /store/carts/{id}/refresh': {
    summary:
      'Applies the prices, promotions and taxes of the moment; with an option, its shipping method first, with null none',
    access: 'owner',
    body: RefreshBody,
    answer: { cart: 'As after it' },
    refusals: ordered,
  },
  'POST /store/carts/{id}/complete': {
    summary: 'Places the order, by the rules of an order. In place of Medusa’s route',
    access: 'owner',
    answer: { type: '`order` or `cart`', order: 'The order', order_access: 'For the header x-order-access' },
    refusals: {
      400: 'invalid_data, with the code of the rule',
      409: 'too_busy: others order the same, nothing was done',
    },
  },
  'POST /store/payment-collections/{id}/payment-sessions': {
    summary: 'Opens a payment at the terms of the moment. In place of Medusa’s route',
    access: 'owner',
    answer: { payment_collection: 'With the session' },
    refusals: { 400: 'invalid_data, with the code of the rule', 409: 'too_busy: nothing was done' },
  },
  'POST /store/returns': {
    summary: 'Requests a return of delivered items within their time. In place of Medusa’s route',
    access: 'owner',
    answer: { return: 'As requested' },
    refusals: { 400: 'not_allowed: what cannot be returned', 409: 'too_busy: nothing was done' },
  },
  'DELETE /store/carts/{id}/payment-session': {
    summary: 'Cancels the payment of a cart, to pay another way',
    access: 'owner',
    answer: { cart_id: 'Of the cart', payment: '`released` or `none`' },
    refusals: ordered,
  },
  'POST /store/carts/{id}/waiting-codes': {
    summary:
      'Why a promotion code does not apply; one that needs a delivery first is kept until there is one',
    access: 'owner',
    body: WaitingCodeBody,
    answer: { kind: '`applied`, `waiting`, or why it cannot apply' },
    refusals: ordered,
  },
  'DELETE /store/carts/{id}/waiting-codes/{code}': {
    summary: 'Forgets a code that waits',
    access: 'owner',
    answer: { codes: 'Those that are left' },
  },
  'POST /store/contact': {
    summary: 'Sends a message to the owner',
    access: 'anyone',
    body: ContactBody,
    answer: { received: 'true' },
    status: 201,
  },
  'POST /store/orders/lookup': {
    summary: 'Finds a guest’s order by its number and address',
    access: 'anyone',
    body: OrderLookupBody,
    answer: { order: 'The order', order_access: 'For the header x-order-access' },
    refusals: unknown,
  },
  'POST /store/orders/{id}/transfer/request': {
    summary: 'Asks the owner of a guest’s order to let it move to the account. In place of Medusa’s route',
    access: 'customer',
    answer: { order: 'Unchanged until the owner agrees' },
  },
  'POST /store/orders/{id}/transfer/accept': {
    summary: 'Agrees, with the token of the mail. In place of Medusa’s route',
    access: 'anyone',
    answer: { order: 'The order' },
  },
  'POST /store/orders/{id}/transfer/decline': {
    summary: 'Declines, with the token of the mail. In place of Medusa’s route',
    access: 'anyone',
    answer: { order: 'The order' },
  },
  'GET /store/razorpay-payments/{id}': {
    summary: 'What has become of a payment at Razorpay',
    access: 'anyone',
    answer: { status: 'Its status', reason: 'Why it failed' },
    refusals: { ...unknown, 400: 'invalid_data: the signature is wrong' },
  },
  'GET /store/products/{id}/pieces': {
    summary: 'What the variants of a product are made of that are sets',
    access: 'anyone',
    answer: { sets: 'Each with the id of its variant, and its pieces with what sells them alone' },
    refusals: unknown,
  },
  'GET /store/redirects': {
    summary: 'Where a page of the shop has moved to',
    access: 'anyone',
    query: RedirectQuery,
    answer: { to: 'A path or an address; null if it has not moved' },
  },
  'GET /store/regions/{id}/shipping-options': {
    summary:
      'The shipping options of a region with their prices, the sum from which they are free, and countries, before there is a cart',
    access: 'anyone',
    answer: { shipping_options: 'id, name, type, data, amount, free_from, countries' },
    refusals: unknown,
  },
  'GET /store/regions/{id}/taxes': {
    summary:
      'Whether prices of the region include tax, and the rates of its countries and provinces in percent',
    access: 'anyone',
    answer: {
      region_id: 'The id',
      includes_tax: 'Whether prices include tax',
      countries: 'country_code, tax_rate, tax_name and provinces, with province_code, tax_rate and tax_name',
    },
    refusals: unknown,
  },
  'GET /store/journal-posts': {
    summary: 'The posts of the journal that everyone sees, the newest first, without their texts',
    access: 'anyone',
    query: JournalQuery,
    answer: { journal_posts: 'slug, title, summary, cover and others', ...page },
  },
  'GET /store/journal-posts/{slug}': {
    summary: 'A post; a draft or a scheduled one with the access of its preview',
    access: 'anyone',
    answer: { journal_post: 'The post with its text' },
    refusals: unknown,
  },
  'GET /store/shop-pages': {
    summary: 'The published pages, without their texts',
    access: 'anyone',
    answer: { shop_pages: 'slug, title and others', count: 'How many there are' },
  },
  'GET /store/shop-pages/{slug}': {
    summary: 'A published page; a draft with the access of its preview',
    access: 'anyone',
    answer: { shop_page: 'The page with its text' },
    refusals: unknown,
  },
  'GET /store/shop-settings': {
    summary: 'What the shop shows around every page',
    access: 'anyone',
    answer: {
      shop_settings:
        'The settings, the announcement of the moment, the titles of the published pages, and whether there is a journal',
    },
  },
}
