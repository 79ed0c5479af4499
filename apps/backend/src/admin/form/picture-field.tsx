import { Button, toast } from '@medusajs/ui'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef } from 'react'

import { sdk } from '../shop-list'
import { useDraft } from './draft'
import { FieldFrame } from './fields'

interface PictureFieldProps {
  readonly path: string
  readonly label: string
  readonly hint?: string
}

/** A picture that is uploaded as those of products are. */
export function PictureField({ path, label, hint }: PictureFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { valueAt, change, faultAt } = useDraft()
  const url = valueAt(path)
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => {
      const { files } = await sdk.admin.upload.create({ files: [file] })
      const [uploaded] = files
      if (uploaded === undefined) throw new Error('The picture was not stored')
      return uploaded.url
    },
    onSuccess: (uploaded) => change(path, uploaded),
    onError: (error) => toast.error(error.message),
  })

  return (
    <FieldFrame id={id} label={label} fault={faultAt(path)} {...(hint !== undefined && { hint })}>
      <div className="flex flex-wrap items-center gap-3">
        {typeof url === 'string' && url !== '' && (
          <img src={url} alt="" className="bg-ui-bg-subtle h-16 max-w-40 rounded border object-contain" />
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
        {typeof url === 'string' && url !== '' && (
          <Button
            type="button"
            size="small"
            variant="transparent"
            aria-label={`Remove: ${label}`}
            onClick={() => change(path, null)}
          >
            Remove
          </Button>
        )}
      </div>
    </FieldFrame>
  )
}
