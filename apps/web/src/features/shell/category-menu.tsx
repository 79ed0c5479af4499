import { useId, useRef, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../app/paths.ts'
import { shellCopy } from '../../copy/shell.ts'
import { classNames } from '../../ui/class-names.ts'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { CategoryPanel } from './category-panel.tsx'
import type { MenuSection } from './menu-sections.ts'
import { useDisclosure } from './use-disclosure.ts'

export function CategoryMenu({ sections }: { readonly sections: readonly MenuSection[] }) {
  const menu = useDisclosure()
  return (
    <nav aria-label={shellCopy.menu.label} className="hidden lg:block">
      <ul className="flex gap-6 xl:gap-9" onPointerLeave={menu.leave}>
        {sections.map((section) => (
          <MenuItem key={section.slug} section={section} menu={menu} />
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
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = menu.openId === section.slug
  const hasPanel = section.links.length > 0

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      menu.close()
      button.current?.focus()
    }
    if (event.key === 'ArrowDown' && event.target === button.current) {
      event.preventDefault()
      menu.open(section.slug)
      requestAnimationFrame(() => document.getElementById(panelId)?.querySelector('a')?.focus())
    }
  }

  return (
    <li
      ref={item}
      className="flex items-center"
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse' && hasPanel) menu.point(section.slug)
      }}
      onBlur={(event) => {
        if (isOpen && event.relatedTarget !== null && !item.current?.contains(event.relatedTarget))
          menu.close()
      }}
    >
      <Link
        to={paths.category(section.slug)}
        className={classNames(
          'flex min-h-11 items-center text-[0.9375rem] text-ink',
          '[&>span]:underline-drawn hover:[&>span]:underline-drawn-full',
          isOpen && '[&>span]:underline-drawn-full',
        )}
        onClick={menu.close}
      >
        <span>{section.name}</span>
      </Link>
      {hasPanel && (
        <button
          ref={button}
          type="button"
          className="flex h-11 w-7 items-center justify-center text-ink-3 hover:text-ink"
          aria-label={shellCopy.menu.show(section.name)}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => menu.toggle(section.slug)}
        >
          <ChevronDownIcon
            className={classNames('size-3.5 transition-transform motion-calm', isOpen && 'rotate-180')}
          />
        </button>
      )}
      {hasPanel && (
        <div id={panelId} hidden={!isOpen}>
          {isOpen && <CategoryPanel section={section} onFollow={menu.close} />}
        </div>
      )}
    </li>
  )
}
