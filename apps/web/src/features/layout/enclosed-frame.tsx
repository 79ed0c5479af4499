import type { ReactNode } from 'react'
import { paths } from '../../config/paths.ts'
import { enclosedCopy as copy } from '../../copy/enclosed.ts'
import { shellCopy } from '../../copy/shell.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { icon } from '../../ui/icons.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { BrandLink } from './brand-link.tsx'

const LockIcon = icon(
  <>
    <path d="M4.75 9h10.5v8H4.75z" />
    <path d="M6.75 9V6.250a3.250 3.250 0 0 1 6.500 0V9" />
  </>,
)

/** The header of the checkout: without menu and search, with the way back to the cart. */
export function EnclosedHeader() {
  return (
    <header className="site-header layer-header absolute inset-x-0 top-0 h-header border-b border-line bg-paper">
      <div className="page-width flex h-full items-center justify-between gap-4">
        <BrandLink className="flex min-h-11 min-w-0 items-center font-display font-heading text-wordmark text-ink" />
        <p className="flex items-center gap-2 text-small text-ink-2 max-sm:sr-only">
          <LockIcon />
          {copy.secure}
        </p>
        <LinkButton to={paths.cart()} variant="link" size="small" className="shrink-0">
          {copy.cart}
        </LinkButton>
      </div>
    </header>
  )
}

const words = shellCopy.footer.companyLinks

const links = [
  { label: words.contact, url: paths.contact() },
  { label: words.shipping, url: paths.shippingPolicy() },
  { label: words.privacy, url: paths.privacy() },
  { label: words.terms, url: paths.terms() },
]

interface EnclosedFooterProps {
  readonly year: number
  /** The choice of a country and a language. */
  readonly locale: ReactNode
}

/** The footer of the checkout: what one may want to read before paying. */
export function EnclosedFooter({ year, locale }: EnclosedFooterProps) {
  const { name } = useShopSettings()
  return (
    <footer className="mt-auto">
      <div className="page-width">{locale}</div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-line py-4 text-small text-ink-2">
        {/* The server and the browser may not agree on the year. */}
        <p suppressHydrationWarning>{shellCopy.footer.legal({ year: String(year), name })}</p>
        <nav aria-label={copy.links}>
          <ul className="flex flex-wrap gap-x-6">
            {links.map(({ label, url }) => (
              <li key={url}>
                <Link to={url} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
