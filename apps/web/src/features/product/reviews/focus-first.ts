/** As a `ref`: takes the focus when it appears, because the button that was pressed is gone. The same function for each render. */
export function focusFirst(element: HTMLElement | null): void {
  element?.focus()
}
