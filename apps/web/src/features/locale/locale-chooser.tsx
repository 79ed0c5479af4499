import { languageName } from '../../../messages/languages.ts'
import { offeredLocales } from '../../config/offered-locales.ts'
import { regionOf } from '../../config/regions.ts'
import { localeCopy as copy } from '../../copy/region.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { useRegions } from '../../queries/regions.ts'
import { useServices } from '../../services/services-context.ts'
import { localesId } from './locale-anchor.ts'
import { LocaleLinks } from './locale-links.tsx'
import { inRow } from '../../i18n/in-row.ts'

interface LocaleChooserProps {
  /** The page's own, which the header leads to. */
  readonly isMain?: boolean
}

/** The country and the language of the page, which opens the others. Works without script. */
export function LocaleChooser({ isMain = false }: LocaleChooserProps) {
  const { locale } = useServices()
  const { country: nameOf } = useFormats()
  const regions = useRegions()
  if (regions === undefined || locale.country === undefined || offeredLocales(regions).length < 2) return null
  const currency = regionOf(regions, locale.country)?.currency.toUpperCase()
  return (
    <details id={isMain ? localesId : undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-x-2 text-body text-ink-2 hover:text-ink">
        <span className="sr-only">{copy.chosen}: </span>
        {inRow([nameOf(locale.country), languageName(locale.language)])} ({currency})
      </summary>
      <nav aria-label={copy.places} className="pt-2 pb-4">
        <LocaleLinks regions={regions} />
      </nav>
    </details>
  )
}
