import type { QueryClient } from '@tanstack/react-query'
import { recordOf, type PlacedPage } from '../config/match-page.ts'
import { withOwnPage } from '../config/own-pages.ts'
import type { PageReads } from '../pages/page-reads.ts'
import { categoriesQuery } from '../queries/products.ts'
import { regionsQuery } from '../queries/regions.ts'
import { regionTaxQuery } from '../queries/region-tax.ts'
import { shopSettingsQuery } from '../queries/shop-settings.ts'
import type { Services } from '../services/services-context.ts'

const modules = import.meta.glob<PageReads>('../pages/reads/*.ts', { eager: true, import: 'reads' })

/** What a page reads, as its record says. */
export function readsOf(name: PlacedPage['name']): PageReads | undefined {
  const module = recordOf(name)?.reads
  return module === undefined ? undefined : modules[`../pages/reads/${module}.ts`]
}

/**
 * Reads what a page shows first: on the server before it renders, in the browser while the page's code loads. A read
 * that fails is left to the page. Never rejects.
 */
export async function prefetchPage(
  client: QueryClient,
  services: Services,
  page: PlacedPage,
  params: URLSearchParams,
): Promise<void> {
  // Every page has the menu and the shop's settings.
  const settings = services.preset.hasShopSettings
    ? client.fetchQuery(shopSettingsQuery(services)).catch(() => undefined)
    : Promise.resolve(undefined)
  const prefetchOwn = async () => {
    const isReplaceable = recordOf(page.name)?.replacedBy !== undefined
    const shown = isReplaceable ? withOwnPage(page, (await settings)?.pages ?? []) : page
    await readsOf(shown.name)?.prefetch({ client, services, page: shown, params }, settings)
  }
  const ofRegion = services.preset.hasRegions
    ? [client.prefetchQuery(regionsQuery(services)), client.prefetchQuery(regionTaxQuery(services))]
    : []
  await Promise.all([
    settings,
    ...ofRegion,
    client.prefetchQuery(categoriesQuery(services.catalogue)),
    prefetchOwn(),
  ])
}
