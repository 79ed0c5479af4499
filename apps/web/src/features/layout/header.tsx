import { type ReactNode, useSyncExternalStore } from 'react'
import { CategoryMenu } from './category-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { useMenu } from './menu-sections.ts'
import { BrandLink } from './brand-link.tsx'
import { CartLink } from './header-links.tsx'

const threshold = 20

interface HeaderProps {
  /** At the end of the header, in tab order. */
  readonly actions: ReactNode
  /** The account links in the drawer of small screens. */
  readonly account: ReactNode
}

export function Header({ actions, account }: HeaderProps) {
  const scrolled = useScrolledPast(threshold)
  const sections = useMenu()
  return (
    <header data-scrolled={scrolled} className="site-header layer-header fixed inset-x-0 top-0 h-header">
      <div className="site-header-row page-width flex h-full items-center gap-2 lg:gap-10 xl:gap-14">
        <MobileMenu sections={sections} account={account} />
        <BrandLink className="site-header-brand flex min-h-11 min-w-0 items-center font-display font-heading text-wordmark text-ink lg:shrink-0 lg:whitespace-nowrap" />
        <CategoryMenu sections={sections} />
        <div className="site-header-actions -me-3 ms-auto flex shrink-0 items-center">{actions}</div>
      </div>
    </header>
  )
}

/** The fallback when the header fails to render: links to home and to the cart. */
export const PlainHeader = () => (
  <header className="site-header layer-header page-width fixed inset-x-0 top-0 flex h-header items-center justify-between bg-paper">
    <BrandLink className="font-display font-heading text-wordmark text-ink" />
    <CartLink />
  </header>
)

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

/** Whether the page is scrolled further than `distance` pixels. */
const useScrolledPast = (distance: number) =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance,
    () => false,
  )
