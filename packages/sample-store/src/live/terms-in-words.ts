/** What the backend says of delivery and payment, as a sentence takes it. */
export interface TermsInWords {
  /** The slowest first. */
  readonly deliveries: readonly { readonly method: string; readonly time: string; readonly price: string }[]
  /** Such as "India and Nepal"; empty where nothing is delivered anywhere. */
  readonly countries: string
  /** Such as "Pay on delivery or PayPal". */
  readonly payments: string
}

/** "Standard Shipping takes 5-7 business days, Express Shipping 2-3 business days." */
export function timesOf({ deliveries }: TermsInWords): string {
  const [first, ...others] = deliveries
  if (first === undefined) return 'The checkout shows the ways to deliver to you, and how long each takes.'
  const more = others.map(({ method, time }) => `${method} ${inSentence(time)}`)
  return `${[`${first.method} takes ${inSentence(first.time)}`, ...more].join(', ')}.`
}

/** "To India." */
export function placesOf({ countries }: TermsInWords): string {
  return countries === ''
    ? 'The checkout shows whether we deliver to you.'
    : `We deliver to ${countries}, and nowhere else yet.`
}

const inSentence = (time: string): string => time.charAt(0).toLowerCase() + time.slice(1)
