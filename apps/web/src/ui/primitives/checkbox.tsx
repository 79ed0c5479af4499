import type { ComponentProps } from 'react'
import { CheckIcon } from '../icons.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  readonly label: string
}

export function Checkbox({ label, ...rest }: CheckboxProps) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-3">
      <input
        {...rest}
        type="checkbox"
        className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none opacity-0"
      />
      <span className="flex size-5 items-center justify-center rounded-control border border-control text-transparent outline-offset-2 outline-ink peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-2 forced-colors:peer-checked:ground-chosen">
        <CheckIcon className="size-4" />
      </span>
      <span>{label}</span>
    </label>
  )
}
