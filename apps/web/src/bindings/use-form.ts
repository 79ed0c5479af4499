import { validate, type FormErrors, type FormSchema } from '@umber/storefront-core/forms'
import { useRef, useState, type SubmitEvent } from 'react'

type Texts<Name extends string> = Readonly<Record<Name, string>>

interface FormOptions<Schema extends FormSchema, Name extends string> {
  readonly schema: Schema
  readonly empty: Texts<Name>
  /** Called with what is right; the form is busy until it has ended. */
  readonly onSubmit: (values: ReturnType<typeof rightValues<Schema>>) => Promise<void>
}

/** Only a right form has values. */
function rightValues<Schema extends FormSchema>(schema: Schema, texts: object) {
  const checked = validate(schema, texts)
  if (!checked.ok) throw new Error('The form was taken for right and is not')
  return checked.values
}

/**
 * A form of texts. A field is looked at when it is left, and from then on with every key, so that an error goes as soon
 * as it is right; on submit all are, and the first wrong one is focused.
 */
export function useForm<Schema extends FormSchema, Name extends string>(options: FormOptions<Schema, Name>) {
  const { schema, empty, onSubmit } = options
  const form = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState(empty)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const checked = validate(schema, texts)
  const errors: FormErrors<Schema> = checked.ok ? {} : checked.errors
  const errorOf = (name: Name): string | undefined =>
    left.has(name) ? (errors as Partial<Texts<Name>>)[name] : undefined
  const change = (name: Name) => (text: string) => setTexts((before) => ({ ...before, [name]: text }))

  const focusFirstWrong = () => {
    const [first] = Object.keys(errors)
    const control = first === undefined ? null : form.current?.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setLeft(new Set(Object.keys(empty)))
    if (!checked.ok) {
      focusFirstWrong()
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
    texts,
    busy,
    change,
    /** What a text field needs to be one of this form. */
    field: (name: Name) => ({
      name,
      value: texts[name],
      error: errorOf(name),
      onBlur: () => setLeft((before) => new Set(before).add(name)),
      onChange: (event: { readonly target: { readonly value: string } }) => change(name)(event.target.value),
    }),
    reset() {
      setTexts(empty)
      setLeft(new Set())
    },
    form: {
      ref: form,
      noValidate: true,
      'aria-busy': busy,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
  }
}
