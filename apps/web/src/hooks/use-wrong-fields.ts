import { useState } from 'react'

export interface WrongField {
  readonly name: string
  readonly label: string
}

/** The fields that a refused form is about, for a summary above it, until each is right. In the order of the page. */
export function useWrongFields(errorOf: (name: string) => string | undefined) {
  const [refused, setRefused] = useState<readonly WrongField[]>([])
  return {
    fields: refused.filter(({ name }) => errorOf(name) !== undefined),
    /** Reads the labels of what was refused. */
    note: (form: HTMLFormElement | null, errors: Readonly<Record<string, unknown>>) =>
      setRefused(fieldsIn(form).filter(({ name }) => name in errors)),
  }
}

const fieldsIn = (form: HTMLFormElement | null): readonly WrongField[] =>
  [...(form?.elements ?? [])].flatMap((control) =>
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      ? [{ name: control.name, label: control.labels?.[0]?.textContent ?? control.name }]
      : [],
  )
