import type { ReviewPhotograph } from '@umber/storefront-core/shop'
import { useRef, useState } from 'react'
import { shrinkPicture } from '../../../browser/shrink-picture.ts'
import { reviewFormCopy as copy } from '../../../copy/reviews.ts'
import { Button } from '../../../ui/primitives/button.tsx'

const most = 4

interface PhotographFieldProps {
  readonly photographs: readonly ReviewPhotograph[]
  readonly onChange: (photographs: readonly ReviewPhotograph[]) => void
}

const sourceOf = (photograph: ReviewPhotograph): string =>
  photograph.kind === 'kept' ? photograph.address : `data:image/jpeg;base64,${photograph.content}`

/** Up to four photographs. They are made smaller here, so that a slow connection sends them too. */
export function PhotographField({ photographs, onChange }: PhotographFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isUnreadable, setUnreadable] = useState(false)

  const take = async (files: readonly File[]) => {
    setUnreadable(false)
    const added: ReviewPhotograph[] = []
    for (const file of files.slice(0, most - photographs.length)) {
      try {
        added.push({ kind: 'new', content: await shrinkPicture(file) })
      } catch {
        setUnreadable(true)
      }
    }
    onChange([...photographs, ...added])
  }

  return (
    <fieldset className="flex flex-col items-start gap-2">
      <legend className="mb-2 text-small font-medium">{copy.photographs}</legend>
      {photographs.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {photographs.map((photograph, place) => (
            <li key={sourceOf(photograph)} className="flex flex-col items-center">
              <img
                src={sourceOf(photograph)}
                alt={copy.photographOf(place + 1)}
                className="size-24 bg-sunk object-cover"
                width={96}
                height={96}
              />
              <Button
                variant="link"
                size="small"
                onClick={() => onChange(photographs.filter((one) => one !== photograph))}
              >
                {copy.removePhotograph(place + 1)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-label={copy.photographs}
        onChange={(event) => {
          void take([...(event.target.files ?? [])])
          // Allows choosing the same file again after it was removed.
          event.target.value = ''
        }}
      />
      {photographs.length < most && (
        <Button variant="outline" size="small" onClick={() => input.current?.click()}>
          {copy.addPhotograph}
        </Button>
      )}
      <p className="text-small text-ink-2">{copy.photographsHint}</p>
      {isUnreadable && (
        <p role="alert" className="text-small text-sale">
          {copy.photographUnreadable}
        </p>
      )}
    </fieldset>
  )
}
