import type { Email, MailedItem } from '../email/email'
import { abandonedCartEmail } from '../email/emails/abandoned-cart'
import { welcomeEmail } from '../email/emails/account'
import { accountChangedEmail } from '../email/emails/account-changed'
import { accountExistsEmail } from '../email/emails/account-exists'
import { backInStockEmail } from '../email/emails/back-in-stock'
import { confirmEmailEmail } from '../email/emails/confirm-email'
import { confirmNewsletterEmail } from '../email/emails/confirm-newsletter'
import { contactReceivedEmail } from '../email/emails/contact-received'
import { deliveredEmail } from '../email/emails/delivered'
import { documentIssuedEmail } from '../email/emails/document-issued'
import { giftCardEmail } from '../email/emails/gift-card'
import { orderCanceledEmail } from '../email/emails/order-canceled'
import type { OrderOfLetter } from '../email/emails/order-of-letter'
import { orderPlacedEmail } from '../email/emails/order-placed'
import { orderTransferEmail } from '../email/emails/order-transfer'
import { passwordResetEmail } from '../email/emails/password-reset'
import { paymentFailedEmail, paymentWaitingEmail } from '../email/emails/payment'
import { refundedEmail } from '../email/emails/refunded'
import { claimCreatedEmail, exchangeCreatedEmail } from '../email/emails/replacements'
import { returnReceivedEmail, returnRequestedEmail } from '../email/emails/returns'
import { reviewRequestEmail } from '../email/emails/review-request'
import { shippedEmail } from '../email/emails/shipped'
import { deadLetterEmail, lowStockEmail, newMessageEmail, newOrderEmail } from '../email/emails/to-owner'
import { verifyAddressEmail } from '../email/emails/verify-address'
import type { MailLanguage } from '../email/messages/mail-language'
import type { LetterName } from './letters'

/** What the letters are shown with, to the owner and in the tests. */
export interface Sample {
  readonly language: MailLanguage
  readonly number: string
  readonly currency: string
  /** The title of a product. */
  readonly product?: string
  /** Of the things that are shown; without them the letters have none. */
  readonly pictures?: readonly string[]
}

const link = 'https://shop.example/'
const pdf = Buffer.from('%PDF-1.7')
const transfer = {
  holder: 'Umber & Ecru',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
  reference: 'RF18 5390 0754 7034',
  amount: 227.99,
}

/** A letter with things that no order has. */
export function sampleLetter(name: LetterName, sample: Sample): Email {
  const { language, number, currency, product = 'Linen Shirt', pictures = [] } = sample
  const order: OrderOfLetter = { number, currency, link }
  const shirt = { title: 'Linen Shirt', variant: 'White / M', quantity: 2, picture: pictures[0] }
  const candle = { title: 'First Monsoon Candle', quantity: 1, picture: pictures[1] }
  const items: readonly MailedItem[] = [shirt, candle]
  const first = { number: '00340434161094', url: 'https://post.example/00340434161094' }
  const second = { number: '00340434161095' }
  const total = language.money(227.99, currency)
  const writers: Readonly<Record<LetterName, () => Email>> = {
    'order-placed': () =>
      orderPlacedEmail(
        {
          ...order,
          lines: [
            { ...shirt, total: 198 },
            { ...candle, total: 39 },
          ],
          rows: [
            { kind: 'discount', amount: -15 },
            { kind: 'delivery', amount: 5.99 },
          ],
          total: 227.99,
        },
        link,
        language,
      ),
    shipped: () =>
      shippedEmail(order, { items, tracking: [first, second], stillToCome: [], earlier: [] }, language),
    'partly-shipped': () =>
      shippedEmail(
        order,
        { items: [shirt], tracking: [first], stillToCome: [candle], earlier: [second] },
        language,
      ),
    delivered: () => deliveredEmail(order, { items, returnDays: 30 }, language),
    'order-canceled': () => orderCanceledEmail(order, { items, paid: 227.99, refunded: 227.99 }, language),
    refunded: () => refundedEmail(order, { amount: 39, inAll: 138, paid: 227.99, to: 'as-paid' }, language),
    invoice: () =>
      documentIssuedEmail({ kind: 'invoice', number: '2026-000105', order: number }, { link, pdf, language }),
    'credit-note': () =>
      documentIssuedEmail(
        { kind: 'credit-note', number: 'C-000012', order: number },
        { link, pdf, language },
      ),
    'return-requested': () => returnRequestedEmail(order, [shirt], language),
    'return-received': () => returnReceivedEmail(order, [shirt], language),
    'exchange-created': () =>
      exchangeCreatedEmail(
        order,
        { sendBack: [shirt], replacements: [{ ...shirt, variant: 'White / L' }], due: 12.5 },
        language,
      ),
    'claim-created': () =>
      claimCreatedEmail(order, { about: [candle], replacements: [candle], refund: 12.5 }, language),
    'payment-waiting': () => paymentWaitingEmail(order, transfer, language),
    'payment-failed': () => paymentFailedEmail(order, language),
    'order-transfer': () => orderTransferEmail(number, { url: link, days: 7 }, language),
    'verify-address': () => verifyAddressEmail(link, language),
    'account-exists': () => accountExistsEmail(link, language),
    'password-reset': () => passwordResetEmail(link, language),
    'password-changed': () =>
      accountChangedEmail('password', { forgotPassword: link, contact: link }, language),
    'email-changed': () => accountChangedEmail('email', { forgotPassword: link, contact: link }, language),
    'confirm-email': () => confirmEmailEmail(link, language),
    'confirm-newsletter': () => confirmNewsletterEmail({ confirm: link, leave: link }, language),
    welcome: () => welcomeEmail(link, language),
    'contact-received': () => contactReceivedEmail(language),
    'gift-card': () =>
      giftCardEmail(
        {
          code: 'ABCD-EFGH-JKMN-PQRS',
          value: total,
          recipient: 'Asha',
          sender: 'Ravi',
          message: 'Happy birthday!',
          link,
        },
        language,
      ),
    'back-in-stock': () =>
      backInStockEmail({ item: { ...shirt, title: product, quantity: 1 }, link, leave: link }, language),
    'abandoned-cart': () => abandonedCartEmail(items, link, language),
    'review-request': () =>
      reviewRequestEmail(
        {
          number,
          products: [
            { item: shirt, link },
            { item: candle, link },
          ],
          leave: link,
        },
        language,
      ),
    'new-order': () => newOrderEmail({ number, items, total, waitsForTransfer: true }, link),
    'new-message': () =>
      newMessageEmail(
        { from: 'Asha Rao', email: 'asha@example.com', about: 'Sizes', message: 'Is the shirt wide?' },
        link,
      ),
    'low-stock': () => lowStockEmail({ title: 'Linen Shirt, White / M', left: 2 }, link),
    'dead-letter': () =>
      deadLetterEmail({ subject: 'Your order UE-000105', reason: 'Mailbox unavailable' }, link),
  }
  return writers[name]()
}

/** What a letter says by itself, with its placeholders. */
export function ownWords(
  name: LetterName,
  language: MailLanguage,
): { readonly subject: string; readonly opening: string } {
  const asked = { ...language, money: () => '{amount}' }
  const { subject, parts } = sampleLetter(name, {
    language: asked,
    number: '{number}',
    currency: 'inr',
    product: '{product}',
  })
  const [opening] = parts
  return { subject, opening: typeof opening === 'string' ? opening : '' }
}
