import { isMirrored } from '../../i18n/language.ts'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { cycle } from './gallery-views.ts'

/** Milliseconds without scroll events after which a swipe has ended. */
const rest = 90

export interface GalleryControl {
  readonly index: number
  /** Whether to fade: true after a press. A swipe has already moved the picture. */
  readonly fading: boolean
  readonly track: RefObject<HTMLUListElement | null>
  readonly show: (index: number) => void
  readonly step: (direction: 1 | -1) => void
  readonly onScroll: () => void
}

/**
 * `chosen` is the index of the chosen variant's picture. Choosing a variant shows its picture; browsing the pictures
 * chooses no variant.
 */
export function useGallery(count: number, chosen: number): GalleryControl {
  const [{ index, fading }, setPlace] = useState({ index: chosen, fading: false })
  const [followed, setFollowed] = useState(chosen)
  const track = useRef<HTMLUListElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  if (followed !== chosen) {
    setFollowed(chosen)
    setPlace({ index: chosen, fading: true })
  }
  const current = Math.min(index, Math.max(0, count - 1))

  useEffect(() => {
    const list = track.current
    if (list === null || Math.round(Math.abs(list.scrollLeft) / (list.clientWidth || 1)) === current) return
    list.scrollTo({ left: (isMirrored ? -1 : 1) * current * list.clientWidth, behavior: 'instant' })
  }, [current])

  useEffect(() => () => clearTimeout(timer.current), [])

  const onScroll = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const list = track.current
      if (list === null || list.clientWidth === 0) return
      const reached = Math.round(Math.abs(list.scrollLeft) / list.clientWidth)
      setPlace((place) => (place.index === reached ? place : { index: reached, fading: false }))
    }, rest)
  }, [])

  return {
    index: current,
    fading,
    track,
    show: (next) => setPlace({ index: next, fading: true }),
    step: (direction) => setPlace({ index: cycle(current, direction, count), fading: true }),
    onScroll,
  }
}
