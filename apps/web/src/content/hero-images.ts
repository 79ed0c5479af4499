// Bundled from this directory, so that they have hashed names and load without the backend.
import tall1200 from './images/hero-tall-1200.avif'
import tall400 from './images/hero-tall-400.avif'
import tall800 from './images/hero-tall-800.avif'
import tallPlain from './images/hero-tall-800.webp'
import wide1200 from './images/hero-1200.avif'
import wide1600 from './images/hero-1600.avif'
import wide800 from './images/hero-800.avif'
import widePlain from './images/hero-1200.webp'

/** The upright crop for phones. */
export const tallHero = {
  media: '(width < 48rem)',
  avif: `${tall400} 400w, ${tall800} 800w, ${tall1200} 1200w`,
  plain: tallPlain,
  sizes: '100vw',
  width: 1200,
  height: 1500,
} as const

export const wideHero = {
  avif: `${wide800} 800w, ${wide1200} 1200w, ${wide1600} 1600w`,
  plain: widePlain,
  sizes: '(width >= 90rem) 54rem, (width >= 56.25rem) 62vw, 92vw',
  width: 1600,
  height: 1067,
} as const
