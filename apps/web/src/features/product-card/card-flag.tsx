import { cardCopy } from '../../copy/products.ts'

interface CardFlagProps {
  readonly isSoldOut: boolean | undefined
  /** What a sale takes off. */
  readonly percent?: number | undefined
}

/** A word on the picture of a card. That nothing is left goes before what it costs less. */
export function CardFlag({ isSoldOut, percent = 0 }: CardFlagProps) {
  const words = isSoldOut ? cardCopy.soldOut : percent > 0 && cardCopy.discount(percent)
  return words ? (
    <p
      className={`absolute top-2 start-2 bg-paper px-2 text-small md:top-3 md:start-3 ${isSoldOut ? '' : 'text-sale tabular'}`}
    >
      {words}
    </p>
  ) : null
}
