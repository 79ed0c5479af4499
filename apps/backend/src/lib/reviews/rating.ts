/** What the approved reviews of a product say together. */
export interface Rating {
  /** Of 5, with one decimal; 0 without a review. */
  readonly average: number
  readonly count: number
  /** How many have one star, two stars, and so on. */
  readonly distribution: readonly [number, number, number, number, number]
}

export function ratingOf(stars: readonly number[]): Rating {
  const count = stars.length
  const sum = stars.reduce((total, one) => total + one, 0)
  const having = (wanted: number): number => stars.filter((one) => one === wanted).length
  return {
    average: count === 0 ? 0 : Math.round((sum / count) * 10) / 10,
    count,
    distribution: [having(1), having(2), having(3), having(4), having(5)],
  }
}
