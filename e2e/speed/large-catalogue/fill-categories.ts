import type { Merchant } from '../../support/merchant.ts'

/** 10 at the top, 5 below each, and 5 below each of those. */
const tops = 10
const middles = 5
const lows = 5
const inCategory = 20

export interface FilledCategories {
  readonly categories: number
  readonly products: number
  /** The first at the top. */
  readonly id: string
  readonly slug: string
  /** How many products are in it or below it. */
  readonly inFirst: number
}

const nameOf = (kind: string, number: number): string => `${kind} ${String(number + 1).padStart(3, '0')}`

/** Makes the categories that are missing, and puts products into the lowest. */
export async function fillCategories(
  { admin, save }: Merchant,
  say: (line: string) => void,
): Promise<FilledCategories> {
  const products = await allProducts(admin)
  const present = await admin.productCategory.list({ limit: 1000, fields: 'id,handle' })
  const known = new Map(present.product_categories.map(({ id, handle }) => [handle, id]))
  let made = 0
  const ensure = async (name: string, parent: string | undefined): Promise<string> => {
    const handle = name.toLowerCase().replaceAll(' ', '-')
    const existing = known.get(handle)
    if (existing !== undefined) return existing
    made += 1
    const { product_category: category } = await admin.productCategory.create({
      name,
      handle,
      is_active: true,
      description: `Everything of ${name.toLowerCase()}, chosen with care and sent from one place.`,
      ...(parent !== undefined && { parent_category_id: parent }),
    })
    return category.id
  }
  const topIds: string[] = []
  let leaf = 0
  for (let top = 0; top < tops; top += 1) {
    const topId = await ensure(nameOf('Department', top), undefined)
    topIds.push(topId)
    for (let middle = 0; middle < middles; middle += 1) {
      const middleId = await ensure(nameOf('Range', top * middles + middle), topId)
      for (let low = 0; low < lows; low += 1, leaf += 1) {
        const before = made
        const id = await ensure(nameOf('Kind', leaf), middleId)
        const add = products.slice((leaf * inCategory) % products.length).slice(0, inCategory)
        if (made > before) await save(`/admin/product-categories/${id}/products`, { add })
      }
    }
    say(`${nameOf('Department', top)} and what is below it`)
  }
  return {
    categories: known.size + made,
    products: products.length,
    id: topIds[0] ?? '',
    slug: 'department-001',
    inFirst: middles * lows * inCategory,
  }
}

async function allProducts(admin: Merchant['admin']): Promise<readonly string[]> {
  const ids: string[] = []
  for (;;) {
    const { products, count } = await admin.product.list({ limit: 1000, offset: ids.length, fields: 'id' })
    ids.push(...products.map(({ id }) => id))
    if (products.length === 0 || ids.length >= count) return ids
  }
}
