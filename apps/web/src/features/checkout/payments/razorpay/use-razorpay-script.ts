import { useCallback, useEffect, useRef, useState } from 'react'
import { allowProviderCode } from '../../../../browser/allow-provider-code.ts'
import { razorpayCode } from './razorpay-code.ts'
import { loadRazorpay, type RazorpayConstructor } from './razorpay-window.ts'

type Script =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly Razorpay: RazorpayConstructor }

/** Razorpay's script, loaded while the component is on the page, and again when the shopper asks for it. */
export function useRazorpayScript() {
  const [script, setScript] = useState<Script>({ status: 'loading' })
  const isShown = useRef(false)

  const load = useCallback(() => {
    const settle = (next: Script) => {
      if (isShown.current) setScript(next)
    }
    allowProviderCode(razorpayCode)
    loadRazorpay().then(
      (Razorpay) => settle({ status: 'ready', Razorpay }),
      () => settle({ status: 'failed' }),
    )
  }, [])

  useEffect(() => {
    isShown.current = true
    load()
    return () => {
      isShown.current = false
    }
  }, [load])

  return {
    script,
    reload: () => {
      setScript({ status: 'loading' })
      load()
    },
  }
}
