import { useEffect, useState } from 'react'
import { createTipTiming } from './tooltip-timing.ts'

interface Tip {
  readonly words: string
  /** The anchor position in the viewport, in pixels. */
  readonly left: number
  readonly top: number
}

const selector = '[data-tip]'
const gap = 6

/**
 * Shows the accessible name of elements marked with `data-tip` on hover and keyboard focus. It only repeats the
 * accessible name, so it is hidden from screen readers.
 */
export function TooltipLayer() {
  const [tip, setTip] = useState<Tip>()
  useEffect(() => {
    const stop = new AbortController()
    const timing = createTipTiming(() => performance.now())
    let target: Element | undefined

    const leave = () => {
      target = undefined
      timing.leave()
      setTip(undefined)
    }
    const enter = (element: Element) => {
      if (element === target) return
      if (target !== undefined) leave()
      target = element
      timing.enter(() => setTip(tipFor(element)))
    }
    const follow = (event: Event) => {
      const element = event.target instanceof Element ? event.target.closest(selector) : null
      if (element !== null) enter(element)
      else if (target !== undefined) leave()
    }
    const point = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') follow(event)
    }
    const focus = (event: Event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) follow(event)
    }
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave()
    }
    const { signal } = stop
    document.addEventListener('pointerover', point, { signal })
    document.addEventListener('focusin', focus, { signal })
    document.addEventListener('focusout', leave, { signal })
    document.addEventListener('pointerdown', leave, { signal })
    document.addEventListener('keydown', press, { signal })
    window.addEventListener('scroll', leave, { signal, passive: true })
    // Its code loads when the pointer or the focus first reaches a control.
    const reached = document.querySelector(`${selector}:hover, ${selector}:focus-visible`)
    if (reached !== null) enter(reached)
    return () => {
      stop.abort()
      timing.leave()
    }
  }, [])

  if (tip === undefined) return null
  return (
    <div
      aria-hidden="true"
      data-testid="tip"
      className="layer-toast pointer-events-none fixed -translate-x-1/2 bg-ink px-2 py-1 text-small whitespace-nowrap text-paper"
      style={{ left: tip.left, top: tip.top }}
    >
      {tip.words}
    </div>
  )
}

function tipFor(element: Element): Tip | undefined {
  const words = element.getAttribute('aria-label')
  if (words === null || !element.isConnected) return undefined
  const { left, width, bottom } = element.getBoundingClientRect()
  // In pixels: half of the longest name, so that the tooltip stays inside the viewport.
  const edge = 48
  const middle = Math.min(Math.max(left + width / 2, edge), document.documentElement.clientWidth - edge)
  return { words, left: middle, top: bottom + gap }
}
