import { useId, type ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly hideLabel?: boolean
  readonly className?: string
}

export const inputClass =
  'block min-h-12 w-full min-w-0 rounded-control border border-control bg-surface px-4 text-body text-ink ' +
  'placeholder:text-ink-3 hover:border-ink aria-invalid:border-sale'

export function Field({ label, hint, error, hideLabel = false, className, ...rest }: FieldProps) {
  const id = useId()
  const notes = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean)
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-2 block text-small font-medium text-ink'}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={inputClass}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-2 text-small text-ink-2">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="mt-2 text-small text-sale">
          {error}
        </p>
      )}
    </div>
  )
}
