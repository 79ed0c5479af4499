import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { specificationWords, type Product } from '@umber/sample-store'

import { noContent } from '../../lib/product-content/product-content'
import { productContentModule } from '../../modules/product-content'
import type { ProductContentService } from '../../modules/product-content/service'

/** What the shop shows together, by slugs. */
const looks: Readonly<Record<string, readonly string[]>> = {
  'shirt-dress': ['woven-belt', 'round-sunglasses', 'mesh-watch'],
  overshirt: ['pocket-tee', 'leather-belt', 'field-watch'],
}

/** The ids of the products that go with one. */
function goesWith(slug: string, products: readonly Product[]): readonly string[] | null {
  const ids = (looks[slug] ?? []).flatMap((other) => products.find((one) => one.slug === other)?.id ?? [])
  return ids.length === 0 ? null : ids
}

/** Gives products their specifications, as the dashboard's panel would. */
export async function seedProductContent(
  container: MedusaContainer,
  products: readonly Product[],
): Promise<void> {
  const service = container.resolve<ProductContentService>(productContentModule)
  const contents = products.map(({ slug, specifications }) => ({
    ...noContent,
    // The type of a JSON column knows objects only.
    specifications: specifications.map(specificationWords) as unknown as Record<string, unknown>,
    size_table: null,
    pictures: null,
    goes_with: goesWith(slug, products) as unknown as Record<string, unknown> | null,
  }))
  const made = await service.createProductContents(contents)
  await container.resolve(ContainerRegistrationKeys.LINK).create(
    products.map(({ id }, at) => ({
      [Modules.PRODUCT]: { product_id: id },
      [productContentModule]: { product_content_id: made[at]?.id },
    })),
  )
}
