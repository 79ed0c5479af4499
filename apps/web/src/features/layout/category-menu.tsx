import { useId } from 'react'
import { paths } from '../../config/paths.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { shellCopy } from '../../copy/shell.ts'
import { classNames } from '../../ui/class-names.ts'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { AsyncBoundary } from '../../ui/async-boundary.tsx'
import { rowOf, type MenuSection } from './menu-sections.ts'
import { useShopSettings } from '../../queries/shop-settings.ts'
import { OwnLink } from '../../ui/primitives/own-link.tsx'
import { useDisclosure } from './use-disclosure.ts'
import { useMenuItem } from './use-menu-item.ts'
import { Link } from '../../ui/primitives/link.tsx'

const loadPanel = async () => (await import('./category-panel.tsx')).CategoryPanel
const CategoryPanel = lazyComponent(loadPanel)

const preloadPanel = () => {
  loadPanel().catch(() => undefined)
}

const itemLook =
  'flex min-h-11 items-center text-menu text-ink [&>span]:underline-drawn hover:[&>span]:underline-drawn-full'

export function CategoryMenu({ sections }: { readonly sections: readonly MenuSection[] }) {
  const menu = useDisclosure()
  const { menuLinks } = useShopSettings()
  return (
    <nav aria-label={shellCopy.menu.label} className="hidden lg:block">
      <ul className="flex gap-6 xl:gap-9" onPointerLeave={menu.leave}>
        {rowOf(sections).map((section) => (
          <MenuItem key={section.slug} section={section} menu={menu} />
        ))}
        {menuLinks.map(({ label, url }) => (
          <li key={url} className="flex items-center">
            <OwnLink url={url} className={itemLook} onClick={menu.close}>
              <span>{label}</span>
            </OwnLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface MenuItemProps {
  readonly section: MenuSection
  readonly menu: ReturnType<typeof useDisclosure>
}

function MenuItem({ section, menu }: MenuItemProps) {
  const panelId = useId()
  const { slug, name } = section
  const hasPanel = section.links.length > 0
  const { isOpen, button, events } = useMenuItem({ slug, hasPanel, panelId, menu, onIntent: preloadPanel })
  return (
    <li className="flex items-center" {...events}>
      <Link
        to={paths.category(slug)}
        className={classNames(itemLook, isOpen && '[&>span]:underline-drawn-full')}
        onClick={menu.close}
      >
        <span>{name}</span>
      </Link>
      {hasPanel && (
        <button
          ref={button}
          type="button"
          className="flex h-11 w-7 items-center justify-center text-ink-3 hover:text-ink"
          aria-label={shellCopy.menu.show(name)}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => menu.toggle(slug)}
        >
          <ChevronDownIcon
            className={classNames('size-3.5 transition-transform motion-calm', isOpen && 'rotate-180')}
          />
        </button>
      )}
      {hasPanel && (
        <div
          id={panelId}
          hidden={!isOpen}
          className="absolute inset-x-0 top-full border-b border-line bg-paper empty:border-0 [&>p]:page-width"
        >
          {isOpen && (
            <AsyncBoundary>
              <CategoryPanel section={section} onFollow={menu.close} />
            </AsyncBoundary>
          )}
        </div>
      )}
    </li>
  )
}
