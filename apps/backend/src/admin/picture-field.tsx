import { Button, Label, Text, toast } from '@medusajs/ui'
import { useId, useRef, useState } from 'react'

import { sdk } from './shop-list'

interface PictureFieldProps {
  readonly label: string
  readonly hint: string
  /** The address of the picture. */
  readonly value: string | null
  readonly onChange: (address: string | null) => void
}

/** A picture that is uploaded to the shop's files. */
export function PictureField({ label, hint, value, onChange }: PictureFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isUploading, setUploading] = useState(false)

  async function upload(file: File | undefined): Promise<void> {
    if (file === undefined) return
    setUploading(true)
    try {
      const { files } = await sdk.admin.upload.create({ files: [file] })
      onChange(files[0]?.url ?? null)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    } finally {
      setUploading(false)
      // The same file can be chosen again after a failure.
      if (input.current !== null) input.current.value = ''
    }
  }

  return (
    <div className="flex flex-col gap-y-2">
      <Label size="small" weight="plus" htmlFor={id}>
        {label}
      </Label>
      <div className="flex items-center gap-x-4">
        {value !== null && (
          <img src={value} alt="" className="bg-ui-bg-subtle size-20 rounded-md border object-cover" />
        )}
        <div className="flex flex-col gap-y-2">
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            disabled={isUploading}
            onChange={({ target }) => void upload(target.files?.[0])}
            className="text-ui-fg-subtle txt-small"
          />
          <Text size="small" className="text-ui-fg-subtle">
            {isUploading ? 'The picture is being uploaded' : hint}
          </Text>
          {value !== null && (
            <Button
              type="button"
              variant="transparent"
              size="small"
              className="w-fit"
              onClick={() => onChange(null)}
            >
              Remove the picture
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}
