import type { ReactNode } from 'react'
import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { shellCopy } from '../../copy/shell.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { OwnLink } from '../../ui/primitives/own-link.tsx'
import { rowOf, useMenu } from './menu-sections.ts'
import { Link } from '../../ui/primitives/link.tsx'

const link =
  'inline-flex min-h-11 items-center text-body text-ink-2 hover:text-ink [&>span]:underline-drawn hover:[&>span]:underline-drawn-full'

const words = shellCopy.footer.companyLinks

const companyLinks = [
  { label: words.about, url: paths.about() },
  { label: words.contact, url: paths.contact() },
  { label: words.help, url: paths.help() },
  { label: words.faq, url: paths.faq() },
  { label: words.shipping, url: paths.shippingPolicy() },
  { label: words.privacy, url: paths.privacy() },
  { label: words.terms, url: paths.terms() },
]

interface FooterProps {
  readonly newsletter: ReactNode
  readonly theme: ReactNode
  /** The choice of a country and a language. */
  readonly locale: ReactNode
  /** The way back to the choice about being measured. */
  readonly consent?: ReactNode
  readonly year: number
}

export function Footer({ newsletter, theme, locale, consent, year }: FooterProps) {
  const { preset } = useServices()
  const { name, socialLinks, footer, hasJournal } = useShopSettings()
  const ownLinks = hasJournal
    ? [{ label: words.journal, url: paths.journal() }, ...companyLinks]
    : companyLinks
  const shopLinks = [
    ...rowOf(useMenu()).map(({ slug, name }) => ({ slug, name })),
    { slug: 'all', name: shellCopy.menu.everything },
  ]
  const { about, shop, company, follow, legal, prices } = shellCopy.footer
  return (
    <footer className="mt-auto border-t border-line">
      <div className="page-width page-grid gap-y-12 py-section-quiet">
        <div className="col-span-4 md:col-span-6 lg:col-span-3">
          <p className="font-display font-heading text-h2">{name}</p>
          <p className="mt-4 max-w-80 text-body text-ink-2">{footer.text ?? about}</p>
          {socialLinks.length > 0 && (
            <nav aria-label={follow} className="mt-8">
              <h2 className="mb-2 text-small font-medium text-ink">{follow}</h2>
              <ul className="flex flex-wrap gap-x-6">
                {socialLinks.map(({ name: place, url }) => (
                  <li key={url}>
                    <a href={url} rel="noopener" className={link}>
                      <span>{place}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <nav aria-label={shop} className="col-span-2 md:col-span-2 lg:col-start-5">
          <h2 className="mb-2 text-small font-medium text-ink">{shop}</h2>
          <ul>
            {shopLinks.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={paths.category(slug)} className={link}>
                  <span>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {(footer.columns ?? [{ title: company, links: ownLinks }]).map(({ title, links }) => (
          <nav key={title} aria-label={title} className="col-span-2 md:col-span-2">
            <h2 className="mb-2 text-small font-medium text-ink">{title}</h2>
            <ul>
              {links.map(({ label, url }) => (
                <li key={url}>
                  <OwnLink url={url} className={link}>
                    <span>{label}</span>
                  </OwnLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="col-span-4 md:col-span-4 lg:col-start-9">{newsletter}</div>
      </div>
      <div className="page-width">
        {locale}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-line py-6 text-small text-ink-2">
          {/* The server and the browser may not agree on the year. */}
          <p suppressHydrationWarning>{legal({ year: String(year), name })}</p>
          {!preset.hasOwnTerms && <p>{prices}</p>}
          {consent}
          {/* Its place is kept until it has loaded. */}
          <div className="-mx-2 min-h-11 not-has-[fieldset]:min-w-48">{theme}</div>
        </div>
      </div>
    </footer>
  )
}
