import { mix, shadowColour } from '../colours.ts'
import { blurred, clipped, fade, type Sketch } from '../drawing/sketch.ts'
import { gloss, round, speckle } from '../objects/surface.ts'
import { foot } from '../stage/shadow.ts'

/** An arched niche in the plaster: lit on its right reveal, in shadow under its left one. */
export function arch(sketch: Sketch, x: number, top: number, width: number, floor: number): string {
  const half = width / 2
  const path = `M${x - half} ${floor} V${top + half} A${half} ${half} 0 0 1 ${x + half} ${top + half} V${floor}Z`
  const depth = width * 0.09
  const inner = `M${x - half + depth} ${floor} V${top + half + depth * 0.5} A${half - depth * 0.6} ${half - depth * 0.3} 0 0 1 ${x + half - depth * 0.2} ${top + half + depth * 0.5} V${floor}Z`
  const back = fade(
    sketch,
    [
      { at: 0, colour: '#bca58b' },
      { at: 0.4, colour: '#d0bda5' },
      { at: 1, colour: '#dccdb9' },
    ],
    [0.1, 0, 0.7, 1],
  )
  const reveal = fade(
    sketch,
    [
      { at: 0, colour: '#a38b70' },
      { at: 0.5, colour: '#bda68c' },
      { at: 1, colour: '#ece3d3' },
    ],
    [0, 0, 1, 0.3],
  )
  return `<path d="${path}" fill="${reveal}"/><g ${clipped(sketch, path)}><path d="${inner}" fill="${back}"/><path d="${path}" fill="none" stroke="${shadowColour}" stroke-width="60" stroke-opacity=".3" transform="translate(-14 -10)" ${blurred(sketch, 26)}/><path d="${path}" fill="none" stroke="${shadowColour}" stroke-width="14" stroke-opacity=".24" transform="translate(-4 -3)" ${blurred(sketch, 6)}/></g><path d="${path}" fill="none" stroke="#fffaf0" stroke-opacity=".6" stroke-width="1.6"/>`
}

/** A round plaster plinth. Its top is an ellipse at the given height. */
export function drum(
  sketch: Sketch,
  x: number,
  top: number,
  half: number,
  floor: number,
  colour = '#ded3c2',
): string {
  const tilt = half * 0.17
  const path = `M${x - half} ${top} A${half} ${tilt} 0 0 0 ${x + half} ${top} V${floor} A${half} ${tilt} 0 0 1 ${x - half} ${floor}Z`
  const face = fade(
    sketch,
    [
      { at: 0, colour: mix(colour, '#ffffff', 0.55) },
      { at: 1, colour: mix(colour, '#ffffff', 0.1) },
    ],
    [0, 0, 1, 0.4],
  )
  return `${foot(sketch, x, floor + tilt * 0.7, half * 2)}<path d="${path}" fill="${round(sketch, colour, 'matt')}"/>${speckle(sketch, path, 0.28, 0.6)}<ellipse cx="${x}" cy="${top}" rx="${half}" ry="${tilt}" fill="${face}"/><path d="M${x - half} ${top} A${half} ${tilt} 0 0 0 ${x + half} ${top}" fill="none" stroke="#fffaf0" stroke-opacity=".7" stroke-width="1.6"/>`
}

/** A square block: front, top and the shaded right side. */
export function block(
  sketch: Sketch,
  x: number,
  top: number,
  width: number,
  floor: number,
  colour = '#cfc1ab',
): string {
  const left = x - width / 2
  const right = x + width / 2
  const deep = width * 0.2
  const rise = width * 0.1
  const front = `M${left} ${top} H${right - deep} V${floor} H${left}Z`
  const side = `M${right - deep} ${top} L${right} ${top - rise} V${floor - rise * 1.1} L${right - deep} ${floor}Z`
  const lid = `M${left} ${top} L${left + deep} ${top - rise} H${right} L${right - deep} ${top}Z`
  const lit = fade(
    sketch,
    [
      { at: 0, colour: mix(colour, '#ffffff', 0.3) },
      { at: 1, colour: mix(colour, '#140c06', 0.1) },
    ],
    [0, 0, 0.6, 1],
  )
  return `${foot(sketch, x - deep / 2, floor, width * 0.9, 1.1)}<path d="${front}" fill="${lit}"/><path d="${side}" fill="${mix(colour, '#140c06', 0.36)}"/><path d="${lid}" fill="${mix(colour, '#ffffff', 0.5)}"/>${speckle(sketch, front, 0.28, 0.6)}${speckle(sketch, side, 0.28, 0.6)}<path d="M${left} ${top} H${right - deep} L${right} ${top - rise}" fill="none" stroke="#fffaf0" stroke-opacity=".65" stroke-width="1.5"/>`
}

