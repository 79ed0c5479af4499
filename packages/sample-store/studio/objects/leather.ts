import { cut, type Cloth } from '../cloth/cloth.ts'
import { fold } from '../cloth/fold.ts'
import { piece } from '../cloth/piece.ts'
import { shade, stitch } from '../cloth/seam.ts'
import { mix, type Dye } from '../colours.ts'
import { closed, trace, type Line } from '../drawing/line.ts'
import { fade, type Sketch } from '../drawing/sketch.ts'
import { cast } from '../stage/shadow.ts'
import { gloss } from './surface.ts'

/** A rectangle with round corners as a chain of points. */
function rounded(x: number, y: number, width: number, height: number, radius: number): Line {
  const right = x + width
  const bottom = y + height
  return trace(
    `M${x + radius} ${y} L${right - radius} ${y} Q${right} ${y} ${right} ${y + radius} L${right} ${bottom - radius} Q${right} ${bottom} ${right - radius} ${bottom} L${x + radius} ${bottom} Q${x} ${bottom} ${x} ${bottom - radius} L${x} ${y + radius} Q${x} ${y} ${x + radius} ${y}`,
  )
}

const turned = (degrees: number, markup: string): string =>
  `<g transform="rotate(${degrees} 400 500)">${markup}</g>`

/** The wordmark pressed into leather without foil: a dark edge above, a light one below. */
function embossed(x: number, y: number, size: number): string {
  const word = (dy: number, ink: string, opacity: number): string =>
    `<text x="${x}" y="${y + dy}" font-family="'DejaVu Serif',serif" font-size="${size}" letter-spacing="${size * 0.08}" text-anchor="middle" fill="${ink}" opacity="${opacity}">Umber &amp; Ecru</text>`
  return word(0.9, '#fff', 0.28) + word(0, '#0b0603', 0.6)
}

const thread = (dye: Dye): string => mix(dye.body, '#f2e4c8', 0.5)

/** The cut edges of the leather below the top layer, burnished dark. */
function edges(cloth: Cloth, line: Line, layers: number): string {
  return Array.from({ length: layers }, (_, index) => {
    const step = (layers - index) * 3.2
    return piece(
      { ...cloth, dye: { ...cloth.dye, body: mix(cloth.dye.body, '#140c06', index % 2 ? 0.5 : 0.25) } },
      { outline: line.map(([x, y]) => [x + step * 0.8, y + step] as const), strength: 0.6 },
    )
  }).join('')
}

export function bifold(sketch: Sketch, dye: Dye): string {
  const cloth = cut(sketch, dye, 'leather', 2)
  const line = rounded(170, 330, 460, 350, 16)
  return turned(
    -7,
    cast(sketch, closed(cloth.bend(line)), 1.1) +
      edges(cloth, line, 4) +
      piece(cloth, {
        outline: line,
        lift: 0.6,
        folds: [
          fold('M188 336 C184 440 184 570 188 676', 34, 0.5, 8),
          fold('M214 336 C210 440 210 570 214 676', 26, -0.32, 8),
          fold('M420 350 C400 460 420 560 400 660', 220, 0.14, 40),
          fold('M300 640 C400 600 500 610 610 560', 60, -0.08, 20),
        ],
        detail: stitch(cloth, rounded(182, 342, 436, 326, 10), thread(dye)) + embossed(540, 642, 13),
      }),
  )
}

const cardColours = ['#e9dfcd', '#b98f4e', '#7d8577'] as const

