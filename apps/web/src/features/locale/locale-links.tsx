import { useId, type ComponentProps } from 'react'
import { directionOf, languageName } from '../../../messages/languages.ts'
import { tagOf, type PageLocale } from '../../config/locale.ts'
import { offeredLocales } from '../../config/offered-locales.ts'
import { regionOf, type ShopRegions } from '../../config/regions.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { usePathname } from '../../hooks/location-provider.tsx'
import { useServices } from '../../services/services-context.ts'
import { localeAnchor } from './locale-anchor.ts'

const look =
  'inline-flex min-h-11 items-center gap-2 text-body text-ink-2 hover:text-ink hover:underline underline-offset-4 aria-[current]:text-ink aria-[current]:underline'

/** Links to this page in every country and language. */
export function LocaleLinks({ regions }: { readonly regions: ShopRegions }) {
  const { locale: page } = useServices()
  const { country: nameOf } = useFormats()
  const pathname = usePathname()
  const id = useId()
  const places = byCountry(offeredLocales(regions))
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-x-6">
      {places.map(({ country, locales }) => {
        const currency = regionOf(regions, country)?.currency.toUpperCase()
        const [only] = locales
        if (locales.length === 1 && only !== undefined)
          return (
            <li key={country}>
              <LocaleLink {...localeAnchor(only, pathname)} isPage={tagOf(only) === tagOf(page)}>
                {nameOf(country)} <span className="text-small text-ink-2">{currency}</span>
              </LocaleLink>
            </li>
          )
        return (
          <li key={country} className="py-2">
            <p id={`${id}-${country}`} className="text-body text-ink">
              {nameOf(country)} <span className="text-small text-ink-2">{currency}</span>
            </p>
            <ul aria-labelledby={`${id}-${country}`} className="flex flex-wrap gap-x-4">
              {locales.map((locale) => (
                <li key={locale.language}>
                  <LocaleLink
                    {...localeAnchor(locale, pathname)}
                    lang={locale.language}
                    dir={directionOf(locale.language)}
                    isPage={tagOf(locale) === tagOf(page)}
                  >
                    {languageName(locale.language)}
                  </LocaleLink>
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

interface LocaleLinkProps extends ComponentProps<'a'> {
  readonly isPage: boolean
}

function LocaleLink({ isPage, children, ...link }: LocaleLinkProps) {
  return (
    <a
      {...link}
      // The server does not know the whole address of a visitor's own page.
      suppressHydrationWarning
      aria-current={isPage ? 'true' : undefined}
      className={look}
    >
      {children}
    </a>
  )
}

/** Countries in the backend's order, the home country first. */
function byCountry(locales: readonly PageLocale[]) {
  const countries = [...new Set(locales.flatMap(({ country }) => country ?? []))]
  return countries.map((country) => ({
    country,
    locales: locales.filter((locale) => locale.country === country),
  }))
}
