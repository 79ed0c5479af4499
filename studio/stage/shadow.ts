import { blurred, type Sketch } from '../drawing/sketch.ts'
import { shadowColour } from '../colours.ts'

/** Three shadows, as a large soft lamp on the upper left throws them: contact, near and far. */
export function cast(sketch: Sketch, path: string, height = 1): string {
  const layer = (dx: number, dy: number, blur: number, opacity: number): string =>
    `<path d="${path}" transform="translate(${dx * height} ${dy * height})" fill="${shadowColour}" opacity="${opacity}" ${blurred(sketch, blur * height)}/>`
  return layer(22, 32, 24, 0.2) + layer(9, 13, 9, 0.22) + layer(2.5, 3.5, 2.2, 0.34)
}

/** The shadow one piece of cloth throws on the piece below it. */
export function overlap(sketch: Sketch, path: string, height = 1): string {
  return `<path d="${path}" transform="translate(${2.5 * height} ${4 * height})" fill="${shadowColour}" opacity=".38" ${blurred(sketch, 4 * height)}/>`
}

/** The shadow under a standing object: dark where it touches, long and soft to the right. */
export function foot(sketch: Sketch, x: number, y: number, width: number, reach = 1): string {
  const ellipse = (cx: number, cy: number, rx: number, ry: number, opacity: number, blur: number): string =>
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${shadowColour}" opacity="${opacity}" ${blurred(sketch, blur)}/>`
  return (
    ellipse(x + width * 0.42 * reach, y + 8, width * 0.78 * reach, width * 0.1, 0.26, 20) +
    ellipse(x + width * 0.16, y + 3, width * 0.56, width * 0.055, 0.34, 9) +
    ellipse(x + 2, y, width * 0.49, width * 0.03, 0.6, 3)
  )
}
