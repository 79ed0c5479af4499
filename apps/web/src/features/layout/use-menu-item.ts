import { useRef, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react'
import type { useDisclosure } from './use-disclosure.ts'

interface MenuItemOptions {
  readonly slug: string
  readonly hasPanel: boolean
  readonly panelId: string
  readonly menu: ReturnType<typeof useDisclosure>
  /** Called when the pointer or the focus reaches the entry: load what the panel needs. */
  readonly onIntent: () => void
}

/** Key, focus and pointer handling of one menu entry: Tab closes its panel, Escape returns from it, Arrow Down moves into it. */
export function useMenuItem({ slug, hasPanel, panelId, menu, onIntent }: MenuItemOptions) {
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = menu.openId === slug

  const events = {
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && isOpen) button.current?.focus()
      if (event.key === 'ArrowDown' && event.target === button.current) {
        event.preventDefault()
        menu.open(slug)
        requestAnimationFrame(() => document.getElementById(panelId)?.querySelector('a')?.focus())
      }
    },
    onFocus: onIntent,
    onPointerEnter(event: PointerEvent) {
      onIntent()
      if (event.pointerType === 'mouse' && hasPanel) menu.point(slug)
    },
    onBlur(event: FocusEvent) {
      if (isOpen && event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget))
        menu.close()
    },
  }
  return { isOpen, button, events }
}
