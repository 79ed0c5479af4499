import { ItemsBody } from '../api/store/carts/[id]/items/body'
import { NoteBody } from '../api/store/carts/[id]/note/body'
import { OwnCartBody } from '../api/store/customers/me/cart/body'
import { DeletionBody } from '../api/store/customers/me/deletion/body'
import { ChangeEmailBody } from '../api/store/customers/me/email/body'
import { ConfirmEmailBody } from '../api/store/customers/me/email/confirm/body'
import { ChangePasswordBody } from '../api/store/customers/me/password/body'
import { PreferencesBody } from '../api/store/customers/me/preferences/body'
import { QuickOrderBody } from '../api/store/customers/me/quick-order/body'
import { WishlistBody } from '../api/store/customers/me/wishlist/body'
import { BackInStockBody } from '../api/store/back-in-stock/body'
import { NewsletterBody } from '../api/store/newsletter/body'
import { NewsletterLinkBody } from '../api/store/newsletter/link-body'
import { OrderAddressBody } from '../api/store/orders/[id]/shipping-address/body'
import { leaveButton, leavePage, unknown, type Operation } from './operation'

const standstills = 'order_canceled, order_fulfilled, order_edited, cancel_time_over'
const ordered = { 400: 'cart_completed: the cart is ordered already' }

