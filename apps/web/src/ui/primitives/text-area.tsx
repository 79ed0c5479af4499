import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { controlClass, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className'>, FieldFrameProps {}

export function TextArea({ label, hint, error, hideLabel, optional, className, ...rest }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, optional, className }}>
      {(ties) => (
        <textarea {...rest} {...ties} className={classNames(controlClass, 'min-h-36 resize-y py-3')} />
      )}
    </FieldFrame>
  )
}
