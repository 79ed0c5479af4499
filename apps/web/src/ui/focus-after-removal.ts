import { focusInPlace, lastingHeadings } from './focus-lasting-heading.ts'

/**
 * Makes a ref for an element whose controls remove themselves. When the focused one is removed with its row, such as
 * a line of the cart, the focus goes to the row that took its place; without a row, to the element's first heading.
 * Otherwise it would be lost, and the keyboard would begin at the top of the page again. `rows` is a selector.
 */
export function focusAfterRemoval(rows?: string) {
  return (container: HTMLElement | null) => {
    if (container === null) return undefined
    const rowsOf = () => (rows === undefined ? [] : [...container.querySelectorAll(rows)])
    let last: { readonly control: Element; readonly row: number } | undefined
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element)
        last = { control: target, row: rowsOf().findIndex((row) => row.contains(target)) }
    }
    const watcher = new MutationObserver(() => {
      const isLost = last?.control.isConnected === false && document.activeElement === document.body
      if (!isLost || last === undefined || !container.isConnected) return
      const all = last.row === -1 ? [] : rowsOf()
      const row = all[Math.min(last.row, all.length - 1)]
      // A row's first control is its link: a second press must not remove this row too.
      const next = row?.querySelector<HTMLElement>('a[href]:not([tabindex="-1"]), button')
      focusInPlace(next ?? container.querySelector<HTMLElement>(lastingHeadings))
    })
    container.addEventListener('focusin', note)
    watcher.observe(container, { childList: true, subtree: true })
    return () => {
      container.removeEventListener('focusin', note)
      watcher.disconnect()
    }
  }
}
