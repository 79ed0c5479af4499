import type { MouseEvent } from 'react'
import { chooseLocale } from '../../browser/chosen-locale.ts'
import { splitPath, tagOf, type PageLocale } from '../../config/locale.ts'
import { regionOf, type ShopRegions } from '../../config/regions.ts'
import { usePathname } from '../../hooks/location-provider.tsx'
import { cartMovesKey } from '../../services/cart.ts'
import { useServices } from '../../services/services-context.ts'

/** The properties of a link to the same page in another locale. The choice is remembered, and the cart goes with the shopper. */
export function useLocaleLinks(regions: ShopRegions) {
  const { tabStorage } = useServices()
  const pathname = usePathname()
  return (locale: PageLocale) => ({
    href: locale.prefix + pathname,
    hrefLang: tagOf(locale),
    onClick({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
      const { pathname: here, search, hash } = window.location
      // What the address asks for goes along. The server, which has written the link, does not know all of it.
      currentTarget.href = locale.prefix + splitPath(here).pathname + search + hash
      chooseLocale(tagOf(locale), () => window.localStorage)
      const region = regionOf(regions, locale.country)
      if (region !== undefined) tabStorage.set(cartMovesKey, region.id)
    },
  })
}
