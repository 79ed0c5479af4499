import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import {
  createProductsWorkflow,
  createProductTagsWorkflow,
  createProductTypesWorkflow,
  createProductVariantsWorkflow,
} from '@medusajs/medusa/core-flows'
import { categories, products } from '@umber/sample-store'

import type { IdsBySlug } from './categories'
import { productInput, type ProductPlaces } from './product-input'
import { seedOptions } from './product-options'
import { variantInputs } from './variant-input'

/** Variant ids by SKU. */
export type VariantIds = ReadonlyMap<string, string>

export async function seedProducts(
  container: MedusaContainer,
  places: Omit<ProductPlaces, 'types' | 'tags' | 'colorOptions'>,
): Promise<VariantIds> {
  const colors = products.map(({ slug, colors }) => ({ slug, values: colors }))
  const all: ProductPlaces = {
    ...places,
    types: await seedTypes(container),
    tags: await seedTags(container),
    colorOptions: await seedOptions(container, 'Color', colors),
  }
  await createProductsWorkflow(container).run({
    input: { products: products.map((product) => productInput(product, all)) },
  })
  await seedSizes(container)
  return await seedVariants(container)
}

/** Linked after the colours, in a step of its own: the backend answers with options in the order of linking. */
async function seedSizes(container: MedusaContainer): Promise<void> {
  const sized = products.filter((product) => product.sizes.length > 0)
  const sizes = sized.map(({ slug, sizes }) => ({ slug, values: sizes }))
  const options = await seedOptions(container, 'Size', sizes)
  await container.resolve(Modules.PRODUCT).addProductOptionToProduct(
    sized.map((product) => ({
      product_id: product.id,
      product_option_id: options.get(product.slug) ?? '',
    })),
  )
}

async function seedVariants(container: MedusaContainer): Promise<VariantIds> {
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

async function seedTags(container: MedusaContainer): Promise<IdsBySlug> {
  const values = [...new Set(products.flatMap((product) => product.tags))]
  const { result } = await createProductTagsWorkflow(container).run({
    input: { product_tags: values.map((value) => ({ value })) },
  })
  return new Map(result.map((tag) => [tag.value, tag.id]))
}
