// Bundled from this directory, so that they have hashed names and load without the backend.
import rail400 from './images/about-rail-400.avif'
import rail800 from './images/about-rail-800.avif'
import rail1200 from './images/about-rail-1200.avif'
import railPlain from './images/about-rail-800.webp'
import cloth400 from './images/about-cloth-400.avif'
import cloth800 from './images/about-cloth-800.avif'
import cloth1200 from './images/about-cloth-1200.avif'
import clothPlain from './images/about-cloth-800.webp'
import vase400 from './images/about-vase-400.avif'
import vase800 from './images/about-vase-800.avif'
import vase1200 from './images/about-vase-1200.avif'
import vasePlain from './images/about-vase-800.webp'

/** Upright pictures of the sample store. */
export interface AboutPicture {
  readonly avif: string
  readonly plain: string
}

const widths = (small: string, medium: string, large: string): string =>
  `${small} 400w, ${medium} 800w, ${large} 1200w`

export const aboutPictures = {
  rail: { avif: widths(rail400, rail800, rail1200), plain: railPlain },
  cloth: { avif: widths(cloth400, cloth800, cloth1200), plain: clothPlain },
  vase: { avif: widths(vase400, vase800, vase1200), plain: vasePlain },
} as const satisfies Readonly<Record<string, AboutPicture>>
