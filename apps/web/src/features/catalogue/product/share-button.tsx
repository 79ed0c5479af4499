import { useState } from 'react'
import { productCopy } from '../../../copy/catalogue.ts'
import { ShareIcon } from '../../../ui/icons.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { inputClass } from '../../../ui/primitives/field.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import { browserSharing, shareLink } from './share-link.ts'

export function ShareButton({ name }: { readonly name: string }) {
  const [byHand, setByHand] = useState<string>()
  const share = async () => {
    const url = window.location.href
    const outcome = await shareLink({ title: name, url }, browserSharing())
    setByHand(outcome === 'by-hand' ? url : undefined)
    if (outcome === 'copied') notify({ title: productCopy.copied, tone: 'success' })
  }
  return (
    <>
      <Button variant="ghost" className="px-3" onClick={() => void share()}>
        <ShareIcon />
        {productCopy.share}
      </Button>
      {byHand !== undefined && (
        <label className="flex w-full flex-col gap-2 text-small">
          {productCopy.copyByHand}
          <input
            readOnly
            className={inputClass}
            value={byHand}
            aria-label={productCopy.link}
            ref={(field) => {
              field?.focus()
              field?.select()
            }}
          />
        </label>
      )}
    </>
  )
}
