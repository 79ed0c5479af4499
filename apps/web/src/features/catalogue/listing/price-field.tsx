import { useId, useState } from 'react'
import { useRules } from './listing-rules.ts'

interface PriceFieldProps {
  readonly label: string
  readonly value: number
  readonly onSettled: (value: number) => void
}

/** Takes effect when the shopper has finished typing: on Enter or on leaving the field. */
export function PriceField({ label, value, onSettled }: PriceFieldProps) {
  const id = useId()
  const { min, max, step } = useRules().price
  const [typed, setTyped] = useState<string>()

  const settle = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const amount = Number(typed)
    if (typed.trim() !== '' && Number.isFinite(amount))
      onSettled(Math.min(max, Math.max(min, Math.round(amount / step) * step)))
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small text-ink-2">
        {label}
      </label>
      <span className="flex min-h-11 items-center rounded-control border border-control bg-surface pl-3 focus-within:border-ink">
        <span aria-hidden="true" className="text-ink-3">
          ₹
        </span>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          step={step}
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle()
          }}
          className="[appearance:textfield] tabular w-full min-w-0 bg-transparent px-2 py-2"
        />
      </span>
    </div>
  )
}
