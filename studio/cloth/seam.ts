import { open, type Line } from '../drawing/line.ts'
import { blurred } from '../drawing/sketch.ts'
import type { Cloth } from './cloth.ts'

/** Where two pieces meet: a fine dark line in a soft shadow. */
export function seam({ sketch, bend }: Cloth, line: Line, strength = 1): string {
  const path = open(bend(line))
  return `<g fill="none" stroke="#140c06"><path d="${path}" stroke-width="5" stroke-opacity="${0.22 * strength}" ${blurred(sketch, 2.4)}/><path d="${path}" stroke-width="1" stroke-opacity="${0.42 * strength}"/></g>`
}

/** A row of stitches: thread with a hint of shadow below. */
export function stitch({ dye, bend }: Cloth, line: Line, colour: string = dye.thread): string {
  const path = open(bend(line))
  return `<g fill="none" stroke-dasharray="4.2 2.2" stroke-linecap="round"><path d="${path}" transform="translate(.5 .9)" stroke="#140c06" stroke-opacity=".4" stroke-width="1.2"/><path d="${path}" stroke="${colour}" stroke-width="1.1" stroke-opacity=".9"/></g>`
}

/** A ribbed band along a line: the ribs always stand across it, as in a knitted collar or cuff. */
export function ribs({ bend, dye }: Cloth, line: Line, width: number, gap = 4): string {
  const path = open(bend(line))
  return `<path d="${path}" fill="none" stroke="#000" stroke-opacity="${0.16 + dye.shade * 0.16}" stroke-width="${width}" stroke-dasharray="${gap * 0.42} ${gap * 0.58}"/>`
}

/** A soft dark line where cloth turns away from the lamp. */
export function shade(
  { sketch, bend }: Cloth,
  line: Line,
  width: number,
  opacity: number,
  blur = width * 0.4,
): string {
  return `<path d="${open(bend(line))}" fill="none" stroke="#140c06" stroke-opacity="${opacity}" stroke-width="${width}" ${blurred(sketch, blur)}/>`
}
