import { useRef } from 'react'
import type { ScrollMemory } from '../adapters/scroll-memory.ts'
import { lazyPart } from '../bindings/lazy-part.tsx'
import type { PageLoading } from '../bindings/page-loading.ts'
import { useShop } from '../bindings/shop.ts'
import { useFirstReads } from '../bindings/use-first-reads.ts'
import { useHistoryFlag } from '../bindings/use-history-flag.ts'
import { useRouteFocus } from '../bindings/use-route-focus.ts'
import { useScrollPlace } from '../bindings/use-scroll-place.ts'
import { useStore } from '../bindings/use-store.ts'
import { footerNewsletterCopy, shellCopy } from '../copy/shell.ts'
import { CartEntry } from '../features/cart/cart-entry.tsx'
import { CartNotices } from '../features/cart/cart-notices.tsx'
import { SessionNotices } from '../features/auth/session-notices.tsx'
import { SearchEntry } from '../features/search/search-entry.tsx'
import { Footer } from '../features/shell/footer.tsx'
import { CartLink, ProfileLink, WishlistLink } from '../features/shell/header-links.tsx'
import { Header } from '../features/shell/header.tsx'
import { PlainHeader } from '../features/shell/plain-header.tsx'
import { TopProgress } from '../features/shell/top-progress.tsx'
import { Announcer } from '../ui/announcer.tsx'
import { Boundary } from '../ui/boundary.tsx'
import { Part } from '../ui/part.tsx'
import { SkipLink } from '../ui/primitives/skip-link.tsx'
import { notify } from '../ui/toast/notify.ts'
import { quietPart } from '../ui/quiet-part.tsx'
import { TipRegion } from '../ui/tip/tip-region.tsx'
import { ToastRegion } from '../ui/toast/toast-region.tsx'
import type { Pages } from './lazy-page.ts'
import { Router } from './router.tsx'

// Says what the network does, which nobody has to know while the page begins.
const ConnectionNote = quietPart(
  async () => (await import('../features/shell/connection-note.tsx')).ConnectionNote,
)

// At the foot of every page, where nobody is when it begins.
const NewsletterForm = lazyPart(
  async () => (await import('../features/newsletter/newsletter-form.tsx')).NewsletterForm,
)

const ThemeSwitch = lazyPart(async () => (await import('../features/shell/theme-switch.tsx')).ThemeSwitch)

const AccountLinks = lazyPart(
  async () => (await import('../features/account/account-links.tsx')).AccountLinks,
)

/** What says something now and then; each falls by itself. */
const unseen = [CartNotices, SessionNotices, Announcer, ToastRegion, TipRegion]

interface FrameProps {
  readonly pages: Pages
  readonly loading: PageLoading
  readonly scrollMemory: ScrollMemory
  readonly year: number
}

/** What stands around every page. */
export function Frame({ pages, loading, scrollMemory, year }: FrameProps) {
  const main = useRef<HTMLElement>(null)
  useScrollPlace(scrollMemory)
  useHistoryFlag(loading, useShop().preset.waits.historyFlag)
  useRouteFocus(main)
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="content" label={shellCopy.skip} />
      <Boundary renderFailure={() => <PlainHeader />}>
        <Header
          actions={
            <>
              <Part failed={null}>
                <SearchEntry />
              </Part>
              <ProfileLink />
              <WishlistLink />
              <Part failed={<CartLink />}>
                <CartEntry />
              </Part>
            </>
          }
          account={
            <Part>
              <AccountLinks />
            </Part>
          }
        />
      </Boundary>
      <main ref={main} id="content" tabIndex={-1} className="flex-1 pt-header">
        <Part failed={null}>
          <LoadingBar loading={loading} />
          <ConnectionNote />
        </Part>
        <Router pages={pages} />
      </main>
      <Part>
        <Footer
          year={year}
          newsletter={
            <>
              <h2 className="mb-2 text-small font-medium text-ink">{shellCopy.footer.newsletter}</h2>
              <p className="mb-6 max-w-80 text-body text-ink-2">{footerNewsletterCopy.lead}</p>
              <div className="min-h-33 sm:min-h-19">
                <Part>
                  <NewsletterForm
                    place="footer"
                    onSubscribed={() => notify({ title: footerNewsletterCopy.thanks, tone: 'success' })}
                  />
                </Part>
              </div>
            </>
          }
          theme={
            <Part>
              <ThemeSwitch />
            </Part>
          }
        />
      </Part>
      {unseen.map((Unseen, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes
        <Part key={index} failed={null}>
          <Unseen />
        </Part>
      ))}
    </div>
  )
}

/** Apart from the frame, so that the frame is not drawn anew with every request. */
function LoadingBar({ loading }: { readonly loading: PageLoading }) {
  const codeOrHistory = useStore(loading)
  const firstReads = useFirstReads()
  return <TopProgress loading={codeOrHistory || firstReads > 0} />
}
