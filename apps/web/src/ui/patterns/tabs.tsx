import { isMirrored } from '../../i18n/language.ts'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { hasModifier } from '../has-modifier.ts'

interface Tab {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  /** Controlled mode: pass both `value` and `onChange`. */
  readonly value?: string
  readonly onChange?: (id: string) => void
}

/** Tabs with a roving tab index: the open tab is the tab stop; arrow keys, Home and End open the others. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const prefix = useId()
  const [own, setOwn] = useState(tabs[0]?.id)
  const index = Math.max(
    0,
    tabs.findIndex(({ id }) => id === (value ?? own)),
  )
  const open = tabs[index]
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const strip = list.current
    const tab = strip?.children[index]
    // On phones the tab list is wider than the page: scroll the list only.
    if (strip && tab instanceof HTMLElement)
      strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2
  }, [index])
  if (open === undefined) return null

  const show = ({ id }: Tab) => {
    setOwn(id)
    if (id !== open.id) onChange?.(id)
  }

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const to = hasModifier(event) ? undefined : targets[event.key]?.(index, tabs.length)
    const tab = to === undefined ? undefined : tabs[to]
    if (to === undefined || tab === undefined) return
    event.preventDefault()
    show(tab)
    const button = event.currentTarget.parentElement?.children[to]
    if (button instanceof HTMLElement) button.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="relative flex gap-8 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}tab-${tab.id}`}
            aria-selected={tab === open}
            aria-controls={tab === open ? `${prefix}panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => show(tab)}
            onKeyDown={move}
            className="-mb-px min-h-12 shrink-0 border-b border-transparent text-body text-ink-2 -outline-offset-2 hover:text-ink aria-selected:border-ink forced-colors:border-forced-paper forced-colors:aria-selected:border-forced-chosen aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        key={open.id}
        role="tabpanel"
        id={`${prefix}panel`}
        aria-labelledby={`${prefix}tab-${open.id}`}
        tabIndex={0}
        className="pt-8"
      >
        {open.content}
      </div>
      <noscript>
        {tabs.map(
          ({ id, label: title, content }) =>
            id !== open.id && (
              <section key={id} className="pt-8">
                <h3>{title}</h3>
                {content}
              </section>
            ),
        )}
      </noscript>
    </>
  )
}

/** The target tab of a key, by the current tab and the number of tabs. Arrow keys wrap around. */
const before = (from: number, count: number) => (from - 1 + count) % count
const after = (from: number, count: number) => (from + 1) % count
const targets: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowLeft: isMirrored ? after : before,
  ArrowRight: isMirrored ? before : after,
  Home: () => 0,
  End: (_, count) => count - 1,
}
