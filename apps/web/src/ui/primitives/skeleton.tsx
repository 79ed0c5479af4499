import { classNames } from '../class-names.ts'

/** A flat block where something will be. Give it its size; its container says `aria-busy`. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block', className)} />
}
