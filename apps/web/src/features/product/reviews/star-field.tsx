import { useId } from 'react'
import { reviewFormCopy as copy, reviewsCopy } from '../../../copy/reviews.ts'
import { StarIcon } from '../../../ui/icons.tsx'

interface StarFieldProps {
  /** '' until it is chosen. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** One to five stars, as radio buttons. */
export function StarField({ value, error, onChange }: StarFieldProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id}>
      <legend className="mb-1 text-small font-medium">{copy.stars}</legend>
      <div className="flex">
        {['1', '2', '3', '4', '5'].map((stars) => (
          <label key={stars} className="relative flex size-11 cursor-pointer items-center justify-center">
            <input
              type="radio"
              name="stars"
              value={stars}
              checked={stars === value}
              aria-label={reviewsCopy.stars(Number(stars))}
              required
              onChange={() => onChange(stars)}
              className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none opacity-0"
            />
            <span className="rounded-control p-1 outline-offset-2 outline-ink peer-focus-visible:outline-2">
              <StarIcon className={`size-7 ${stars <= value ? 'fill-current' : ''}`} />
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={id} role="alert" className="mt-2 text-small text-sale">
          {error}
        </p>
      )}
    </fieldset>
  )
}
