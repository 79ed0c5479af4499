import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'>, FieldFrameProps {}

export function Field({ label, hint, error, hideLabel, optional, className, ...rest }: FieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, optional, className }}>
      {(ties) => <input {...rest} {...ties} className={classNames(controlClass, 'min-h-12')} />}
    </FieldFrame>
  )
}
