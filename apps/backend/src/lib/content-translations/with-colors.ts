import type { RemoteQueryFunction } from '@medusajs/framework/types'

interface PicturedProduct {
  readonly options?: readonly { readonly values?: readonly Value[] | null }[] | null
  product_content?: { readonly pictures?: readonly { readonly color: string | null }[] | null }
}

interface Value {
  readonly id?: string
  readonly value: string
}

/** Names the colours of pictures as the translated options of their products do. Changes the products in place. */
export async function withColorsOf(
  query: Pick<RemoteQueryFunction, 'graph'>,
  products: readonly PicturedProduct[],
): Promise<void> {
  const colored = products.filter(({ product_content: content }) =>
    (content?.pictures ?? []).some(({ color }) => color !== null),
  )
  const ids = colored.flatMap(valuesOf).flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return
  const { data } = await query.graph({
    entity: 'product_option_value',
    fields: ['id', 'value'],
    filters: { id: ids },
  })
  const entered = new Map((data as readonly Value[]).map(({ id, value }) => [id, value]))
  for (const product of colored) {
    const names = new Map(valuesOf(product).map(({ id, value }) => [entered.get(id), value]))
    product.product_content = {
      ...product.product_content,
      pictures: (product.product_content?.pictures ?? []).map((picture) => recolored(picture, names)),
    }
  }
}

const valuesOf = ({ options }: PicturedProduct): readonly Value[] =>
  (options ?? []).flatMap(({ values }) => values ?? [])

/** A picture with its colour as it is named in another language. */
export const recolored = <Picture extends { readonly color: string | null }>(
  picture: Picture,
  names: ReadonlyMap<string | undefined, string>,
): Picture => ({
  ...picture,
  color: picture.color === null ? null : (names.get(picture.color) ?? picture.color),
})
