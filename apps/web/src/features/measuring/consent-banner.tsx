import type { MeasuringSettings } from '@umber/storefront-core/shop'
import { useEffect, useRef } from 'react'
import { paths } from '../../config/paths.ts'
import { measuringCopy as copy } from '../../copy/measuring.ts'
import { useFormats } from '../../hooks/use-formats.ts'
import { isolated } from '../../i18n/isolated.ts'
import { announce } from '../../ui/announcer.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import type { Choice } from './consent.ts'

interface ConsentBannerProps {
  readonly settings: MeasuringSettings
  readonly choice: Choice
  /** The visitor has asked for it, so it takes the focus. */
  readonly isAskedFor: boolean
  readonly onChoose: (choice: 'accepted' | 'declined') => void
}

/**
 * Asks whether the visit may be counted. It sticks to the end of the window and has a place of its own at the page's end, so that it
 * covers nothing for good, and blocks nothing.
 */
export function ConsentBanner({ settings, choice, isAskedFor, onChoose }: ConsentBannerProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAskedFor) heading.current?.focus()
  }, [isAskedFor])
  const choose = (chosen: 'accepted' | 'declined') => {
    onChoose(chosen)
    announce(chosen === 'accepted' ? copy.accepted : copy.declined)
  }
  const { all } = useFormats()
  const names = [settings.ga4Id && copy.google, settings.plausibleDomain && copy.plausible]
  const services = all(names.filter((name) => name !== undefined).map(isolated))
  return (
    <section
      aria-labelledby="consent"
      className="layer-header sticky inset-x-0 bottom-0 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="consent" ref={heading} tabIndex={-1} className="text-body font-medium text-ink">
            {copy.question}
          </h2>
          <p className="mt-1 text-small text-ink-2">
            {copy.text(services)}{' '}
            {choice !== undefined && (choice === 'accepted' ? copy.isAccepted : copy.isDeclined)}{' '}
            <Link to={paths.privacy()} className="underline underline-offset-4">
              {copy.privacy}
            </Link>
          </p>
        </div>
        {/* Of equal weight. */}
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" onClick={() => choose('declined')}>
            {copy.decline}
          </Button>
          <Button variant="outline" onClick={() => choose('accepted')}>
            {copy.accept}
          </Button>
        </div>
      </div>
    </section>
  )
}
