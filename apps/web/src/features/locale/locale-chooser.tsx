import { languages } from '../../config/languages.ts'
import { offeredLocales, regionOf } from '../../config/regions.ts'
import { localeCopy as copy } from '../../copy/region.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { useRegions } from '../../queries/regions.ts'
import { useServices } from '../../services/services-context.ts'
import { LocaleLinks } from './locale-links.tsx'

/** The country and the language of the page, which opens the others. Works without script. */
export function LocaleChooser() {
  const { locale } = useServices()
  const { country: nameOf } = useFormats()
  const regions = useRegions()
  if (regions === undefined || locale.country === undefined || offeredLocales(regions).length < 2) return null
  const language = languages.find(({ code }) => code === locale.language)?.name
  const currency = regionOf(regions, locale.country)?.currency.toUpperCase()
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center gap-x-2 text-body text-ink-2 hover:text-ink">
        <span className="sr-only">{copy.title}: </span>
        {nameOf(locale.country)}, {language} ({currency})
      </summary>
      <nav aria-label={copy.title} className="pt-2 pb-4">
        <LocaleLinks regions={regions} />
      </nav>
    </details>
  )
}
