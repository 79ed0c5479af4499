import { useState } from 'react'
import { tallHero, wideHero } from '../../content/hero-images.ts'
import { homeCopy } from '../../copy/home.ts'
import { Picture } from '../../ui/primitives/picture.tsx'

/** Two crops of the same picture: phones get an upright one. */
export function HeroPicture() {
  const { media, width, height } = tallHero
  const [isBroken, setBroken] = useState(false)
  if (isBroken)
    return <Picture src={undefined} alt={homeCopy.heroPicture} sizes="100vw" className="md:aspect-wide" />
  return (
    <picture className="block aspect-portrait overflow-hidden bg-sunk md:aspect-wide">
      <source
        media={media}
        type="image/avif"
        srcSet={tallHero.avif}
        sizes={tallHero.sizes}
        width={width}
        height={height}
      />
      <source media={media} srcSet={tallHero.plain} width={width} height={height} />
      <source type="image/avif" srcSet={wideHero.avif} sizes={wideHero.sizes} />
      <img
        src={wideHero.plain}
        alt={homeCopy.heroPicture}
        width={wideHero.width}
        height={wideHero.height}
        fetchPriority="high"
        decoding="async"
        onError={() => setBroken(true)}
        className="picture size-full object-cover"
      />
    </picture>
  )
}
