export type Point = readonly [number, number]
export type Line = readonly Point[]

const axis = 400
const curveSteps = 16
const lineStep = 12

const mix = (a: number, b: number, t: number): number => a + (b - a) * t

function bezier(points: Line, t: number): Point {
  let level = points
  while (level.length > 1) {
    const next: Point[] = []
    for (let index = 1; index < level.length; index += 1) {
      const [x0, y0] = level[index - 1] ?? [0, 0]
      const [x1, y1] = level[index] ?? [0, 0]
      next.push([mix(x0, x1, t), mix(y0, y1, t)])
    }
    level = next
  }
  return level[0] ?? [0, 0]
}

/**
 * Turns a path of absolute M, L, Q and C commands into a dense chain of points. Everything that is drawn
 * goes through points, because points can be mirrored, bent and measured, and path strings cannot.
 */
export function trace(path: string): Line {
  const words = path.match(/[MLQCZ]|-?\d*\.?\d+/g) ?? []
  const points: Point[] = []
  let command = 'M'
  let at = 0
  const number = (): number => Number(words[at++] ?? 0)
  const point = (): Point => [number(), number()]
  while (at < words.length) {
    const word = words[at] ?? ''
    if (/[MLQCZ]/.test(word)) {
      command = word
      at += 1
      if (command === 'Z') break
    }
    const from = points.at(-1)
    if (command === 'M' || from === undefined) {
      points.push(point())
      command = 'L'
      continue
    }
    const control: Point[] = [from]
    const count = command === 'C' ? 3 : command === 'Q' ? 2 : 1
    for (let index = 0; index < count; index += 1) control.push(point())
    const to = control.at(-1) ?? from
    const straight = Math.hypot(to[0] - from[0], to[1] - from[1])
    const steps = count === 1 ? Math.max(1, Math.ceil(straight / lineStep)) : curveSteps
    for (let step = 1; step <= steps; step += 1) points.push(bezier(control, step / steps))
  }
  return points
}

export const mirror = (line: Line, around: number = axis): Line => line.map(([x, y]) => [2 * around - x, y])

/** A closed outline from its left half, drawn from the middle of the top to the middle of the hem. */
export const symmetric = (half: string): Line => {
  const left = trace(half)
  return [...left, ...mirror(left).toReversed()]
}

export const reverse = (line: Line): Line => line.toReversed()

const figure = (value: number): string => String(Math.round(value * 10) / 10)

export const open = (line: Line): string => `M${line.map(([x, y]) => `${figure(x)} ${figure(y)}`).join('L')}`

export const closed = (line: Line): string => `${open(line)}Z`

/** The point at a share (0 to 1) of the chain, and the direction across it. */
export function along(line: Line, share: number): { point: Point; across: Point } {
  const position = share * (line.length - 1)
  const index = Math.min(Math.floor(position), line.length - 2)
  const from = line[Math.max(index, 0)] ?? [0, 0]
  const to = line[index + 1] ?? from
  const rest = position - index
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  return {
    point: [mix(from[0], to[0], rest), mix(from[1], to[1], rest)],
    across: [-(to[1] - from[1]) / length, (to[0] - from[0]) / length],
  }
}
