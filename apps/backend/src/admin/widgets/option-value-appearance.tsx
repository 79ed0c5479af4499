import { defineWidgetConfig } from '@medusajs/admin-sdk'
import { Button, Input, Label } from '@medusajs/ui'
import { useId, useState, type FormEvent } from 'react'

import { Panel } from '../panel'
import { PictureField } from '../picture-field'
import { useChange } from '../shop-list'

interface OptionValueAppearanceProps {
  readonly data: {
    readonly id: string
    readonly option_id?: string | null
    readonly option?: { readonly id: string } | null
    readonly metadata?: Readonly<Record<string, unknown>> | null
  }
}

const isHex = (text: string): boolean => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)

/** How a value looks in the shop: a colour or a picture in place of its word. */
export default function OptionValueAppearance({ data }: OptionValueAppearanceProps) {
  const id = useId()
  const optionId = data.option_id ?? data.option?.id ?? ''
  const path = `/admin/product-options/${optionId}/values/${data.id}`
  const { hex: savedHex, picture: savedPicture } = data.metadata ?? {}
  const [hex, setHex] = useState(typeof savedHex === 'string' ? savedHex : '')
  const [picture, setPicture] = useState(typeof savedPicture === 'string' ? savedPicture : null)
  const { change, isChanging } = useChange(path)

  function save(event: FormEvent): void {
    event.preventDefault()
    const metadata = { ...data.metadata, hex: hex.trim(), picture: picture ?? '' }
    change({ method: 'POST', path, body: { metadata }, done: 'The look is saved' })
  }

  return (
    <Panel
      heading="Look in the shop"
      description="A colour or a picture in place of the word. Common names of colours are known without it."
    >
      <form className="flex flex-col gap-y-4 px-6 py-4" onSubmit={save}>
        <div className="flex flex-col gap-y-2">
          <Label size="small" weight="plus" htmlFor={`${id}hex`}>
            Colour
          </Label>
          <div className="flex items-center gap-x-2">
            <input
              type="color"
              aria-label="Choose the colour"
              value={isHex(hex) && hex.length === 7 ? hex : '#808080'}
              onChange={({ target }) => setHex(target.value)}
              className="size-8 rounded-md border"
            />
            <Input
              id={`${id}hex`}
              value={hex}
              maxLength={7}
              placeholder="#9a8b7c"
              aria-invalid={hex !== '' && !isHex(hex)}
              onChange={({ target }) => setHex(target.value)}
            />
          </div>
        </div>
        <PictureField
          label="Picture"
          hint="A sample of the cloth, for example. It is used where there is no colour."
          value={picture}
          onChange={setPicture}
        />
        <Button
          type="submit"
          size="small"
          className="w-fit"
          disabled={hex !== '' && !isHex(hex)}
          isLoading={isChanging}
        >
          Save
        </Button>
      </form>
    </Panel>
  )
}

export const config = defineWidgetConfig({ zone: 'product_option_value.details.after' })
