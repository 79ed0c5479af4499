import { useRef } from 'react'
import type { ScrollMemory } from '../router/scroll-memory.ts'
import { idleComponent } from '../ui/idle-component.tsx'
import { lazyComponent } from '../ui/lazy-component.tsx'
import type { PageLoading } from '../router/page-loading.ts'
import { useServices } from '../services/services-context.ts'
import { useShopSettings } from '../queries/shop-settings.ts'
import { usePendingQueries } from '../queries/use-pending-queries.ts'
import { LocationProvider, usePathname } from '../hooks/location-provider.tsx'
import { NavigationEffects } from '../router/navigation-effects.tsx'
import { useStore } from '../hooks/use-store.ts'
import { footerNewsletterCopy, shellCopy } from '../copy/shell.ts'
import { CartEntry } from '../features/cart/cart-entry.tsx'
import { CartNotices } from '../features/cart/cart-notices.tsx'
import { SessionNotices } from '../features/auth/session-notices.tsx'
import { SearchEntry } from '../features/search/search-entry.tsx'
import { Footer } from '../features/layout/footer.tsx'
import { CartLink, ProfileLink, WishlistLink } from '../features/layout/header-links.tsx'
import { Header, PlainHeader } from '../features/layout/header.tsx'
import { TopProgress } from '../features/layout/top-progress.tsx'
import { Announcer } from '../ui/announcer.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { ServedMarkup } from '../ui/served-markup.tsx'
import { classNames } from '../ui/class-names.ts'
import { AsyncBoundary } from '../ui/async-boundary.tsx'
import { SkipLink } from '../ui/primitives/skip-link.tsx'
import { notify } from '../ui/toast/notify.ts'
import { TooltipRegion } from '../ui/tooltip/tooltip-region.tsx'
import { ToastRegion } from '../ui/toast/toast-region.tsx'
import type { Pages } from './lazy-page.ts'
import { ByFrame } from './by-frame.tsx'
import { Router } from './router.tsx'

// Reports network changes. Not needed for the first render.
const ConnectionNote = idleComponent(async () => (await import('./late-parts.ts')).ConnectionNote)

// Below the fold on every page, so it loads later.
const NewsletterForm = lazyComponent(async () => (await import('./late-parts.ts')).NewsletterForm)

// Few shops have one. The server writes it into the page.
const AnnouncementBar = lazyComponent(
  async () => (await import('../features/layout/announcement-bar.tsx')).AnnouncementBar,
)

// Few shops have it on.
const MeasuringPart = idleComponent(
  async () => (await import('../features/measuring/late-measuring.ts')).MeasuringPart,
)
const OfflinePart = idleComponent(
  async () => (await import('../features/offline/offline-part.tsx')).OfflinePart,
)
const ConsentButton = idleComponent(
  async () => (await import('../features/measuring/late-measuring.ts')).ConsentButton,
)

const ThemeSwitch = lazyComponent(async () => (await import('./late-parts.ts')).ThemeSwitch)

// The server writes them into the page, where they stay without their code.
const LocaleChooser = lazyComponent(
  async () => (await import('../features/locale/late-locale.ts')).LocaleChooser,
)
const LocaleEntry = lazyComponent(async () => (await import('../features/locale/late-locale.ts')).LocaleEntry)

const LocaleScript = idleComponent(async () => (await import('./late-parts.ts')).LocaleScript)

// Few of the pages that are seen are the checkout's.
const enclosedFrame = async () => await import('../features/layout/enclosed-frame.tsx')
const EnclosedHeader = lazyComponent(async () => (await enclosedFrame()).EnclosedHeader)
const EnclosedFooter = lazyComponent(async () => (await enclosedFrame()).EnclosedFooter)

const AccountLinks = lazyComponent(
  async () => (await import('../features/account/account-links.tsx')).AccountLinks,
)

/**
 * Components that only render notices. Each has its own error boundary, so a failing one does not affect the others.
 */
const unseen = [CartNotices, SessionNotices, Announcer, Toasts, TooltipRegion]

function Toasts() {
  const { hasLowToasts } = useServices().preset
  return <ToastRegion place={hasLowToasts ? 'bottom' : 'top'} />
}

interface RootLayoutProps {
  readonly pages: Pages
  readonly loading: PageLoading
  readonly scrollMemory: ScrollMemory
  readonly year: number
}

/** As high as the header, which lies over the page. */
const belowHeader = <div className="pt-header" />

