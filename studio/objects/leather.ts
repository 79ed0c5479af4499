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

const cardColours = ['#e9dfcd', '#b98f4e', '#7d8577'] as const

/** A bank card of the given width, its upper left corner at x, y. */
function card(sketch: Sketch, [x, y]: readonly [number, number], width: number, index: number): string {
  const colour = cardColours[index] ?? '#e9dfcd'
  const path = `M${x + 12} ${y} H${x + width - 12} Q${x + width} ${y} ${x + width} ${y + 12} V${y + width * 0.54} H${x} V${y + 12} Q${x} ${y} ${x + 12} ${y}Z`
  const face = fade(
    sketch,
    [
      { at: 0, colour: mix(colour, '#ffffff', 0.25) },
      { at: 1, colour: mix(colour, '#140c06', 0.14) },
    ],
    [0, 0, 1, 0.6],
  )
  return `${cast(sketch, path, 0.3)}<path d="${path}" fill="${face}"/><path d="M${x + 12} ${y + 0.8} H${x + width - 12}" stroke="#fff" stroke-opacity=".6" stroke-width="1.4"/>`
}

/** An open wallet: cards in three slots to the left, a deep pocket to the right, the fold between them. */
export function bifold(sketch: Sketch, dye: Dye): string {
  const cloth = cut(sketch, dye, 'leather', 1.6)
  const line = rounded(96, 318, 608, 360, 16)
  const lining = mix(dye.body, '#140c06', 0.3)
  const slot = (y: number): string =>
    piece(cloth, {
      outline: trace(`M118 ${y} C200 ${y + 3} 310 ${y + 3} 392 ${y} L392 660 L124 660 Q118 660 118 654 Z`),
      lift: 0.8,
      detail: stitch(cloth, trace(`M122 ${y + 9} C200 ${y + 12} 310 ${y + 12} 388 ${y + 9}`), thread(dye)),
    })
  const pocket = piece(cloth, {
    outline: trace('M408 404 C490 407 600 407 682 404 L682 654 Q682 660 676 660 L408 660 Z'),
    lift: 0.8,
    folds: [fold('M430 430 C500 520 580 580 670 620', 130, 0.1, 34)],
    detail: stitch(cloth, trace('M412 414 C490 417 600 417 678 414'), thread(dye)) + embossed(545, 630, 13),
  })
  return turned(
    -6,
    cast(sketch, closed(cloth.bend(line)), 1.1) +
      edges(cloth, line, 3) +
      piece(cloth, { outline: line }) +
      piece(cloth, { outline: rounded(112, 350, 576, 312, 8), colour: lining, lift: 0.4 }) +
      shade(cloth, trace('M112 354 L688 354'), 16, 0.35) +
      card(sketch, [136, 366], 238, 0) +
      slot(404) +
      card(sketch, [138, 440], 238, 1) +
      slot(476) +
      card(sketch, [134, 514], 238, 2) +
      slot(548) +
      pocket +
      shade(cloth, trace('M400 322 L400 674'), 20, 0.5) +
      shade(cloth, trace('M400 322 L400 674'), 4, 0.5, 1) +
      stitch(cloth, rounded(105, 327, 590, 342, 11), thread(dye)),
  )
}

export function cardHolder(sketch: Sketch, dye: Dye): string {
  const cloth = cut(sketch, dye, 'leather', 1.6)
  const line = rounded(190, 380, 420, 300, 14)
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
      card(sketch, [214, 296], 372, 0) +
      card(sketch, [220, 326], 372, 1) +
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
