import type { ReactNode } from 'react'
import { paths } from '../../app/paths.ts'
import { useShop } from '../../bindings/shop.ts'
import { useHere } from '../../bindings/use-here.ts'
import { useStore } from '../../bindings/use-store.ts'
import { shellCopy } from '../../copy/shell.ts'
import { BagIcon, HeartIcon, PersonIcon } from '../../ui/icons.tsx'
import { buttonClass } from '../../ui/primitives/button-class.ts'
import { Link } from '../../ui/primitives/link.tsx'

/** Somebody who is not known yet may be a customer: the account page finds out. */
export function ProfileLink() {
  const isVisitor = useStore(useShop().session).kind === 'visitor'
  const from = useHere()
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

/** Where the button of the cart cannot be had, the cart's own page is a link away. */
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
