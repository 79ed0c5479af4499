import { isBlocked } from '@umber/storefront-core'
import { paths } from '../../app/paths.ts'
import { useCart } from '../../bindings/use-cart.ts'
import { cartCopy } from '../../copy/cart.ts'
import { blockedWords } from '../../copy/line-trouble.ts'
import { announce } from '../../ui/announcer.tsx'
import { FailureNotice } from '../../ui/patterns/failure-notice.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'

/** The way to checkout. A line that cannot be bought is named, and keeps the shopper here. */
export function Proceed({ replace = false }: { readonly replace?: boolean }) {
  const { lines } = useCart()
  const blocked = lines.filter(isBlocked)
  const isStopped = blocked.length > 0
  return (
    <>
      {isStopped && (
        <div className="mt-5">
          <FailureNotice sentence={blockedWords(blocked)} />
        </div>
      )}
      <LinkButton
        to={paths.checkout()}
        replace={replace}
        size="large"
        className="mt-5 w-full"
        onClick={(event) => {
          if (!isStopped) return
          event.preventDefault()
          announce(blockedWords(blocked))
        }}
      >
        {cartCopy.proceed}
      </LinkButton>
    </>
  )
}
