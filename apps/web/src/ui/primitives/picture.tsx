import { use, useEffect, useLayoutEffect, useState } from 'react'
import { preload } from 'react-dom'
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts'
import { classNames } from '../class-names.ts'
import { PictureAddress, PictureUrlTemplate } from './picture-address.ts'
import { isPictureAddress, pictureSources, type PictureSources } from './picture-sources.ts'

const ratios = {
  portrait: { box: 'aspect-portrait', width: 1200, height: 1500 },
  tile: { box: 'aspect-tile', width: 1200, height: 1600 },
  square: { box: 'aspect-square', width: 1200, height: 1200 },
  wide: { box: 'aspect-wide', width: 1600, height: 1067 },
} as const

interface PictureProps {
  readonly src: string | undefined
  readonly alt: string
  /** The image's `sizes` attribute. */
  readonly sizes: string
  readonly ratio?: keyof typeof ratios
  readonly widths?: readonly number[]
  /** `high` for the page's main picture (LCP), which is loaded at once; `low` for one that it must not wait for. */
  readonly priority?: 'high' | 'auto' | 'low'
  readonly className?: string
  /** How the picture is cut. */
  readonly note?: PictureCut | undefined
}

export interface PictureCut {
  readonly fit: 'cover' | 'contain'
  /** What has to stay visible, in percent from the left and the top. */
  readonly focus?: { readonly x: number; readonly y: number }
}

const usualWidths = [400, 800, 1200] as const

export function Picture(props: PictureProps) {
  const {
    src,
    alt,
    sizes,
    ratio = 'portrait',
    widths = usualWidths,
    priority = 'auto',
    className,
    note,
  } = props
  const addressOf = use(PictureAddress)
  const template = use(PictureUrlTemplate)
  const [broken, setBroken] = useBroken()
  const mounted = useIsMounted()
  const { box, width, height } = ratios[ratio]
  const frame = classNames('picture-frame relative block overflow-hidden bg-sunk', box, className)

  if (src === undefined || src === broken || !isPictureAddress(src))
    return (
      <span
        className={frame}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <NoPicture />
      </span>
    )

  if (!mounted) return <span className={frame} />

  const sources = pictureSources(addressOf(src), widths, template)
  // The browser asks for it with the head of the page. React writes such a preload only for a plain image.
  if (priority === 'high' && import.meta.env.SSR) preloadPicture(sources, sizes)
  return (
    <picture className={frame}>
      {sources.avif !== undefined && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        src={sources.fallback}
        srcSet={sources.usual}
        sizes={sources.usual === undefined ? undefined : sizes}
        alt={alt}
        width={width}
        height={height}
        loading={priority === 'high' ? 'eager' : 'lazy'}
        fetchPriority={priority}
        decoding="async"
        draggable={false}
        ref={whenBroken(() => setBroken(src))}
        onError={() => setBroken(src)}
        className={classNames(
          'picture size-full',
          note?.fit === 'contain' ? 'object-contain' : 'object-cover',
        )}
        {...focusOf(note)}
      />
    </picture>
  )
}

/** Not a style: the page's policy allows none that is written into it. In steps of ten percent. */
function focusOf(note: PictureCut | undefined) {
  if (note?.focus === undefined) return {}
  const { x, y } = note.focus
  return { 'data-focus-x': Math.round(x / 10), 'data-focus-y': Math.round(y / 10) }
}

/**
 * False while a picture is not in the page yet, true before it is painted. Always true on the server and for a page from
 * it. React makes the elements of a render before it knows whether the render is shown, and Chromium keeps each `<img>`
 * with a `srcset` that never gets into the page, and all that it leads to. So none is made before.
 */
export function useIsMounted(): boolean {
  const fromServer = !useIsHydrated()
  const [mounted, setMounted] = useState(fromServer)
  // oxlint-disable-next-line react/set-state-in-effect -- the render that follows is the purpose
  useLayoutEffect(() => setMounted(true), [])
  return mounted
}

/** The address that could not be loaded, until the network returns. */
export function useBroken() {
  const state = useState<string>()
  const [broken, setBroken] = state
  useEffect(() => {
    if (broken === undefined) return undefined
    const forget = () => setBroken(undefined)
    window.addEventListener('online', forget)
    return () => window.removeEventListener('online', forget)
  }, [broken, setBroken])
  return state
}

/** For a picture that failed before the page's script was there. The server's inline script has marked it. */
export const whenBroken = (act: () => void) => (image: HTMLImageElement | null) => {
  if (image?.dataset['failed'] !== undefined) act()
}

function preloadPicture({ avif, usual, fallback }: PictureSources, sizes: string): void {
  const priority = { as: 'image', fetchPriority: 'high' } as const
  if (avif !== undefined)
    preload(fallback, { ...priority, type: 'image/avif', imageSrcSet: avif, imageSizes: sizes })
  else
    preload(fallback, { ...priority, ...(usual !== undefined && { imageSrcSet: usual, imageSizes: sizes }) })
}

function NoPicture() {
  return (
    <svg
      viewBox="0 0 80 100"
      className="absolute inset-0 m-auto w-1/3 max-w-20 text-control"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      aria-hidden="true"
    >
      <path d="M40 34v-5c0-3 5-4 5-8a5 5 0 1 0-10 0" />
      <path d="M40 34 10 57c-2 2-1 6 2 6h56c3 0 4-4 2-6z" />
    </svg>
  )
}
