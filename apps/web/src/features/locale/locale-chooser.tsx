import { languageName } from '../../../messages/languages.ts'
import { offeredLocales } from '../../config/offered-locales.ts'
import { regionOf } from '../../config/regions.ts'
import { localeCopy as copy } from '../../copy/region.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { useRegions } from '../../queries/regions.ts'
import { useServices } from '../../services/services-context.ts'
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts'
import { localesId } from './locale-entry.tsx'
import { LocaleLinks } from './locale-links.tsx'
import { LocaleProposal } from './locale-proposal.tsx'

interface LocaleChooserProps {
  /** The page's own, which the header leads to. It also proposes a shop that suits the visitor better. */
  readonly proposes?: boolean
}

/** The country and the language of the page, which opens the others. Works without script. */
export function LocaleChooser({ proposes = false }: LocaleChooserProps) {
  const { locale } = useServices()
  const { country: nameOf } = useFormats()
  const regions = useRegions()
  const isHydrated = useIsHydrated()
  if (regions === undefined || locale.country === undefined || offeredLocales(regions).length < 2) return null
  const currency = regionOf(regions, locale.country)?.currency.toUpperCase()
  return (
    <>
      <details id={proposes ? localesId : undefined}>
        <summary className="flex min-h-11 cursor-pointer items-center gap-x-2 text-body text-ink-2 hover:text-ink">
          <span className="sr-only">{copy.chosen}: </span>
          {nameOf(locale.country)}, {languageName(locale.language)} ({currency})
        </summary>
        <nav aria-label={copy.places} className="pt-2 pb-4">
          <LocaleLinks regions={regions} />
        </nav>
      </details>
      {proposes && isHydrated && <LocaleProposal regions={regions} />}
    </>
  )
}
