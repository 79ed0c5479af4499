/** Headings of content: a loading screen's own is marked `data-passing`. */
export const lastingHeadings = 'h1:not([data-passing]), h2:not([data-passing])'

/** Focuses a control or a heading where it is. */
export function focusInPlace(target: HTMLElement | null | undefined): void {
  // A heading takes the focus only with the attribute.
  if (target?.tabIndex === -1) target.tabIndex = -1
  target?.focus({ preventScroll: true })
}

/**
 * A ref for a control that is removed with its message, such as "Try again". If it has the focus then, the focus goes to
 * the heading before it that stays; without one, to the page's first heading, as soon as that is loaded.
 */
export const focusLastingHeading = (control: HTMLElement | null) => () => {
  const main = control?.closest('main')
  if (control === null || main == null || document.activeElement !== control) return
  const before = [...main.querySelectorAll<HTMLElement>(lastingHeadings)].filter(
    (heading) => heading.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  const watcher = new MutationObserver(() => {
    const isFree = document.activeElement === document.body
    const heading =
      before.findLast(({ isConnected }) => isConnected) ?? main.querySelector<HTMLElement>(lastingHeadings)
    if (isFree && heading === null) return
    watcher.disconnect()
    if (isFree) focusInPlace(heading)
  })
  watcher.observe(main, { childList: true, subtree: true })
}
