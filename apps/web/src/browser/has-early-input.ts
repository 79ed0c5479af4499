export type EarlyPress = { readonly button: HTMLButtonElement } | { readonly form: HTMLFormElement }

/** What the page's inline script notes (server/pages/early-input.ts). */
export interface EarlyInputNotes {
  readonly presses: readonly EarlyPress[]
  readonly stop: () => void
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Whether the shopper did something before the page's script was there, which `takeEarlyInput` repeats. */
export const hasEarlyInput = (root: HTMLElement, notes: EarlyInputNotes): boolean =>
  notes.presses.length > 0 || [...root.querySelectorAll<Field>('input, select, textarea')].some(isChanged)

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.hasAttribute('selected'))
  // The value of a box does not change.
  return field.type === 'checkbox' || field.type === 'radio'
    ? (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked
    : field.value !== field.defaultValue
}
