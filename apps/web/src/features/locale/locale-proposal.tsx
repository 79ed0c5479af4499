import { useState } from 'react'
import { directionOf, languageName } from '../../../messages/languages.ts'
import { chooseLocale, chosenLocale } from '../../browser/chosen-locale.ts'
import { tagOf } from '../../config/locale.ts'
import { localeCopy as copy } from '../../copy/region.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { useServices } from '../../services/services-context.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { buttonClass } from '../../ui/primitives/button-class.ts'
import { browserVisitor, suggestedLocale } from './suggested-locale.ts'
import { useLocaleLinks } from './use-locale-links.ts'
import type { ShopRegions } from '../../config/regions.ts'

const openStorage = () => window.localStorage

/** Proposes another shop to a visitor whom it suits better. It lies over the page's end, so nothing moves. */
export function LocaleProposal({ regions }: { readonly regions: ShopRegions }) {
  const { locale: page } = useServices()
  const { country: nameOf } = useFormats()
  const toLocale = useLocaleLinks(regions)
  const [isDeclined, setDeclined] = useState(false)
  const [wanted] = useState(() =>
    suggestedLocale({ page, regions, chosen: chosenLocale(openStorage), visitor: browserVisitor() }),
  )
  if (isDeclined || wanted?.country === undefined || page.country === undefined) return null
  const isSameCountry = wanted.country === page.country
  const spoken = languageName(wanted.language)
  const here = nameOf(page.country)
  const country = nameOf(wanted.country)
  const there = wanted.language === page.language ? country : `${country} (${spoken})`
  return (
    <section
      aria-label={copy.label}
      className="layer-header fixed inset-x-0 bottom-0 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <div className="page-width flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className="min-w-0 flex-1 basis-60 text-body">
          {isSameCountry ? copy.proposeLanguage(spoken) : copy.propose({ here, there })}
        </p>
        <div className="flex flex-wrap gap-2">
          <a
            {...toLocale(wanted)}
            {...(isSameCountry && { lang: wanted.language, dir: directionOf(wanted.language) })}
            className={buttonClass({ size: 'small' })}
          >
            {isSameCountry ? spoken : copy.go(there)}
          </a>
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              chooseLocale(tagOf(page), openStorage)
              setDeclined(true)
            }}
          >
            {copy.stay}
          </Button>
        </div>
      </div>
    </section>
  )
}
