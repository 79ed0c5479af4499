import { useState } from 'react'
import { classNames } from '../class-names.ts'
import { MinusIcon, PlusIcon } from '../icons.tsx'
import { uiCopy } from '../../copy/ui.ts'

interface QuantityStepperProps {
  /** Part of the buttons' names: "Increase quantity of Linen Shirt". */
  readonly name: string
  readonly value: number
  readonly onChange: (value: number) => void
  /** The lowest value of the minus button; 0 when the last step removes the item. */
  readonly min?: number
  readonly max?: number
  readonly size?: 'default' | 'small'
}

const highest = 9999

export function QuantityStepper({
  name,
  value,
  onChange,
  min = 1,
  max = highest,
  size = 'default',
}: QuantityStepperProps) {
  const [typed, setTyped] = useState<string>()

  const settle = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const next = readQuantity(typed, Math.max(1, min), max)
    if (next !== undefined && next !== value) onChange(next)
  }

  const step = (direction: 1 | -1) => {
    // A value above the maximum goes down to the maximum in one step.
    const next = direction < 0 ? Math.min(value - 1, max) : value + 1
    if (next >= min && next <= max) onChange(next)
  }

  const side = classNames(
    'flex shrink-0 items-center justify-center text-ink hover:bg-sunk aria-disabled:text-control aria-disabled:hover:bg-transparent',
    size === 'small' ? 'size-11' : 'size-12',
  )

  return (
    <fieldset
      aria-label={uiCopy.quantity.of(name)}
      className="inline-flex min-w-0 items-stretch rounded-control border border-control"
    >
      <button
        type="button"
        className={side}
        aria-label={uiCopy.quantity.decrease(name)}
        aria-disabled={value - 1 < min || undefined}
        onClick={() => step(-1)}
      >
        <MinusIcon />
      </button>
      <input
        className="tabular w-9 min-w-0 sm:w-10 bg-transparent text-center text-body text-ink"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={uiCopy.quantity.of(name)}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            settle()
          }
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
            event.preventDefault()
            setTyped(undefined)
            step(event.key === 'ArrowUp' ? 1 : -1)
          }
        }}
      />
      <button
        type="button"
        className={side}
        aria-label={uiCopy.quantity.increase(name)}
        aria-disabled={value + 1 > max || undefined}
        onClick={() => step(1)}
      >
        <PlusIcon />
      </button>
    </fieldset>
  )
}

/** Parses plain whole numbers only: "1e3", "-3", an empty field and digits of other scripts are no quantity. */
export function readQuantity(typed: string, min: number, max: number): number | undefined {
  const text = typed.trim()
  if (!/^[0-9]{1,6}$/.test(text)) return undefined
  const quantity = Number(text)
  return quantity < min ? undefined : Math.min(quantity, max)
}
