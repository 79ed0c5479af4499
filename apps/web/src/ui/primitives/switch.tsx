import type { ComponentProps } from 'react'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> {
  readonly label: string
}

/** Takes effect at once, unlike a checkbox in a form. */
export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-3">
      <input
        {...rest}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its checked state
        role="switch"
        className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none opacity-0"
      />
      <span className="h-6 w-10 rounded-full border border-control bg-sunk p-0.5 outline-offset-2 outline-ink transition-colors peer-checked:border-ink peer-checked:bg-ink peer-focus-visible:outline-2 forced-colors:peer-checked:ground-chosen peer-checked:[&>span]:translate-endwards-4 peer-checked:[&>span]:bg-paper">
        <span className="block size-4.5 rounded-full bg-control forced-colors:bg-forced-ink transition-[translate,background-color]" />
      </span>
      <span>{label}</span>
    </label>
  )
}
