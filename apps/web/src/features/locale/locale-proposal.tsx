import { useState } from 'react'
import { directionOf, languageName } from '../../../messages/languages.ts'
import { chooseLocale } from '../../browser/chosen-locale.ts'
import { tagOf, type PageLocale } from '../../config/locale.ts'
import { localeCopy as copy } from '../../copy/region.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { usePathname } from '../../hooks/location-provider.tsx'
import { useServices } from '../../services/services-context.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { buttonClass } from '../../ui/primitives/button-class.ts'
import { localeAnchor } from './locale-anchor.ts'

/** Proposes another shop to a visitor whom it suits better. It lies over the page's end, so nothing moves. */
export function LocaleProposal({ wanted }: { readonly wanted: PageLocale }) {
  const { locale: page } = useServices()
  const { country: nameOf } = useFormats()
  const pathname = usePathname()
  const [isDeclined, setDeclined] = useState(false)
  if (isDeclined || wanted.country === undefined || page.country === undefined) return null
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
            {...localeAnchor(wanted, pathname)}
            {...(isSameCountry && { lang: wanted.language, dir: directionOf(wanted.language) })}
            className={buttonClass({ size: 'small' })}
          >
            {isSameCountry ? spoken : copy.go(there)}
          </a>
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              chooseLocale(tagOf(page), () => window.localStorage)
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
