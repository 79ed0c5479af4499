import { withoutTrailingSlashes } from '@umber/storefront-core/platform'

/** Where the backend keeps pictures: those of the sample store, and those of Medusa's local file provider. */
export const picturePaths: readonly string[] = ['/images', '/static']

/**
 * The address at which the shop's own server relays a picture of the backend, so that a first visit needs no second
 * connection for it. Any other address stays as it is.
 */
export function relayedPicture(src: string, backendUrl: string): string {
  const base = withoutTrailingSlashes(backendUrl)
  const path = src.startsWith(`${base}/`) ? src.slice(base.length) : ''
  return picturePaths.some((start) => path.startsWith(`${start}/`)) ? path : src
}
