import { buttonClass, type ButtonLook } from './button-class.ts'
import { Link, type LinkProps } from './link.tsx'

type LinkButtonProps = Omit<LinkProps, 'className'> & ButtonLook

export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass({ variant, size, className })} />
}
