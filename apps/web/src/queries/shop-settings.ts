import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ShopPage, ShopSettings } from '@umber/storefront-core/shop'
import { useMemo } from 'react'
import { shownSettings, type ShownSettings } from '../config/shown-settings.ts'
import { useServices, type Services } from '../services/services-context.ts'

const minutes = 60_000

type SettingsServices = Pick<Services, 'shopSettings'>

/** What the owner has set. Every page loads it, from the server, and shows the sources' texts meanwhile. */
export const shopSettingsQuery = ({ shopSettings }: SettingsServices) =>
  queryOptions<ShopSettings>({
    queryKey: ['shop-settings'],
    queryFn: async ({ signal }) => await (await shopSettings()).read({ signal }),
    meta: { isBackdrop: true },
    staleTime: 5 * minutes,
  })

/** A page that the owner wrote; `null` when there is none. */
export const shopPageQuery = ({ content }: Pick<Services, 'content'>, slug: string) =>
  queryOptions<ShopPage | null>({
    queryKey: ['shop-page', slug],
    queryFn: async ({ signal }) => (await (await content()).page(slug, { signal })) ?? null,
    staleTime: 5 * minutes,
  })

/** The shop's settings: what the owner has set, and the sources' values in place of what is missing. */
export function useShopSettings(): ShownSettings {
  const services = useServices()
  const { preset, socialLinks } = services
  const { data } = useQuery({
    ...shopSettingsQuery(services),
    enabled: preset.hasShopSettings === true,
  })
  return useMemo(() => shownSettings(data, { socialLinks }), [data, socialLinks])
}
