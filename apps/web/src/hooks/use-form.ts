import { validate, type FormErrors, type FormSchema } from '@umber/storefront-core/forms'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { notify } from '../ui/toast/notify.ts'

/** Form values: text fields and checkboxes. */
type FormValues = Readonly<Record<string, string | boolean>>

interface FormOptions<Schema extends FormSchema, Values extends FormValues> {
  readonly schema: Schema
  readonly initial: Values
  /** Called with the valid values. The form is busy until the promise settles. */
  readonly onSubmit: (
    values: Extract<ReturnType<typeof validate<Schema>>, { ok: true }>['values'],
  ) => Promise<void> | void
  /** Called when validation fails, after the first invalid field is focused. */
  readonly onRefused?: (errors: FormErrors<Schema>) => void
  /** Called on every change, for example to save a draft. */
  readonly onChange?: (values: Values) => void
}

type NamesOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never
}[keyof Values] &
  string

/**
 * A form with validation. A field is validated on blur, and from then on with every change. On submit all fields are
 * validated, and the first invalid one is focused.
 */
export function useForm<Schema extends FormSchema, Values extends FormValues>(
  options: FormOptions<Schema, Values>,
) {
  const { schema, initial, onSubmit, onRefused, onChange } = options
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  // What was set last. Two changes may come before the next render, and the second must not undo the first.
  const latest = useRef(values)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const checked = validate(schema, values)
  const errors: FormErrors<Schema> = checked.ok ? {} : checked.errors

  const errorOf = (name: string): string | undefined =>
    left.has(name) ? (errors as Readonly<Record<string, string | undefined>>)[name] : undefined
  const leave = (name: string) => setLeft((before) => new Set(before).add(name))
  const set = (part: Partial<Values>) => {
    latest.current = { ...latest.current, ...part }
    setValues(latest.current)
    onChange?.(latest.current)
  }
  const change = (name: keyof Values & string) => (value: string | boolean) =>
    set({ [name]: value } as unknown as Partial<Values>)

  const focusFirstWrong = () => {
    const [first] = Object.keys(errors)
    if (first !== undefined) focusControl(form.current, first)
  }

  // Shows a toast for an error of a field that the screen does not render. Otherwise the button would seem to do
  // nothing.
  useEffect(() => {
    const messages = Object.values<string | undefined>(errors).filter((message) => message !== undefined)
    const isSaid = messages.some((message) => form.current?.textContent.includes(message))
    if (refusals > 0 && messages[0] !== undefined && !isSaid) notify({ title: messages[0], tone: 'error' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs on a refused submit only, not on later input
  }, [refusals])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setLeft(new Set(Object.keys(initial)))
    if (!checked.ok) {
      setRefusals((before) => before + 1)
      focusFirstWrong()
      onRefused?.(checked.errors)
      return
    }
    setBusy(true)
    try {
      await onSubmit(checked.values)
    } finally {
      setBusy(false)
    }
  }

  return {
    values,
    busy,
    set,
    change,
    errorOf,
    /** Props for a text field. */
    field: (name: NamesOf<Values, string>) => ({
      name,
      value: values[name] as string,
      error: errorOf(name),
      onBlur: () => leave(name),
      onChange: (event: { readonly target: { readonly value: string } }) => change(name)(event.target.value),
    }),
    /** Props for a checkbox. */
    tick: (name: NamesOf<Values, boolean>) => ({
      name,
      checked: values[name] as boolean,
      onBlur: () => leave(name),
      onChange: (event: { readonly target: { readonly checked: boolean } }) =>
        change(name)(event.target.checked),
    }),
    focus: (name: keyof Values & string) => focusControl(form.current, name),
    reset: () => {
      latest.current = initial
      setValues(initial)
      setLeft(new Set())
    },
    form: {
      ref: form,
      // Without script, the browser would otherwise put a password into the address.
      method: 'post' as const,
      noValidate: true,
      'aria-busy': busy,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
  }
}

/** Focuses a control. In a radio group: the checked radio button, else the first. */
function focusControl(form: HTMLFormElement | null, name: string): void {
  const found = form?.elements.namedItem(name)
  const control =
    found instanceof RadioNodeList
      ? ([...found].find((radio) => radio instanceof HTMLInputElement && radio.checked) ?? found[0])
      : found
  if (control instanceof HTMLElement) control.focus()
}
