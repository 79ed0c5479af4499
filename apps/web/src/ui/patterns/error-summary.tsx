import type { WrongField } from '../../hooks/use-wrong-fields.ts'

interface ErrorSummaryProps {
  readonly heading: string
  readonly fields: readonly WrongField[]
  /** Moves the focus to the field. */
  readonly onChoose: (name: string) => void
}

/** The wrong fields of a form, after it was refused. Renders nothing without any. */
export function ErrorSummary({ heading, fields, onChoose }: ErrorSummaryProps) {
  if (fields.length === 0) return null
  return (
    <div role="alert" className="border-s-2 border-sale ps-3">
      <p className="text-sale">{heading}</p>
      <ul className="flex flex-wrap gap-x-4">
        {fields.map(({ name, label }) => (
          <li key={name}>
            <button
              type="button"
              className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:decoration-current"
              onClick={() => onChoose(name)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
