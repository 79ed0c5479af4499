import { sizeOptions } from '@umber/storefront-core/catalogue'
import {
  optionChoices,
  type Product,
  type ProductOption,
  type Selection,
  type OptionChoice,
} from '@umber/storefront-core'
import { useId } from 'react'
import { productCopy } from '../../copy/products.ts'
import { classNames } from '../../ui/class-names.ts'
import { swatchLook, type SwatchLook } from '../product-card/swatch-look.ts'
import { Swatch } from '../product-card/swatch.tsx'
import { colourOption } from '../product-card/product-images.ts'

interface OptionChoicesProps {
  readonly product: Product
  readonly selection: Selection
  readonly onChoose: (optionId: string, value: string) => void
}

/** Native radio buttons: arrow keys choose, the group is one tab stop, and sold-out values stay selectable. */
export function OptionChoices({ product, selection, onChoose }: OptionChoicesProps) {
  const group = useId()
  const colour = colourOption(product)
  return optionChoices(product, selection).map(({ option, choices }) => {
    const looks = option.id === colour?.id ? colorLooks(product, option) : undefined
    return (
      <fieldset key={option.id} role="radiogroup" className="min-w-0" data-option={option.id}>
        <legend className="mb-3 text-small">
          <span className="text-ink-2">{option.name}: </span>
          <span dir="auto">{selection[option.id] ?? productCopy.notChosen}</span>
        </legend>
        <div className="flex flex-wrap gap-2">
          {(option.isRanked ? choices : inSizeOrder(choices)).map(
            ({ value, available, isMade, selected }) => {
              const look = looks?.get(value)
              return (
                <label
                  key={value}
                  title={look && value}
                  className={classNames('relative', look && 'flex size-11 items-center justify-center')}
                >
                  <input
                    type="radio"
                    className="peer absolute inset-0 z-1 size-full cursor-pointer appearance-none opacity-0"
                    name={`${group}-${option.id}`}
                    value={value}
                    checked={selected}
                    aria-label={
                      available ? value : (isMade ? productCopy.soldOutValue : productCopy.unmadeValue)(value)
                    }
                    onChange={() => onChoose(option.id, value)}
                  />
                  {look ? (
                    <ColorChoice look={look} available={available} />
                  ) : (
                    <SizeBox value={value} available={available} />
                  )}
                </label>
              )
            },
          )}
        </div>
      </fieldset>
    )
  })
}

/** How the colours look: as set or named, else as a picture that shows no other of them. Others are words. */
function colorLooks(
  product: Product,
  { id, values, swatches }: ProductOption,
): ReadonlyMap<string, SwatchLook> {
  const pictures = new Map(
    values.map((value) => [
      value,
      product.variants.find(({ options }) => options.some((one) => one.id === id && one.value === value))
        ?.image,
    ]),
  )
  const isOwn = (picture: string) => [...pictures.values()].filter((one) => one === picture).length === 1
  return new Map(
    values.flatMap((value) => {
      const picture = pictures.get(value)
      const look =
        swatchLook(value, swatches?.get(value.toLowerCase())) ??
        (picture !== undefined && isOwn(picture) ? swatchLook(value, picture) : undefined)
      return look === undefined ? [] : [[value, look] as const]
    }),
  )
}

interface ColorChoiceProps {
  readonly look: SwatchLook
  readonly available: boolean
}

interface ChoiceLook {
  readonly value: string
  readonly available: boolean
}

function ColorChoice({ look, available }: ColorChoiceProps) {
  return (
    <Swatch
      look={look}
      className="size-8 outline-offset-3 outline-accent peer-checked:outline-2 peer-focus-visible:outline-2 peer-focus-visible:outline-ink forced-colors:outline-forced-chosen"
    >
      {!available && <DiagonalLine />}
    </Swatch>
  )
}

function SizeBox({ value, available }: ChoiceLook) {
  return (
    <span
      aria-hidden="true"
      dir="auto"
      className={classNames(
        'relative flex min-h-11 min-w-13 max-w-full items-center justify-center rounded-control border border-control px-3 wrap-anywhere outline-offset-2 outline-ink',
        'hover:border-ink peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-2 forced-colors:peer-checked:ground-chosen',
        !available && 'text-ink-3',
      )}
    >
      {value}
      {!available && <DiagonalLine />}
    </span>
  )
}

/** A diagonal across any box. Its light edge keeps it visible on dark swatches. */
function DiagonalLine() {
  return (
    <svg
      viewBox="0 0 10 10"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full"
      aria-hidden="true"
    >
      <path d="M0 10 10 0" className="stroke-paper" strokeWidth="3" vectorEffect="non-scaling-stroke" />
      <path d="M0 10 10 0" stroke="currentColor" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

const rank = (value: string): number => {
  const place = sizeOptions.findIndex((size) => size === value.trim().toUpperCase())
  return place === -1 ? sizeOptions.length : place
}

/**
 * Sorts sizes that the merchant has not put in order from small to large. Unknown values keep their order and come last.
 */
export function inSizeOrder(choices: readonly OptionChoice[]): readonly OptionChoice[] {
  const anySize = choices.some(({ value }) => rank(value) < sizeOptions.length)
  return anySize ? choices.toSorted((one, other) => rank(one.value) - rank(other.value)) : choices
}
