import { isMirrored } from '../../i18n/language.ts'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'

type Range = readonly [number, number]

interface RangeSliderProps {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: Range
  readonly onChange: (value: Range) => void
  readonly labels: readonly [string, string]
  /** The spoken value, such as "₹120". */
  readonly format: (value: number) => string
}

/** Steps of a key; with Page Up and Page Down, ten. */
const stepsOf: Readonly<Record<string, number>> = {
  ArrowRight: isMirrored ? -1 : 1,
  ArrowUp: 1,
  ArrowLeft: isMirrored ? 1 : -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
}

const ends = [0, 1] as const
type End = (typeof ends)[number]

/** A range with two thumbs, after the WAI-ARIA pattern of the slider. The thumbs stay a step apart, so that each can be moved. */
export function RangeSlider({ min, max, step, value, onChange, labels, format }: RangeSliderProps) {
  const scale = useRef<HTMLDivElement>(null)
  const dragged = useRef<End>(undefined)
  const shareOf = (amount: number) => (max > min ? ((amount - min) / (max - min)) * 100 : 0)

  const move = (end: End, wanted: number) => {
    const [low, high] = value
    const [least, most] = end === 0 ? [min, high - step] : [low + step, max]
    const whole = wanted >= max ? max : min + Math.round((Math.max(wanted, min) - min) / step) * step
    const next = Math.max(least, Math.min(most, whole))
    if (next !== value[end]) onChange(end === 0 ? [next, high] : [low, next])
  }
  const amountAt = ({ clientX }: PointerEvent) => {
    const { left, right, width } = (scale.current as HTMLElement).getBoundingClientRect()
    const fromStart = isMirrored ? right - clientX : clientX - left
    return min + (fromStart / width) * (max - min)
  }
  const press = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return
    const amount = amountAt(event)
    const [low, high] = value
    // Of two thumbs in one place, the one that can move there.
    const end = Math.abs(amount - low) < Math.abs(amount - high) || amount < low ? 0 : 1
    dragged.current = end
    event.currentTarget.setPointerCapture(event.pointerId)
    event.preventDefault()
    scale.current?.querySelectorAll<HTMLElement>('[role=slider]')[end]?.focus()
    move(end, amount)
  }
  const drag = (event: PointerEvent) => {
    if (dragged.current !== undefined) move(dragged.current, amountAt(event))
  }
  const release = () => {
    dragged.current = undefined
  }
  const key = (end: End) => (event: KeyboardEvent) => {
    const steps = stepsOf[event.key]
    if (steps === undefined) return
    event.preventDefault()
    move(end, value[end] + steps * (event.shiftKey ? 10 : 1) * step)
  }

  return (
    <div
      className="relative h-11 touch-none select-none"
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <div data-track="" className="absolute inset-x-0 top-1/2 h-px bg-control forced-colors:bg-forced-ink" />
      {/* Half a thumb shorter at each end. */}
      <div ref={scale} className="absolute inset-x-2.5 top-1/2">
        <div
          data-range=""
          className="absolute -top-px h-[3px] bg-ink forced-colors:bg-forced-chosen"
          style={{
            insetInlineStart: `${shareOf(value[0])}%`,
            insetInlineEnd: `${100 - shareOf(value[1])}%`,
          }}
        />
        {ends.map((end) => (
          <div
            key={end}
            className="absolute -translate-1/2 rtl:translate-x-1/2"
            style={{ insetInlineStart: `${shareOf(value[end])}%` }}
          >
            <div
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- two inputs on one scale would cover each other
              role="slider"
              tabIndex={0}
              aria-label={labels[end]}
              aria-orientation="horizontal"
              aria-valuemin={min}
              aria-valuemax={max}
              aria-valuenow={value[end]}
              aria-valuetext={`${labels[end]} ${format(value[end])}`}
              className="hit-area size-5 rounded-full border border-ink bg-paper hover:bg-ink"
              onKeyDown={key(end)}
            />
          </div>
        ))}
      </div>
    </div>
  )
}