/** A flat stone seen from above. */
export function slab(sketch: Sketch, path: string, colour = '#cbbfae'): string {
  const face = fade(
    sketch,
    [
      { at: 0, colour: mix(colour, '#ffffff', 0.3) },
      { at: 1, colour: mix(colour, '#140c06', 0.1) },
    ],
    [0, 0, 1, 1],
  )
  const shadow = (dx: number, dy: number, blur: number, opacity: number): string =>
    `<path d="${path}" transform="translate(${dx} ${dy})" fill="${shadowColour}" opacity="${opacity}" ${blurred(sketch, blur)}/>`
  return `${shadow(34, 44, 26, 0.24)}${shadow(12, 16, 8, 0.34)}<g ${gloss(sketch, 3, 0.2)}><path d="${path}" fill="${face}"/></g>${speckle(sketch, path, 0.3, 0.4)}`
}

/** Sun through a window to the upper left: two rows of panes, slanting down to the right, and the dusk between. */
export function windowLight(sketch: Sketch, x: number, y: number, size: number, strength = 1): string {
  const slant = 0.42
  const panes: string[] = []
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 2; column += 1) {
      const left = x + column * size * 0.58 + row * size * 0.72 * slant
      const top = y + row * size * 0.72 + column * size * 0.1
      const width = size * 0.52
      const height = size * 0.66
      const lean = height * slant
      panes.push(
        `<path d="M${left} ${top} L${left + width} ${top + width * 0.17} L${left + width + lean} ${top + width * 0.17 + height} L${left + lean} ${top + height}Z"/>`,
      )
    }
  }
  return `<g fill="#fff3da" style="mix-blend-mode:soft-light" ${blurred(sketch, 5)} opacity="${0.85 * strength}">${panes.join('')}</g><g fill="#fff6e4" opacity="${0.14 * strength}" ${blurred(sketch, 7)}>${panes.join('')}</g>`
}

/** A brass rail with its shadow on the wall behind it. */
export function rail(sketch: Sketch, y: number, width = 800): string {
  const metal = fade(
    sketch,
    [
      { at: 0, colour: '#8a6a3c' },
      { at: 0.3, colour: '#f3dfb4' },
      { at: 0.55, colour: '#b9955c' },
      { at: 1, colour: '#5c4424' },
    ],
    [0, 0, 0, 1],
  )
  return `<rect x="-20" y="${y + 34}" width="${width + 40}" height="11" fill="${shadowColour}" opacity=".3" ${blurred(sketch, 8)}/><rect x="-20" y="${y - 6}" width="${width + 40}" height="12" fill="${metal}"/>`
}

/** A wooden hanger with a steel hook, drawn for a garment whose neck is at (400, neck). */
export function hanger(sketch: Sketch, neck: number, rise: number, half = 120): string {
  const wood = fade(
    sketch,
    [
      { at: 0, colour: '#c39a68' },
      { at: 0.5, colour: '#9a7144' },
      { at: 1, colour: '#6d4c2b' },
    ],
    [0, 0, 0.2, 1],
  )
  const arms = `M${400 - half} ${neck + 84} C${400 - half * 0.6} ${neck + 62} 376 ${neck + 10} 400 ${neck + 6} C424 ${neck + 10} ${400 + half * 0.6} ${neck + 62} ${400 + half} ${neck + 84} L${400 + half - 4} ${neck + 98} C${400 + half * 0.5} ${neck + 76} 424 ${neck + 30} 400 ${neck + 28} C376 ${neck + 30} ${400 - half * 0.5} ${neck + 76} ${400 - half + 4} ${neck + 98}Z`
  const hook = `M400 ${neck + 4} V${neck - rise + 40} C400 ${neck - rise + 22} 418 ${neck - rise + 20} 418 ${neck - rise} C418 ${neck - rise - 22} 384 ${neck - rise - 24} 382 ${neck - rise - 2}`
  return `<path d="${hook}" fill="none" stroke="${shadowColour}" stroke-opacity=".3" stroke-width="7" transform="translate(12 18)" ${blurred(sketch, 5)}/><path d="${arms}" fill="${wood}" ${gloss(sketch, 2, 0.4)}/><path d="${hook}" fill="none" stroke="#5d574f" stroke-width="6" stroke-linecap="round"/><path d="${hook}" fill="none" stroke="#eee8dd" stroke-width="2" stroke-linecap="round" transform="translate(-1 -1)"/>`
}
