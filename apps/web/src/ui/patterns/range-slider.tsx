import { Range, Root, Thumb, Track } from '@radix-ui/react-slider'

interface RangeSliderProps {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: readonly [number, number]
  readonly onChange: (value: readonly [number, number]) => void
  /** Called when the drag ends, for expensive updates such as the address. */
  readonly onSettled?: (value: readonly [number, number]) => void
  readonly labels: readonly [string, string]
  /** The spoken value, such as "₹120". */
  readonly format: (value: number) => string
}

const thumb = 'hit-area block size-5 rounded-full border border-ink bg-paper hover:bg-ink'

const pair = (values: readonly number[]): readonly [number, number] => [values[0] ?? 0, values[1] ?? 0]

export function RangeSlider(props: RangeSliderProps) {
  const { min, max, step, value, onChange, onSettled, labels, format } = props
  return (
    <Root
      className="relative flex h-11 w-full touch-none items-center select-none"
      min={min}
      max={max}
      step={step}
      // With equal values, the next key press would move the other thumb.
      minStepsBetweenThumbs={1}
      value={[...value]}
      onValueChange={(next) => onChange(pair(next))}
      onValueCommit={(next) => onSettled?.(pair(next))}
    >
      <Track className="relative h-px grow bg-control forced-colors:bg-forced-ink">
        <Range className="absolute -top-px h-[3px] bg-ink forced-colors:bg-forced-chosen" />
      </Track>
      <Thumb className={thumb} aria-label={labels[0]} aria-valuetext={`${labels[0]} ${format(value[0])}`} />
      <Thumb className={thumb} aria-label={labels[1]} aria-valuetext={`${labels[1]} ${format(value[1])}`} />
    </Root>
  )
}
