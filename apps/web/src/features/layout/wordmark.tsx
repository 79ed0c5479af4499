import { use } from 'react'
import { useBroken, whenBroken } from '../../ui/primitives/picture.tsx'
import { PictureAddress } from '../../ui/primitives/picture-address.ts'

interface WordmarkProps {
  readonly src: string
  readonly name: string
}

/** A picture of the shop's name, or the name where it cannot be loaded. */
export function Wordmark({ src, name }: WordmarkProps) {
  const addressOf = use(PictureAddress)
  const [broken, setBroken] = useBroken()
  if (src === broken) return name
  return (
    <img
      src={addressOf(src)}
      alt={name}
      className="h-8 w-auto max-w-48 object-contain object-left rtl:object-right"
      ref={whenBroken(() => setBroken(src))}
      onError={() => setBroken(src)}
    />
  )
}
