import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

import { mailQueueModule } from '../../modules/mail-queue'
import type { MailQueueService } from '../../modules/mail-queue/service'
import { preferencesModule } from '../../modules/preferences'
import type { PreferencesService } from '../../modules/preferences/service'
import { productReviewsModule } from '../../modules/product-reviews'
import type { ProductReviewsService } from '../../modules/product-reviews/service'
import { sendMailWorkflow } from '../../workflows/send-mail'
import { reviewRequestEmail, type ProductToReview } from '../email/emails/review-request'
import { mailedItem } from '../email/read-order'
import { jwtSecretOf } from '../jwt-secret'
import { leaveHeaders } from '../newsletter/leave-headers'
import { leaveRequestsPath, signLeaveRequests } from '../reviews/leave-link'
import { findAccount } from '../verification/account'
import { letterOrder, type LetterOrder } from './letter-order'
import { parcelFields } from './parcel'
import { keptProducts, wholeArrivalOf } from './arrived-order'

const day = 86_400_000

/** For how many days a letter that is due makes sense: reviews may be switched on long after an order. Mails are kept for longer. */
const lateAfter = 14

const batch = 200

/** Returns of how many orders reviews were asked for. */
export async function mailReviewRequests(
  container: MedusaContainer,
  now: Date,
  days: number,
): Promise<number> {
  const before = (count: number) => new Date(now.getTime() - count * day)
  const due = { after: before(days + lateAfter), until: before(days) }
  const queue = container.resolve<MailQueueService>(mailQueueModule)
  const seen = new Set<string>()
  let count = 0
  let last = ''
  for (;;) {
    const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: 'fulfillment',
      fields: ['id', 'order.id', 'order.customer.has_account'],
      filters: {
        id: { $gt: last },
        canceled_at: null,
        delivered_at: { $gt: due.after, $lte: due.until },
      },
      pagination: { take: batch, order: { id: 'ASC' } },
    })
    const found = data as unknown as readonly DeliveredParcel[]
    // A guest cannot review, and the whole order need not be read to know it.
    const orders = new Set(
      found.flatMap(({ order }) =>
        order?.customer?.has_account === true && !seen.has(order.id) ? [order.id] : [],
      ),
    )
    const asked = await queue.keysAmong([...orders].map(requestKey))
    for (const id of orders) {
      seen.add(id)
      if (!asked.has(requestKey(id)) && (await askForReviews(container, id, due.until))) count += 1
    }
    if (found.length < batch) return count
    last = found.at(-1)?.id ?? ''
  }
}

const requestKey = (orderId: string): string => `review-request:${orderId}`

interface DeliveredParcel {
  readonly id: string
  readonly order?: {
    readonly id: string
    readonly customer?: { readonly has_account?: boolean } | null
  } | null
}

/** Only a customer with an account may review, and only one who has not said no is asked: not of what is reviewed or sent back. */
async function askForReviews(container: MedusaContainer, orderId: string, until: Date): Promise<boolean> {
  const letter = await letterOrder(container, orderId, [
    ...parcelFields,
    'status',
    'fulfillments.delivered_at',
    'items.detail.*',
  ])
  const customer = letter?.order.customer
  if (letter === undefined || customer?.has_account !== true || letter.order.no_notification === true)
    return false
  const arrived = wholeArrivalOf(letter.order)
  if (arrived === undefined || arrived > until) return false
  const preferences = await container.resolve<PreferencesService>(preferencesModule).read(customer.id)
  if (preferences.find(({ id }) => id === 'product_reviews')?.email !== true) return false
  const account = await findAccount(container, customer.id)
  if (account === undefined) return false
  const products = await productsToReview(container, letter, customer.id)
  if (products.length === 0) return false
  const token = signLeaveRequests(jwtSecretOf(container), customer.id)
  await sendMailWorkflow(container).run({
    input: {
      to: account.email,
      template: 'review-request',
      cause: 'order',
      email: reviewRequestEmail(
        { number: letter.about.number, products, leave: letter.links.leaveReviewRequests(token) },
        letter.language,
      ),
      headers: leaveHeaders(process.env, token, leaveRequestsPath),
      once: requestKey(orderId),
    },
  })
  return true
}

/** Each once, as its first line has it: those that are in the shop, and that the customer has not reviewed. */
async function productsToReview(
  container: MedusaContainer,
  { order, links }: LetterOrder,
  customerId: string,
): Promise<readonly ProductToReview[]> {
  const kept = keptProducts(order)
  const ids = [...kept.keys()]
  if (ids.length === 0) return []
  const [{ data: sold }, reviewed] = await Promise.all([
    container.resolve(ContainerRegistrationKeys.QUERY).graph({
      entity: 'product',
      fields: ['id', 'handle'],
      filters: { id: ids, status: 'published' },
    }),
    container
      .resolve<ProductReviewsService>(productReviewsModule)
      .listProductReviews(
        { customer_id: customerId, product_id: ids },
        { select: ['id', 'product_id'], take: ids.length },
      ),
  ])
  const handles = new Map(sold.map(({ id, handle }) => [id, handle]))
  for (const { product_id: id } of reviewed) handles.delete(id)
  return [...kept].flatMap(([id, line]) => {
    const handle = handles.get(id)
    return handle === undefined
      ? []
      : [{ item: mailedItem(line, line.kept, links.picture), link: links.writeReview(handle) }]
  })
}
