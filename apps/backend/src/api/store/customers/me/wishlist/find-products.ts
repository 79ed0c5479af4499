import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

export interface NamedProduct {
  readonly id: string
  readonly handle: string
  readonly title: string
  readonly thumbnail: string | null
}

/** Finds published products by id or handle. */
export async function findProducts(
  container: MedusaContainer,
  names: readonly string[],
): Promise<readonly NamedProduct[]> {
  if (names.length === 0) return []
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: 'product',
    fields: ['id', 'handle', 'title', 'thumbnail'],
    filters: { status: 'published', $or: [{ id: [...names] }, { handle: [...names] }] },
  })
  return data.map(({ id, handle, title, thumbnail }) => ({ id, handle, title, thumbnail }))
}
