import { Client, Store } from '@umber/commerce-client'
import { createCatalogue, type Catalogue } from '@umber/storefront-core'
import { collectionCategories } from '@umber/storefront-core/catalogue'
import type { QueryClient } from '@tanstack/react-query'
import { localeHeaders, type PageLocale } from '../config/locale.ts'
import type { LocaleSettings } from '../config/offered-locales.ts'
import { createPageRegion, type PageRegion } from './page-region.ts'
import { tokenStorageKey } from '@umber/storefront-core/auth'
import type { AuthStorage } from '@umber/storefront-core/auth'

interface BackendDeps {
  readonly backendUrl: string
  readonly publishableKey: string
  readonly featuredProductIds: readonly string[]
  readonly hasProductCategories: boolean
  readonly fetch: typeof fetch
  readonly authStorage: AuthStorage
  readonly hasRegions: boolean
  readonly localeSettings: LocaleSettings
  readonly locale: PageLocale
  readonly queryClient: QueryClient
}

/** The backend's client and the catalogue read with it. Not a whole `CommerceClient`: the auth part loads with the session. */
export interface Backend {
  readonly client: { readonly client: Client; readonly store: Store }
  readonly catalogue: Catalogue
  readonly ofRegion: PageRegion
}

/** Creates the client. Loads with the first request, which a page from the server makes after its first view. */
export function createBackend({
  backendUrl,
  publishableKey,
  featuredProductIds,
  hasProductCategories,
  fetch,
  authStorage,
  hasRegions,
  localeSettings,
  ...page
}: BackendDeps): Backend {
  const http = new Client({
    fetch,
    baseUrl: backendUrl,
    publishableKey,
    globalHeaders: localeHeaders(page.locale),
    // The query client retries reads; retrying here as well would multiply the attempts.
    retry: false,
    // In milliseconds. Half a minute is slow but still useful; the page reports a slow response much earlier.
    timeout: 45_000,
    auth: {
      type: 'jwt',
      jwtTokenStorageMethod: 'custom',
      jwtTokenStorageKey: tokenStorageKey,
      storage: authStorage,
    },
  })
  const client = { client: http, store: new Store(http) }
  const ofRegion = createPageRegion({ client, settings: localeSettings, ...page })
  const categories = hasProductCategories ? { hasPageContent: true } : { categories: collectionCategories }
  return {
    client,
    catalogue: createCatalogue({
      client,
      backendUrl,
      featuredProductIds,
      hasProductContent: true,
      region: hasRegions ? ofRegion.region : undefined,
      ...categories,
    }),
    ofRegion,
  }
}
