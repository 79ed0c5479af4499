import type { AddressedEntity } from '../../modules/redirects/service'

const pageOf: Readonly<Record<AddressedEntity, string>> = {
  product: 'product',
  product_category: 'category',
  product_collection: 'collection',
}

/** The address of a record's page in the shop. */
export const pathOfPage = (entity: AddressedEntity, handle: string): string =>
  `/${pageOf[entity]}/${encodeURIComponent(handle)}`

/**
 * One spelling for all spellings of a path: in lower case, without a query and without slashes too many. Undefined for what
 * is no path of a page.
 */
export function normalPath(text: string): string | undefined {
  const [path = ''] = text.trim().split(/[?#]/, 1)
  if (!path.startsWith('/') || path.length > 2_000) return undefined
  try {
    const parts = path.split('/').filter((part) => part !== '')
    if (parts.length === 0) return undefined
    return `/${parts.map((part) => encodeURIComponent(decodeURIComponent(part).toLowerCase())).join('/')}`
  } catch {
    return undefined
  }
}
