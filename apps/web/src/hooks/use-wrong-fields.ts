import { useLayoutEffect, useState, type RefObject } from 'react'

export interface WrongField {
  readonly name: string
  readonly label: string
}

/** The fields that a refused form is about, for a summary above it, until each is right. In the order of the page. */
export function useWrongFields(
  form: RefObject<HTMLFormElement | null>,
  errorOf: (name: string) => string | undefined,
) {
  const [isRefused, setRefused] = useState(false)
  const [fields, setFields] = useState<readonly WrongField[]>([])
  // After each render: another country has other fields, with other labels.
  useLayoutEffect(() => {
    const wrong = isRefused ? fieldsIn(form.current).filter(({ name }) => errorOf(name) !== undefined) : []
    if (JSON.stringify(wrong) !== JSON.stringify(fields)) setFields(wrong)
  })
  return { fields, note: () => setRefused(true) }
}

const fieldsIn = (form: HTMLFormElement | null): readonly WrongField[] =>
  [...(form?.elements ?? [])].flatMap((control) =>
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      ? [{ name: control.name, label: control.labels?.[0]?.textContent ?? control.name }]
      : [],
  )
