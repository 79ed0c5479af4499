import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import {
  createProductsWorkflow,
  createProductTagsWorkflow,
  createProductTypesWorkflow,
  createProductVariantsWorkflow,
} from '@medusajs/medusa/core-flows'
import { categories, type Product } from '@umber/sample-store'

import { inBatches } from './batches'
import type { IdsBySlug } from './categories'
import { productInput, type ProductPlaces } from './product-input'
import { seedProductContent } from './product-content'
import { seedOptions } from './product-options'
import { variantInputs } from './variant-input'

/** Variant ids by SKU. */
export type VariantIds = ReadonlyMap<string, string>

/** Batch size: a workflow holds everything it creates in memory, up to a hundred thousand rows in one statement. */
const batch = 250

export async function seedProducts(
  container: MedusaContainer,
  products: readonly Product[],
  places: Omit<ProductPlaces, 'types' | 'tags' | 'colorOptions'>,
): Promise<VariantIds> {
  const filed = { ...places, types: await seedTypes(container), tags: await seedTags(container, products) }
  const variantIds = new Map<string, string>()
  for (const some of inBatches(products, batch)) {
    const colors = some.map(({ slug, colors }) => ({ slug, values: colors }))
    const all: ProductPlaces = { ...filed, colorOptions: await seedOptions(container, 'Color', colors) }
    await createProductsWorkflow(container).run({
      input: { products: some.map((product) => productInput(product, all)) },
    })
    await seedProductContent(container, some)
    await seedSizes(container, some)
    for (const [sku, id] of await seedVariants(container, some)) variantIds.set(sku, id)
  }
  return variantIds
}

/** Linked after the colors in a separate step, because Medusa returns options in the order of linking. */
async function seedSizes(container: MedusaContainer, products: readonly Product[]): Promise<void> {
  const sized = products.filter((product) => product.sizes.length > 0)
  const sizes = sized.map(({ slug, sizes }) => ({ slug, values: sizes }))
  const options = await seedOptions(container, 'Size', sizes, 'first-value')
  await container.resolve(Modules.PRODUCT).addProductOptionToProduct(
    sized.map((product) => ({
      product_id: product.id,
      product_option_id: options.get(product.slug) ?? '',
    })),
  )
}

async function seedVariants(container: MedusaContainer, products: readonly Product[]): Promise<VariantIds> {
  const { result } = await createProductVariantsWorkflow(container).run({
    input: { product_variants: products.flatMap(variantInputs) },
  })
  return new Map(result.map((variant) => [variant.sku ?? '', variant.id]))
}

async function seedTypes(container: MedusaContainer): Promise<IdsBySlug> {
  const values = [...new Set(categories.map((category) => category.productType))]
  const { result } = await createProductTypesWorkflow(container).run({
    input: { product_types: values.map((value) => ({ value })) },
  })
  return new Map(result.map((type) => [type.value, type.id]))
}

async function seedTags(container: MedusaContainer, products: readonly Product[]): Promise<IdsBySlug> {
  const values = [...new Set(products.flatMap((product) => product.tags))]
  const { result } = await createProductTagsWorkflow(container).run({
    input: { product_tags: values.map((value) => ({ value })) },
  })
  return new Map(result.map((tag) => [tag.value, tag.id]))
}
