import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronDownIcon } from '../icons.tsx'
import { controlClass, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

interface SelectProps<Value extends string>
  extends
    Omit<ComponentProps<'select'>, 'id' | 'className' | 'value' | 'onChange' | 'children'>,
    FieldFrameProps {
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** A native select: opens as a sheet on phones and has full keyboard support. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, hideLabel, optional, className, options, onChange, ...rest } = props
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, optional, className }}>
      {(ties) => (
        <span className="relative flex items-center">
          <select
            {...rest}
            {...ties}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value)
              if (chosen !== undefined) onChange(chosen.value)
            }}
            className={classNames(controlClass, 'min-h-12 appearance-none pe-10')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-surface text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute end-3" />
        </span>
      )}
    </FieldFrame>
  )
}
