import { along, closed, type Line, type Point, trace } from '../drawing/line.ts'
import { between, type Random } from '../drawing/random.ts'

/** A ridge (height above 0) or a valley (below 0) in the cloth, tapering to both ends. */
export interface Fold {
  readonly line: Line
  readonly width: number
  /** Between -1 and 1. */
  readonly height: number
  /** Softness of the flanks; small numbers make a pressed crease. */
  readonly soft: number
}

export function fold(path: string, width: number, height: number, soft = width * 0.3): Fold {
  return { line: trace(path), width, height, soft }
}

const samples = 18

/** The footprint of a fold: a lens around its line. */
export function footprint({ line, width }: Fold): string {
  const left: Point[] = []
  const right: Point[] = []
  for (let index = 0; index <= samples; index += 1) {
    const share = index / samples
    const { point, across } = along(line, share)
    const half = (width / 2) * Math.sin(Math.PI * share) ** 0.6
    left.push([point[0] + across[0] * half, point[1] + across[1] * half])
    right.push([point[0] - across[0] * half, point[1] - across[1] * half])
  }
  return closed([...left, ...right.toReversed()])
}

export interface Drape {
  readonly from: Point
  readonly to: Point
  readonly count: number
  readonly length: readonly [number, number]
  readonly width: readonly [number, number]
  readonly height: readonly [number, number]
  /** How far the lower end wanders sideways, as a share of the length. */
  readonly lean?: number
}

/** Folds that hang mostly downwards, scattered over a box. */
export function drape(
  random: Random,
  { from, to, count, length, width, height, lean = 0.12 }: Drape,
): readonly Fold[] {
  return Array.from({ length: count }, (_, index) => {
    const x = from[0] + ((index + between(random, 0.15, 0.85)) / count) * (to[0] - from[0])
    const size = between(random, ...length)
    const y = between(random, from[1], Math.max(from[1], to[1] - size))
    const end = x + between(random, -lean, lean) * size
    const bow = between(random, -0.07, 0.07) * size
    const wide = between(random, ...width)
    const sign = index % 2 === 0 ? 1 : -1
    return {
      line: trace(`M${x} ${y} Q${(x + end) / 2 + bow} ${y + size / 2} ${end} ${y + size}`),
      width: wide,
      height: sign * between(random, ...height),
      soft: wide * between(random, 0.16, 0.4),
    }
  })
}

/** Mirrors folds to the other side of the garment, with a little less of everything, so the halves differ. */
export const otherSide = (folds: readonly Fold[], axis = 400): readonly Fold[] =>
  folds.map((entry, index) => ({
    ...entry,
    line: entry.line.map(([x, y]): Point => [
      2 * axis - x + ((index * 7) % 11) - 5,
      y + ((index * 13) % 17) - 8,
    ]),
    height: entry.height * (0.75 + ((index * 5) % 4) * 0.12),
  }))
