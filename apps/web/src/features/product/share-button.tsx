import { useId, useState } from 'react'
import { productCopy } from '../../copy/products.ts'
import { ShareIcon } from '../../ui/page-icons.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { controlClass } from '../../ui/primitives/field-frame.tsx'
import { notify } from '../../ui/toast/notify.ts'
import { browserSharing, shareLink } from './share-link.ts'

/** Shares the page as it is, with what is chosen. */
export function ShareButton({ name }: { readonly name: string }) {
  const { share, byHand } = useShare(name)
  return (
    <div>
      <Button variant="ghost" className="-ms-3 px-3" onClick={share}>
        <ShareIcon />
        {productCopy.share}
      </Button>
      {byHand !== undefined && <LinkToCopy url={byHand} />}
    </div>
  )
}

const selectAll = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.select()
}

function LinkToCopy({ url }: { readonly url: string }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-small">
        {productCopy.copyByHand}
      </label>
      <input id={id} readOnly className={`${controlClass} min-h-12`} value={url} ref={selectAll} />
    </div>
  )
}

interface Sharing {
  readonly share: () => void
  /** The link, when neither the share sheet nor the clipboard worked. */
  readonly byHand: string | undefined
}

function useShare(title: string): Sharing {
  const [byHand, setByHand] = useState<string>()
  const share = async () => {
    const url = window.location.href
    const outcome = await shareLink({ title, url }, browserSharing())
    setByHand(outcome === 'by-hand' ? url : undefined)
    if (outcome === 'copied') notify({ title: productCopy.copied, tone: 'success' })
  }
  return { share: () => void share(), byHand }
}
