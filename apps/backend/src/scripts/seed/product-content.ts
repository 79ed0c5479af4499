import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import { specificationWords, type Product } from '@umber/sample-store'

import { noContent } from '../../lib/product-content/product-content'
import { productContentModule } from '../../modules/product-content'
import type { ProductContentService } from '../../modules/product-content/service'

/** Gives products their specifications, as the dashboard's panel would. */
export async function seedProductContent(
  container: MedusaContainer,
  products: readonly Product[],
): Promise<void> {
  const service = container.resolve<ProductContentService>(productContentModule)
  const contents = products.map(({ specifications }) => ({
    ...noContent,
    // The type of a JSON column knows objects only.
    specifications: specifications.map(specificationWords) as unknown as Record<string, unknown>,
    size_table: null,
    pictures: null,
  }))
  const made = await service.createProductContents(contents)
  await container.resolve(ContainerRegistrationKeys.LINK).create(
    products.map(({ id }, at) => ({
      [Modules.PRODUCT]: { product_id: id },
      [productContentModule]: { product_content_id: made[at]?.id },
    })),
  )
}
