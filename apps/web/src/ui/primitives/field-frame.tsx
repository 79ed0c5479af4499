import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { uiCopy } from '../../copy/ui.ts'

export interface FieldFrameProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly hideLabel?: boolean | undefined
  /** Marks the field as optional beside the label, because most fields are required. */
  readonly optional?: boolean | undefined
  readonly className?: string | undefined
}

/** Attributes that connect a control to its label, hint and error. */
export interface ControlTies {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface FrameProps extends FieldFrameProps {
  readonly children: (ties: ControlTies) => ReactNode
}

export const controlClass =
  'block w-full min-w-0 rounded-control border border-control bg-surface px-4 text-body text-ink ' +
  'placeholder:text-ink-3 hover:border-ink aria-invalid:border-sale'

export function FieldFrame(props: FrameProps) {
  const { label, hint, error, hideLabel = false, optional = false, className, children } = props
  const id = useId()
  const notes = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean)
  return (
    <div className={classNames('min-w-0', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-2 block text-small font-medium text-ink'}>
        {label}
        {optional && <span className="font-normal text-ink-2"> {uiCopy.optional}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
      })}
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