/** The layout around every page. */
export function RootLayout({ pages, loading, scrollMemory, year }: RootLayoutProps) {
  const main = useRef<HTMLElement>(null)
  const { hasRegions, waits } = useServices().preset
  const { historyFlagMs } = waits
  const { announcement, measuring, readsOffline } = useShopSettings()
  const locale = hasRegions && (
    <ServedMarkup>
      <AsyncBoundary failed={null}>
        <LocaleChooser isMain />
      </AsyncBoundary>
    </ServedMarkup>
  )
  return (
    <LocationProvider>
      <div className="flex min-h-dvh flex-col">
        <SkipLink target="content" label={shellCopy.skip} />
        <ErrorBoundary renderFailure={() => <PlainHeader />}>
          <ByFrame
            usual={
              <Header
                actions={
                  <>
                    {hasRegions && (
                      <ServedMarkup className="contents">
                        <AsyncBoundary failed={null}>
                          <LocaleEntry />
                        </AsyncBoundary>
                      </ServedMarkup>
                    )}
                    <AsyncBoundary failed={null}>
                      <SearchEntry />
                    </AsyncBoundary>
                    <ProfileLink />
                    <WishlistLink />
                    <AsyncBoundary failed={<CartLink />}>
                      <CartEntry />
                    </AsyncBoundary>
                  </>
                }
                account={
                  <AsyncBoundary>
                    <AccountLinks />
                  </AsyncBoundary>
                }
              />
            }
            enclosed={
              <AsyncBoundary failed={<PlainHeader />} waiting={<PlainHeader />}>
                <EnclosedHeader />
              </AsyncBoundary>
            }
          />
        </ErrorBoundary>
        {announcement !== undefined && (
          <ByFrame
            usual={
              <AsyncBoundary failed={belowHeader} waiting={belowHeader}>
                <AnnouncementBar announcement={announcement} />
              </AsyncBoundary>
            }
            enclosed={belowHeader}
          />
        )}
        <main
          ref={main}
          id="content"
          tabIndex={-1}
          className={classNames('flex-1', announcement === undefined && 'pt-header')}
        >
          <AsyncBoundary failed={null}>
            <LoadingBar loading={loading} />
            <ConnectionNote />
          </AsyncBoundary>
          <Router pages={pages} />
        </main>
        <AsyncBoundary>
          <ByFrame
            usual={
              <Footer
                year={year}
                locale={locale}
                consent={measuring && <ConsentButton />}
                newsletter={<FooterNewsletter />}
                theme={
                  <AsyncBoundary>
                    <ThemeSwitch />
                  </AsyncBoundary>
                }
              />
            }
            enclosed={<EnclosedFooter year={year} locale={locale} />}
          />
        </AsyncBoundary>
        {unseen.map((Unseen, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes
          <AsyncBoundary key={index} failed={null}>
            <Unseen />
          </AsyncBoundary>
        ))}
        {hasRegions && (
          <AsyncBoundary failed={null}>
            <LocaleScript />
          </AsyncBoundary>
        )}
        {measuring !== undefined && (
          <AsyncBoundary failed={null}>
            <MeasuringPart settings={measuring} />
          </AsyncBoundary>
        )}
        {readsOffline && <OfflinePart />}
        <NavigationEffects
          main={main}
          loading={loading}
          scrollMemory={scrollMemory}
          historyFlagMs={historyFlagMs}
        />
      </div>
    </LocationProvider>
  )
}

/** A component of its own, so that the layout does not re-render on every request. */
function LoadingBar({ loading }: { readonly loading: PageLoading }) {
  const codeOrHistory = useStore(loading)
  const firstReads = usePendingQueries()
  return <TopProgress loading={codeOrHistory || firstReads > 0} />
}

/** A home page with the form among its sections needs it only once. */
function FooterNewsletter() {
  const isHome = usePathname() === '/'
  const { homeSections } = useShopSettings()
  if (isHome && homeSections?.some(({ kind }) => kind === 'newsletter')) return null
  return (
    <>
      <h2 className="mb-2 text-small font-medium text-ink">{shellCopy.footer.newsletter}</h2>
      <p className="mb-6 max-w-80 text-body text-ink-2">{footerNewsletterCopy.lead}</p>
      <div className="min-h-33 sm:min-h-19">
        <AsyncBoundary>
          <NewsletterForm
            place="footer"
            onSubscribed={() => notify({ title: footerNewsletterCopy.thanks, tone: 'success' })}
          />
        </AsyncBoundary>
      </div>
    </>
  )
}
