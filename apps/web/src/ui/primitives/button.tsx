import type { ComponentProps } from 'react'
import { SpinnerIcon } from '../icons.tsx'
import { buttonClass, type ButtonLook } from './button-class.ts'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** A request is running: clicks are ignored, the button keeps its size and its focus. */
  readonly busy?: boolean
}

export function Button({ variant, size, className, busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy && <SpinnerIcon className="turning shrink-0" />}
      {children}
    </button>
  )
}
