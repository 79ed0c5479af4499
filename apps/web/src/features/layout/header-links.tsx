import type { ReactNode } from 'react'
import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { useCurrentPath } from '../../hooks/use-current-path.ts'
import { useStore } from '../../hooks/use-store.ts'
import { shellCopy } from '../../copy/shell.ts'
import { BagIcon, HeartIcon, PersonIcon } from '../../ui/icons.tsx'
import { buttonClass } from '../../ui/primitives/button-class.ts'
import { Link } from '../../ui/primitives/link.tsx'

/** An unknown session may belong to a customer: the account page verifies it. */
export function ProfileLink() {
  const isVisitor = useStore(useServices().session).status === 'guest'
  const from = useCurrentPath()
  return (
    <IconLink label={shellCopy.profile} to={isVisitor ? paths.login(from) : paths.account()}>
      <PersonIcon />
    </IconLink>
  )
}

export const WishlistLink = () => (
  <IconLink label={shellCopy.wishlist} to={paths.wishlist()}>
    <HeartIcon />
  </IconLink>
)

/** The fallback when the cart button fails to load. */
export const CartLink = () => (
  <IconLink label={shellCopy.cart} to={paths.cart()}>
    <BagIcon />
  </IconLink>
)

interface IconLinkProps {
  readonly label: string
  readonly to: string
  readonly children: ReactNode
}

function IconLink({ label, to, children }: IconLinkProps) {
  return (
    <Link to={to} aria-label={label} data-tip="" className={buttonClass({ variant: 'ghost', size: 'icon' })}>
      {children}
    </Link>
  )
}
