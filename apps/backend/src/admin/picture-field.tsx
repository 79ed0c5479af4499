import { Button, toast } from '@medusajs/ui'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef } from 'react'

import { FieldFrame } from './form/fields'
import { sdk } from './shop-list'

interface PictureFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly fault?: string | undefined
  /** The address of the picture. */
  readonly value: string | null
  readonly onChange: (address: string | null) => void
}

/** A picture that is uploaded as those of products are. */
export function PictureField({ label, hint, fault, value, onChange }: PictureFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => {
      const { files } = await sdk.admin.upload.create({ files: [file] })
      const [uploaded] = files
      if (uploaded === undefined) throw new Error('The picture was not stored')
      return uploaded.url
    },
    onSuccess: onChange,
    onError: (error) => toast.error(error.message),
  })
  const hasPicture = value !== null && value !== ''

  return (
    <FieldFrame id={id} label={label} fault={fault} {...(hint !== undefined && { hint })}>
      <div className="flex flex-wrap items-center gap-3">
        {hasPicture && (
          <img src={value} alt="" className="bg-ui-bg-subtle h-16 max-w-40 rounded border object-contain" />
        )}
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/gif,image/webp,image/avif"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => {
            const file = target.files?.[0]
            if (file !== undefined) mutate(file)
            // The same file can be chosen again after a failure.
            target.value = ''
          }}
        />
        <Button
          type="button"
          size="small"
          variant="secondary"
          isLoading={isPending}
          aria-label={`Upload: ${label}`}
          onClick={() => input.current?.click()}
        >
          Upload
        </Button>
        {hasPicture && (
          <Button
            type="button"
            size="small"
            variant="transparent"
            aria-label={`Remove: ${label}`}
            onClick={() => onChange(null)}
          >
            Remove
          </Button>
        )}
      </div>
    </FieldFrame>
  )
}
