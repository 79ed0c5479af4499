import type { ReactNode } from 'react'
import { paths } from '../../config/paths.ts'
import { findOrderCopy } from '../../copy/find-order.ts'
import { shellCopy } from '../../copy/shell.ts'
import { useServices } from '../../services/services-context.ts'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { Accordion } from '../../ui/patterns/accordion.tsx'
import type { MenuLink, MenuSection } from './menu-sections.ts'
import { OwnLink } from '../../ui/primitives/own-link.tsx'
import { Link } from '../../ui/primitives/link.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'

const LocaleChooser = lazyComponent(async () => (await import('../locale/late-locale.ts')).LocaleChooser)

// The footer has it too.
const ThemeSwitch = lazyComponent(async () => (await import('./theme-switch.tsx')).ThemeSwitch)

const row = 'flex min-h-12 items-center text-body text-ink-2 hover:text-ink'

function SectionTitle({ section: { name, image } }: { readonly section: MenuSection }) {
  return (
    <span className="flex items-center gap-4">
      {image !== undefined && (
        <span className="w-12 shrink-0">
          <Picture src={image} alt="" sizes="48px" />
        </span>
      )}
      <span className="font-display font-heading text-h3">{name}</span>
    </span>
  )
}

/** Links in the drawer replace its history entry, so that Back leads to the previous page and not to the menu. */
function CategoryLinks({ links }: { readonly links: readonly MenuLink[] }) {
  return (
    <ul>
      {links.map(({ slug, name }) => (
        <li key={slug}>
          <Link replace to={paths.category(slug)} className={row}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface MobileMenuContentProps {
  readonly sections: readonly MenuSection[]
  /** The account links below the categories. */
  readonly account: ReactNode
}

export function MobileMenuContent({ sections, account }: MobileMenuContentProps) {
  const { menuLinks } = useShopSettings()
  const { hasRegions, hasOrderPages } = useServices().preset
  return (
    <>
      <nav aria-label={shellCopy.menu.label} className="px-6 py-4">
        <Accordion
          sections={sections.map((section) => ({
            id: section.slug,
            title: <SectionTitle section={section} />,
            content: (
              <CategoryLinks
                links={[{ slug: section.slug, name: shellCopy.menu.all(section.name) }, ...section.links]}
              />
            ),
          }))}
        />
        <Link replace to={paths.category('all')} className={`${row} mt-4`}>
          {shellCopy.menu.everything}
        </Link>
        {menuLinks.map(({ label, url }) => (
          <OwnLink key={url} replace url={url} className={row}>
            {label}
          </OwnLink>
        ))}
      </nav>
      {account}
      <nav aria-label={shellCopy.footer.company} className="border-t border-line px-6 py-4">
        {hasOrderPages && (
          <Link replace to={paths.orderLookup()} className={row}>
            {findOrderCopy}
          </Link>
        )}
        <Link replace to={paths.help()} className={row}>
          {shellCopy.footer.companyLinks.help}
        </Link>
      </nav>
      {hasRegions && (
        <div className="border-t border-line px-6 py-4">
          <AsyncBoundary failed={null}>
            <LocaleChooser />
          </AsyncBoundary>
        </div>
      )}
      <div className="min-h-24 border-t border-line px-4 py-4">
        <AsyncBoundary>
          <ThemeSwitch isNamed />
        </AsyncBoundary>
      </div>
    </>
  )
}
