import type { Line } from './line.ts'
import { createRandom } from './random.ts'

export type Bend = (line: Line) => Line

const smooth = (t: number): number => t * t * (3 - 2 * t)

/** Value noise on a coarse grid, between -1 and 1. */
function createField(seed: number): (x: number, y: number) => number {
  const random = createRandom(seed)
  const grid = Array.from({ length: 256 }, () => random() * 2 - 1)
  const node = (x: number, y: number): number => grid[(x * 17 + y * 57) & 255] ?? 0
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const tx = smooth(x - column)
    const ty = smooth(y - row)
    const top = node(column, row) * (1 - tx) + node(column + 1, row) * tx
    const bottom = node(column, row + 1) * (1 - tx) + node(column + 1, row + 1) * tx
    return top * (1 - ty) + bottom * ty
  }
}

/**
 * Pushes every point of a garment a little to the side, neighbours together. Nothing laid out by hand is
 * symmetric; outline, seams and prints share one bend, so they stay on each other.
 */
export function createBend(seed: number, amount = 4, size = 120): Bend {
  const sideways = createField(seed)
  const downwards = createField(seed + 101)
  return (line) =>
    line.map(([x, y]) => [
      x +
        amount *
          (sideways(x / size + 31, y / size + 7) + 0.35 * sideways((x * 3) / size + 11, (y * 3) / size)),
      y +
        amount *
          (downwards(x / size + 3, y / size + 19) + 0.35 * downwards((x * 3) / size, (y * 3) / size + 5)),
    ])
}