export function cardHolder(sketch: Sketch, dye: Dye): string {
  const cloth = cut(sketch, dye, 'leather', 1.6)
  const line = rounded(190, 380, 420, 300, 14)
  const card = (index: number): string => {
    const y = 296 + index * 30
    const x = 214 + index * 6
    const path = `M${x + 12} ${y} H${x + 360} Q${x + 372} ${y} ${x + 372} ${y + 12} V${y + 200} H${x} V${y + 12} Q${x} ${y} ${x + 12} ${y}Z`
    const face = fade(
      sketch,
      [
        { at: 0, colour: mix(cardColours[index] ?? '#e9dfcd', '#ffffff', 0.25) },
        { at: 1, colour: mix(cardColours[index] ?? '#e9dfcd', '#140c06', 0.14) },
      ],
      [0, 0, 1, 0.6],
    )
    return `${cast(sketch, path, 0.3)}<path d="${path}" fill="${face}"/><path d="M${x + 12} ${y + 0.8} H${x + 360}" stroke="#fff" stroke-opacity=".6" stroke-width="1.4"/>`
  }
  const slot = (y: number): string =>
    piece(cloth, {
      outline: trace(
        `M196 ${y} C330 ${y + 3} 470 ${y + 3} 604 ${y} L604 670 Q604 674 598 674 L202 674 Q196 674 196 670 Z`,
      ),
      lift: 0.7,
      detail:
        stitch(cloth, trace(`M200 ${y + 10} C330 ${y + 13} 470 ${y + 13} 600 ${y + 10}`), thread(dye)) +
        (y > 500 ? embossed(400, 630, 13) : ''),
    })
  return turned(
    5,
    cast(sketch, closed(cloth.bend(line)), 1) +
      edges(cloth, line, 2) +
      piece(cloth, { outline: line }) +
      shade(cloth, trace('M196 396 L604 396'), 18, 0.4) +
      card(0) +
      card(1) +
      slot(410) +
      slot(510) +
      stitch(cloth, rounded(201, 404, 398, 266, 8), thread(dye)),
  )
}

export function zipWallet(sketch: Sketch, dye: Dye): string {
  const cloth = cut(sketch, dye, 'leather', 2)
  const line = rounded(110, 350, 580, 310, 30)
  const zip = rounded(119, 359, 562, 292, 26)
  const path = closed(cloth.bend(zip))
  const brass = '#b9955c'
  const inner = rounded(134, 374, 532, 262, 20)
  const teeth = `<g fill="none"><path d="${path}" stroke="#17100a" stroke-width="15"/><path d="${path}" stroke="${brass}" stroke-width="11" stroke-dasharray="3.2 2.2" /><path d="${path}" stroke="#f6e5be" stroke-width="3" stroke-dasharray="3.2 2.2" transform="translate(-1.2 -1.6)"/><path d="${path}" stroke="#3a2812" stroke-opacity=".7" stroke-width="1.2"/></g>`
  const pull = `<g transform="translate(672 420)" ><g transform="translate(5 8)" fill="#140c06" opacity=".4"><path d="M-11 -16 H11 L14 22 H-14Z M-6 20 C-10 70 -12 100 -12 118 Q0 130 12 118 C12 100 10 70 6 20Z"/></g><g fill="${brass}" ${gloss(sketch, 3, 0.8, 14)}><path d="M-11 -18 H11 L14 20 H-14Z"/><path d="M-5 14 H5 V34 H-5Z"/></g></g>${piece(cloth, { outline: trace('M664 450 C656 490 652 520 654 546 Q668 560 684 548 C688 520 684 490 680 450 Z'), lift: 1, detail: stitch(cloth, trace('M667 456 C661 492 658 520 660 542 Q668 550 678 542 C681 520 680 490 676 456'), thread(dye)) })}`
  return turned(
    -5,
    cast(sketch, closed(cloth.bend(line)), 1.2) +
      edges(cloth, line, 3) +
      piece(cloth, { outline: line }) +
      teeth +
      piece(cloth, {
        outline: inner,
        lift: 0.5,
        folds: [fold('M180 400 C300 500 460 560 640 600', 260, 0.12, 50)],
        detail: stitch(cloth, rounded(143, 383, 514, 244, 15), thread(dye)) + embossed(400, 604, 14),
      }) +
      pull,
  )
}
