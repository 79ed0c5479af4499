import type { Cloth } from '../cloth/cloth.ts'
import { shade } from '../cloth/seam.ts'
import { closed, reverse, trace, type Line, type Point } from '../drawing/line.ts'
import { blurred, clipped, fade, glow } from '../drawing/sketch.ts'
import { shadowColour } from '../colours.ts'

/** A sewn button: rim, dish, four holes with thread, a point of light. */
export function button(cloth: Cloth, [x, y]: Point, radius = 6, tone: 'shell' | 'horn' = 'shell'): string {
  const { sketch } = cloth
  const shell = glow(
    sketch,
    tone === 'shell'
      ? [
          { at: 0, colour: '#fffdf6' },
          { at: 0.7, colour: '#e2d8c6' },
          { at: 1, colour: '#b3a68f' },
        ]
      : [
          { at: 0, colour: '#7b6049' },
          { at: 0.7, colour: '#46321f' },
          { at: 1, colour: '#251a11' },
        ],
    [0.36, 0.3, 0.8],
  )
  const [[px, py]] = cloth.bend([[x, y]]) as [Point]
  const hole = (dx: number, dy: number): string =>
    `<circle cx="${dx * 0.24}" cy="${dy * 0.24}" r=".11" fill="#2a1d12" opacity=".75"/>`
  return `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) scale(${radius})"><circle cx=".18" cy=".34" r="1.05" fill="${shadowColour}" opacity=".5" ${blurred(sketch, 0.2)}/><circle r="1" fill="${shell}"/><circle r=".64" fill="none" stroke="#000" stroke-opacity=".16" stroke-width=".12"/>${hole(1, 1)}${hole(-1, 1)}${hole(1, -1)}${hole(-1, -1)}<path d="M-.24 -.24L.24 .24M.24 -.24L-.24 .24" stroke="#8d7d66" stroke-width=".1" opacity=".8"/><ellipse cx="-.42" cy="-.5" rx=".26" ry=".16" fill="#fff" opacity=".8"/></g>`
}

/** The woven label in the neck. */
export function neckLabel(x: number, y: number, width = 54): string {
  const height = width * 0.36
  return `<g transform="translate(${x - width / 2} ${y})"><rect x="1" y="1.6" width="${width}" height="${height}" fill="#140c06" opacity=".3"/><rect width="${width}" height="${height}" fill="#efe8da"/><path d="M1.5 0V${height}M${width - 1.5} 0V${height}" stroke="#a99a81" stroke-width=".6" stroke-dasharray="1.6 1.2"/><text x="${width / 2}" y="${height * 0.62}" font-family="'DejaVu Serif',serif" font-size="${width * 0.1}" letter-spacing="${width * 0.006}" text-anchor="middle" fill="#3a2a1d">Umber &amp; Ecru</text></g>`
}

/** What is seen through the neck: the inside of the back, dark under the front edge, with the label. */
export function inside(
  cloth: Cloth,
  top: Line,
  front: Line,
  label: { x: number; y: number; width?: number },
): string {
  const { sketch, bend, dye } = cloth
  const path = closed([...bend(top), ...reverse(bend(front))])
  const depth = fade(
    sketch,
    [
      { at: 0, colour: '#120a04', opacity: 0.12 },
      { at: 0.5, colour: '#120a04', opacity: 0.2 },
      { at: 1, colour: '#120a04', opacity: 0.62 },
    ],
    [0.4, 0, 0.5, 1],
  )
  return `<path d="${path}" fill="${dye.body}"/><path d="${path}" fill="${dye.deep}" opacity=".42"/><path d="${path}" fill="${depth}"/><g ${clipped(sketch, path)}>${neckLabel(label.x, label.y, label.width)}${shade(cloth, front, 16, 0.4, 7)}${shade(cloth, trace('M300 150 L330 330'), 30, 0.3, 12)}</g>`
}