/** The requests about what is the customer's own: the account, an order before it is packed, the newsletter. */
export const ownOperations: Readonly<Record<string, Operation>> = {
  'POST /store/customers/me/cart': {
    summary: 'The customer’s cart, into which the guest’s cart and earlier ones go',
    access: 'customer',
    body: OwnCartBody,
    answer: { cart: 'The one cart', left_out: 'Items that could not be taken over' },
  },
  'POST /store/customers/me/quick-order': {
    summary: 'Says of each line of a list of SKUs whether it can be bought. Nothing is changed',
    access: 'customer',
    body: QuickOrderBody,
    answer: { lines: 'In the order of the request: status is available, unknown, sold_out or too_many' },
    refusals: { 404: 'not_found: the owner has not switched it on' },
  },
  'POST /store/carts/{id}/items': {
    summary: 'Adds several variants to a cart at once',
    access: 'anyone',
    body: ItemsBody,
    answer: { cart_id: 'The cart' },
    refusals: { 404: 'not_found: the owner has not switched it on', 400: 'too_many_items, cart_full' },
  },
  'GET /store/customers/me/preferences': {
    summary: 'Which messages the customer wants',
    access: 'customer',
    answer: { preferences: 'By topic and channel' },
  },
  'POST /store/customers/me/preferences': {
    summary: 'Changes the channels of one topic',
    access: 'customer',
    body: PreferencesBody,
    answer: { preferences: 'All, as changed' },
    refusals: { 400: 'not_allowed: these messages are always sent' },
  },
  'POST /store/customers/me/stripe-session': {
    summary: 'Lets Stripe’s element show and save the customer’s cards',
    access: 'customer',
    answer: { stripe_session: 'client_secret, for one element' },
    refusals: { 404: 'not_found: the shop does not take payments with Stripe' },
  },
  'POST /store/customers/me/password': {
    summary: 'Changes the password. All sessions end; the answer has a token of a new one',
    access: 'customer',
    body: ChangePasswordBody,
    answer: { token: 'Of the new session' },
    refusals: { 400: 'password_wrong, or the rule that the new password breaks' },
  },
  'POST /store/customers/me/email': {
    summary: 'Mails a link to the new address. The answer is the same for an address of another account',
    access: 'customer',
    body: ChangeEmailBody,
    answer: { requested: 'true' },
    status: 202,
    refusals: { 400: 'password_wrong, email_same' },
  },
  'POST /store/customers/me/email/confirm': {
    summary: 'Changes the address of the account with the token of that link. All sessions end',
    access: 'customer',
    body: ConfirmEmailBody,
    answer: { token: 'Of the new session', email: 'The new address' },
    refusals: { 400: 'link_used, verification_not_own' },
  },
  'POST /store/customers/me/deletion': {
    summary: 'Deletes the account with all that is stored of the customer, but for the orders',
    access: 'customer',
    body: DeletionBody,
    answer: { id: 'Of the customer', object: '`customer`', deleted: 'true' },
    refusals: { 400: 'password_wrong' },
  },
  'GET /store/customers/me/data': {
    summary: 'All that is stored of the customer',
    access: 'customer',
    answer: { data: 'By kind' },
  },
  'GET /store/customers/me/sessions': {
    summary: 'Where the customer is signed in, the latest used first',
    access: 'customer',
    answer: { sessions: 'id, browser, system, signed_in_at, last_used_at, is_current' },
  },
  'DELETE /store/customers/me/sessions': {
    summary: 'Ends all other sessions. This one goes on with the token of the answer',
    access: 'customer',
    answer: { token: 'Of the new session' },
  },
  'DELETE /store/customers/me/sessions/{id}': {
    summary: 'Ends one session: its next request is refused',
    access: 'customer',
    answer: { id: 'Of the session', object: '`session`', deleted: 'true' },
    refusals: unknown,
  },
  'GET /store/customers/me/cards': {
    summary: 'The cards that the payment provider keeps for the customer',
    access: 'customer',
    answer: { cards: 'id, brand, last4, exp_month, exp_year' },
  },
  'DELETE /store/customers/me/cards/{id}': {
    summary: 'Removes a card at the payment provider',
    access: 'customer',
    answer: { id: 'Of the card', object: '`card`', deleted: 'true' },
    refusals: unknown,
  },
  'GET /store/carts/{id}/note': {
    summary: 'What the shopper has written with the cart',
    access: 'owner',
    answer: { notes: 'note, gift_message' },
  },
  'POST /store/carts/{id}/note': {
    summary: 'Keeps a note to the shop and the message of a gift. The order takes them over',
    access: 'owner',
    body: NoteBody,
    answer: { notes: 'note, gift_message' },
    refusals: ordered,
  },
  'GET /store/orders/{id}/changes': {
    summary: 'What the buyer may still change of an order, and what they wrote',
    access: 'owner',
    answer: { changes: 'cancel_until, address (while it can be changed), note, gift_message' },
    refusals: unknown,
  },
  'POST /store/orders/{id}/cancel': {
    summary: 'Cancels an order within the time that the owner allows. A repetition has the same answer',
    access: 'owner',
    answer: { id: 'Of the order', canceled: 'true' },
    refusals: { ...unknown, 400: standstills, 409: 'too_busy: nothing was done' },
  },
  'POST /store/orders/{id}/shipping-address': {
    summary: 'Sends an order elsewhere in its country that is not packed yet',
    access: 'owner',
    body: OrderAddressBody,
    answer: { id: 'Of the order', changed: 'true' },
    refusals: {
      ...unknown,
      400: `${standstills}, country_fixed, state_fixed`,
      409: 'too_busy: nothing was done',
    },
  },
  'POST /store/newsletter/confirm': {
    summary: 'The link of the mail to an address that wants the newsletter',
    access: 'anyone',
    body: NewsletterLinkBody,
    answer: { subscribed: 'true' },
    refusals: { 400: 'link_used' },
  },
  'POST /store/newsletter/leave': {
    summary: 'The link of a letter. A repetition has the same answer',
    access: 'anyone',
    body: NewsletterLinkBody,
    answer: { left: 'true' },
    refusals: { 400: 'link_used' },
  },
  'GET /hooks/newsletter-leave': leavePage,
  'POST /hooks/newsletter-leave': leaveButton,
  'POST /store/back-in-stock': {
    summary:
      'Asks for one letter when a sold-out variant can be bought again. The answer is the same for an address that waits already',
    access: 'anyone',
    body: BackInStockBody,
    answer: { requested: 'true' },
    refusals: { ...unknown, 400: 'in_stock: it can be bought' },
  },
  'POST /store/back-in-stock/leave': {
    summary:
      'The link of such a letter: its address waits for nothing any more. A repetition has the same answer',
    access: 'anyone',
    body: NewsletterLinkBody,
    answer: { left: 'true' },
    refusals: { 400: 'link_used' },
  },
  'GET /hooks/back-in-stock-leave': leavePage,
  'POST /hooks/back-in-stock-leave': leaveButton,
  'GET /store/customers/me/verification': {
    summary: 'Whether the customer’s address is verified',
    access: 'customer',
    answer: { verification: 'email, verified_at' },
  },
  'GET /store/customers/me/wishlist': {
    summary: 'The customer’s wishlist',
    access: 'customer',
    answer: { wishlist: 'items, limit' },
  },
  'POST /store/customers/me/wishlist': {
    summary: 'Saves products, by handle or id',
    access: 'customer',
    body: WishlistBody,
    answer: { wishlist: 'As after it', left_out: 'Products that could not be saved, and why' },
  },
  'DELETE /store/customers/me/wishlist/{product}': {
    summary: 'Takes a product from the wishlist',
    access: 'customer',
    answer: { wishlist: 'As after it' },
  },
  'POST /store/newsletter': {
    summary:
      'Mails a link to the address, which subscribes it. The answer is the same for one that is subscribed',
    access: 'anyone',
    body: NewsletterBody,
    answer: { requested: 'true' },
  },
}
