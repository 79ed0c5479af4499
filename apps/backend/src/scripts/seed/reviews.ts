import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { sampleQuestions, sampleReviewers, sampleReviews } from '@umber/sample-store'

import { productReviewsModule } from '../../modules/product-reviews'
import type { ProductReviewsService } from '../../modules/product-reviews/service'
import { daysBefore } from './days'

/** Approved reviews and answered questions of sample customers, about those of the products that are in the shop. */
export async function seedReviews(container: MedusaContainer, now: Date): Promise<void> {
  const service = container.resolve<ProductReviewsService>(productReviewsModule)
  const slugs = [...sampleReviews, ...sampleQuestions].map(({ slug }) => slug)
  const [customers, products] = await Promise.all([
    container
      .resolve(Modules.CUSTOMER)
      .createCustomers(sampleReviewers.map(({ email, firstName }) => ({ email, first_name: firstName }))),
    container.resolve(Modules.PRODUCT).listProducts({ handle: slugs }, { select: ['id', 'handle'] }),
  ])
  const productIds = new Map(products.map(({ id, handle }) => [handle, id]))
  const customerIds = new Map(customers.map(({ id, first_name: name }) => [name, id]))
  const placed = <One extends { readonly slug: string; readonly by: string; readonly daysAgo: number }>(
    written: readonly One[],
  ) =>
    written.flatMap(({ slug, by, daysAgo, ...own }) => {
      const [product_id, customer_id] = [productIds.get(slug), customerIds.get(by)]
      if (product_id === undefined || customer_id === undefined) return []
      return [{ own, product_id, customer_id, name: by, at: daysBefore(now, daysAgo) }]
    })
  await service.createProductReviews(
    placed(sampleReviews).map(({ own: { stars, title, text, answer = null }, at, ...whose }) =>
      Object.assign({ stars, title, text, answer, photographs: [] as string[] }, whose, {
        status: 'approved' as const,
        written_at: at,
      }),
    ),
  )
  await service.createProductQuestions(
    placed(sampleQuestions).map(({ own: { text, answer }, at, ...whose }) =>
      Object.assign({ text, answer }, whose, { asked_at: at }),
    ),
  )
}
