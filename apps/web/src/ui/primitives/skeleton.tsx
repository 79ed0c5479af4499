import { classNames } from '../class-names.ts'

/** A placeholder block. Pass its size as a class; the container sets `aria-busy`. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block', className)} />
}
