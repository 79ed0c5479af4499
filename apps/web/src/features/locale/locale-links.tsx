import { languages } from '../../../messages/languages.ts'
import { tagOf, type PageLocale } from '../../config/locale.ts'
import { offeredLocales } from '../../config/offered-locales.ts'
import { regionOf, type ShopRegions } from '../../config/regions.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { useServices } from '../../services/services-context.ts'
import { useLocaleLinks } from './use-locale-links.ts'

const link =
  'inline-flex min-h-11 items-center gap-2 text-body text-ink-2 hover:text-ink hover:underline underline-offset-4 aria-[current]:text-ink aria-[current]:underline'

/** Links to this page in every country and language. */
export function LocaleLinks({ regions }: { readonly regions: ShopRegions }) {
  const { locale: page } = useServices()
  const { country: nameOf } = useFormats()
  const toLocale = useLocaleLinks(regions)
  const places = byCountry(offeredLocales(regions))
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-x-6">
      {places.map(({ country, locales }) => (
        <li key={country} className="flex flex-wrap items-center gap-x-3">
          {locales.length > 1 && <span>{nameOf(country)}</span>}
          {locales.map((locale) => (
            <a
              key={locale.language}
              {...toLocale(locale)}
              // The server does not know the whole address of a visitor's own page.
              suppressHydrationWarning
              lang={locales.length > 1 ? locale.language : undefined}
              aria-current={tagOf(locale) === tagOf(page) ? 'true' : undefined}
              className={link}
            >
              {locales.length > 1 ? languageName(locale.language) : nameOf(country)}
              <span className="text-small text-ink-2">
                {regionOf(regions, country)?.currency.toUpperCase()}
              </span>
            </a>
          ))}
        </li>
      ))}
    </ul>
  )
}

const languageName = (code: string): string =>
  languages.find((language) => language.code === code)?.name ?? code

/** Countries in the backend's order, the home country first. */
function byCountry(locales: readonly PageLocale[]) {
  const countries = [...new Set(locales.flatMap(({ country }) => country ?? []))]
  return countries.map((country) => ({
    country,
    locales: locales.filter((locale) => locale.country === country),
  }))
}
