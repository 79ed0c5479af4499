import { Fragment, type ReactNode } from 'react'

interface SentenceProps<Name extends string> {
  /** The message, with a parameter for each element. */
  readonly of: (parameters: Readonly<Record<Name, string>>) => string
  readonly elements: Readonly<Record<Name, ReactNode>>
}

const mark = '\0'

/** A sentence with links in it: where they stand, and what stands between them, is up to its language. */
export function Sentence<Name extends string>({ of, elements }: SentenceProps<Name>) {
  const names = Object.keys(elements) as Name[]
  const marks = Object.fromEntries(names.map((name) => [name, mark + name + mark]))
  return of(marks as Record<Name, string>)
    .split(mark)
    .map((part, place) => <Fragment key={part}>{place % 2 === 0 ? part : elements[part as Name]}</Fragment>)
}
