import { photoProblem, photoSizeProblem, photoTypes } from '@umber/storefront-core/account'
import { useId, useRef, useState } from 'react'
import { accountCopy } from '../../../copy/account.ts'
import { PersonIcon } from '../../../ui/icons.tsx'
import { Button } from '../../../ui/primitives/button.tsx'

const copy = accountCopy.profile

interface PhotoFieldProps {
  /** A data URL. */
  readonly photo: string | undefined
  readonly onChange: (photo: string | undefined) => void
}

/**
 * Checks type and size before reading, so that a file that is too large or not a picture is never loaded into memory.
 */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<keyof typeof copy.problems>()

  const take = async (file: File | undefined) => {
    if (file === undefined) return
    const found = photoProblem(file)
    setProblem(found)
    if (found !== undefined) return
    try {
      const tooLarge = photoSizeProblem(await imageSize(file))
      setProblem(tooLarge)
      if (tooLarge === undefined) onChange(await dataAddress(file))
    } catch {
      setProblem('unreadable')
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-5">
      <span className="flex size-20 items-center justify-center overflow-hidden rounded-full bg-sunk text-ink-3">
        {photo === undefined ? (
          <PersonIcon className="size-8" />
        ) : (
          <img src={photo} alt={copy.photo} className="size-full object-cover" width={80} height={80} />
        )}
      </span>
      <div>
        <input
          ref={input}
          id={id}
          type="file"
          accept={photoTypes.join(',')}
          className="sr-only"
          tabIndex={-1}
          aria-label={copy.photo}
          onChange={(event) => {
            void take(event.target.files?.[0])
            // Allows choosing the same file again after a refusal.
            event.target.value = ''
          }}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" size="small" onClick={() => input.current?.click()}>
            {copy.choose}
          </Button>
          {photo !== undefined && (
            <Button variant="link" size="small" onClick={() => onChange(undefined)}>
              {copy.removePhoto}
            </Button>
          )}
        </div>
        <p className="mt-2 text-small text-ink-2">{copy.photoHint}</p>
        {problem !== undefined && (
          <p role="alert" className="mt-1 text-small text-sale">
            {copy.problems[problem]}
          </p>
        )}
      </div>
    </div>
  )
}

function dataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new TypeError('No picture came')),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new TypeError('No picture came')))
    reader.readAsDataURL(file)
  })
}

/** A picture's width and height in pixels. Rejects when the browser cannot decode the file. */
async function imageSize(file: Blob): Promise<{ readonly width: number; readonly height: number }> {
  const address = URL.createObjectURL(file)
  try {
    return await new Promise((resolve, reject) => {
      const picture = new Image()
      picture.addEventListener('load', () =>
        resolve({ width: picture.naturalWidth, height: picture.naturalHeight }),
      )
      picture.addEventListener('error', () => reject(new TypeError('This is no picture')))
      picture.src = address
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}
