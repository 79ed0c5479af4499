import { useEffect, useRef, useState } from 'react'
import { accountCopy } from '../../../copy/account.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { notify } from '../../../ui/toast/notify.ts'

const copy = accountCopy.offers
/** How long the button says that the code was copied, in milliseconds. */
const saidFor = 2000

export function OfferCode({ code }: { readonly code: string }) {
  const [copied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copyCode = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(true)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setCopied(false), saidFor)
      notify({ title: copy.copiedToast, tone: 'success' })
    } catch {
      notify({ ...copy.copyFailed, tone: 'error' })
    }
  }
  const words = copied ? copy.copied : copy.copy
  return (
    <p className="mt-2 flex items-center gap-3">
      <code className="border border-dashed border-control px-3 py-2 font-text select-all">{code}</code>
      <Button
        variant="outline"
        size="small"
        aria-label={copy.copyNamed({ words, code })}
        onClick={() => void copyCode()}
      >
        {copied && <CheckIcon className="size-4" />}
        {words}
      </Button>
    </p>
  )
}
