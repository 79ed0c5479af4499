import { useEffect, useState } from 'react'
import { chosenLocale } from '../../browser/chosen-locale.ts'
import { tagOf } from '../../config/locale.ts'
import { offeredLocales } from '../../config/offered-locales.ts'
import { regionOf, type ShopRegions } from '../../config/regions.ts'
import { usePathname } from '../../hooks/location-provider.tsx'
import { useRegions } from '../../queries/regions.ts'
import { cartMovesKey } from '../../services/cart.ts'
import { useServices } from '../../services/services-context.ts'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { followLocaleAnchors, leadLocaleAnchors } from './follow-locale-anchors.ts'
import { browserVisitor, suggestedLocale } from './suggested-locale.ts'

// Few visitors come from a country that another shop is for.
const LocaleProposal = lazyComponent(async () => (await import('./late-locale.ts')).LocaleProposal)

/** What the choice of a country has script for on every page. Its markup is the server's, and works without. */
export function LocaleScript() {
  const regions = useRegions()
  return regions === undefined ? null : <ScriptOfRegions regions={regions} />
}

function ScriptOfRegions({ regions }: { readonly regions: ShopRegions }) {
  const { locale: page, tabStorage } = useServices()
  const pathname = usePathname()
  const [wanted] = useState(() =>
    suggestedLocale({
      page,
      regions,
      chosen: chosenLocale(() => window.localStorage),
      visitor: browserVisitor(),
    }),
  )
  useEffect(() => leadLocaleAnchors(pathname), [pathname])
  useEffect(
    () =>
      followLocaleAnchors((tag) => {
        const locale = offeredLocales(regions).find((one) => tagOf(one) === tag)
        const region = regionOf(regions, locale?.country)
        // The cart goes with the shopper.
        if (region !== undefined) tabStorage.set(cartMovesKey, region.id)
      }),
    [regions, tabStorage],
  )
  if (wanted === undefined) return null
  return (
    <AsyncBoundary failed={null}>
      <LocaleProposal wanted={wanted} />
    </AsyncBoundary>
  )
}
