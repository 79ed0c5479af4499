import { useId } from 'react'

interface RadioGroupProps<Value extends string> {
  readonly legend: string
  readonly value: Value
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

export function RadioGroup<Value extends string>({
  legend,
  value,
  choices,
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-small font-medium">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="relative flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none opacity-0"
          />
          <span className="flex size-5 items-center justify-center rounded-full border border-control outline-offset-2 outline-ink peer-checked:border-ink peer-focus-visible:outline-2 peer-checked:[&>span]:bg-ink">
            <span className="size-2.5 rounded-full" />
          </span>
          <span>{choice.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
