import { useState } from 'react'
import { productCopy } from '../../copy/products.ts'
import { notify } from '../../ui/toast/notify.ts'
import { browserSharing, shareLink } from './share-link.ts'

export interface Sharing {
  readonly share: () => void
  /** The link, when neither the share sheet nor the clipboard worked. */
  readonly byHand: string | undefined
}

export function useShare(title: string): Sharing {
  const [byHand, setByHand] = useState<string>()
  const share = async () => {
    const url = window.location.href
    const outcome = await shareLink({ title, url }, browserSharing())
    setByHand(outcome === 'by-hand' ? url : undefined)
    if (outcome === 'copied') notify({ title: productCopy.copied, tone: 'success' })
  }
  return { share: () => void share(), byHand }
}
