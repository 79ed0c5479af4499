import type { EarlyPress } from './has-early-input.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** In milliseconds: how often a part of the page is looked at that has no script yet, and for how long. */
const pause = 50
const longest = 10_000

/**
 * Gives the page what the shopper did before its script was there: typed text, ticked boxes, pressed buttons and sent
 * forms. Call it before React takes the page over, and the returned function afterwards.
 */
export function takeEarlyInput(root: HTMLElement, presses: readonly EarlyPress[]): () => void {
  const typed = [...root.querySelectorAll<Field>('input, select, textarea')].flatMap((field) => {
    const enter = typedInto(field)
    return enter === undefined ? [] : [{ field, enter }]
  })
  const acts = [
    ...typed.map(({ field, enter }) => ({ element: field, act: enter })),
    ...presses.map((press) =>
      'button' in press
        ? { element: press.button, act: () => press.button.click() }
        : { element: press.form, act: () => press.form.requestSubmit() },
    ),
  ]
  return () => void repeat(acts)
}

interface Act {
  readonly element: Element
  readonly act: () => void
}

/** One after the other, each in a task of its own: a press must find what was chosen before it. */
async function repeat(acts: readonly Act[]): Promise<void> {
  for (const { element, act } of acts) {
    if (!(await isHydratedSoon(element))) continue
    act()
    await nextTask(0)
  }
}

/** What repeats the input of a field; undefined for a field that is as it was served. Puts the field back until then. */
function typedInto(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const { value } = field
    const served = [...field.options].find((option) => option.hasAttribute('selected')) ?? field.options[0]
    if (served === undefined || served.value === value) return undefined
    return () => {
      hydrate(field)
      tell(field, () => (field.value = value), 'change')
    }
  }
  if (field.type === 'checkbox' || field.type === 'radio') {
    const { checked, defaultChecked } = field as HTMLInputElement
    if (checked === defaultChecked || (field.type === 'radio' && !checked)) return undefined
    return () => {
      ;(field as HTMLInputElement).checked = defaultChecked
      hydrate(field)
      field.click()
    }
  }
  const { value, defaultValue } = field
  if (value === defaultValue) return undefined
  return () => tell(field, () => setText(field, value, defaultValue), 'input')
}

/**
 * React hydrates the part of the page that an event is in, and takes the field's value at that moment as known. So it is the
 * served value then, and what was typed is a change.
 */
const hydrate = (field: Field) => field.dispatchEvent(new Event('input', { bubbles: true }))

function tell(field: Field, enter: () => void, event: 'input' | 'change'): void {
  enter()
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

/** Past the property that React puts on the field, which would count the value as known. */
function setText(field: HTMLInputElement | HTMLTextAreaElement, value: string, served: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = served
  hydrate(field)
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
  if (selectionStart !== null && field.ownerDocument.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd)
}

/** A part of the page whose code is still loading is not listening yet. False when it never does. */
async function isHydratedSoon(element: Element): Promise<boolean> {
  const end = performance.now() + longest
  while (element.isConnected && performance.now() < end) {
    if (isHydrated(element)) return true
    await nextTask(pause)
  }
  return false
}

const nextTask = (delay: number) => new Promise<void>((resolve) => setTimeout(resolve, delay))

/** React keeps an element's props on it, under a name with a random end. */
const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((name) => name.startsWith('__reactProps$'))
