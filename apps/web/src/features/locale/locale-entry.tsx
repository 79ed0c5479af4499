import { languageName } from '../../../messages/languages.ts'
import { offeredLocales } from '../../config/offered-locales.ts'
import { localeCopy as copy } from '../../copy/region.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { useRegions } from '../../queries/regions.ts'
import { useServices } from '../../services/services-context.ts'
import { localesId } from './locale-anchor.ts'

/** In the header of wide screens: the country of the page, which leads to the choice in the footer, without script too. */
export function LocaleEntry() {
  const { locale } = useServices()
  const { country: nameOf } = useFormats()
  const regions = useRegions()
  if (regions === undefined || locale.country === undefined || offeredLocales(regions).length < 2) return null
  const country = nameOf(locale.country)
  return (
    <a
      href={`#${localesId}`}
      aria-label={`${copy.chosen}: ${country} (${languageName(locale.language)})`}
      className="me-2 hidden min-h-11 items-center text-small whitespace-nowrap text-ink-2 hover:text-ink xl:inline-flex"
    >
      {country}
    </a>
  )
}
