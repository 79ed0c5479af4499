import { paths } from '../../config/paths.ts'
import { checkoutCopy } from '../../copy/checkout.ts'
import { Link } from '../../ui/primitives/link.tsx'

const copy = checkoutCopy.guest

/** For guests, who may have an account. */
export function GuestLine() {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-2">
      {copy.asGuest}
      <Link
        to={paths.login(paths.checkout())}
        className="inline-flex min-h-11 items-center text-ink underline decoration-line underline-offset-4 hover:decoration-current"
      >
        {copy.signIn}
      </Link>
    </p>
  )
}
