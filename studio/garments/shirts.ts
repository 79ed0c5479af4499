import type { Cloth } from '../cloth/cloth.ts'
import { drape, fold, otherSide, type Fold } from '../cloth/fold.ts'
import { piece } from '../cloth/piece.ts'
import { seam, stitch } from '../cloth/seam.ts'
import { mirror, symmetric, trace, type Line } from '../drawing/line.ts'
import { cast } from '../stage/shadow.ts'
import { campCollar, shirtCollar } from './collar.ts'
import { longSleeves, shortSleeves, silhouette } from './sleeves.ts'
import { button } from './trims.ts'

export interface ShirtCut {
  readonly collar: 'point' | 'button-down' | 'camp'
  readonly sleeve: 'long' | 'short'
  readonly hem: 'curved' | 'straight'
  /** Where the hem lies in the middle, in picture units. */
  readonly length?: number
  readonly pockets?: 'none' | 'one' | 'two'
  readonly horn?: boolean
  readonly piping?: string
  /** Nipped at the waist and flared to the hem. */
  readonly dress?: boolean
}

function bodyOutline({ hem, dress }: ShirtCut, length: number): Line {
  if (dress) {
    return symmetric(
      `M400 240 L332 196 C300 212 258 226 222 242 C232 300 226 380 204 452 C214 500 240 540 244 592 C240 690 190 860 146 ${length - 90} C150 ${length - 60} 220 ${length - 6} 320 ${length} C350 ${length + 3} 380 ${length + 2} 400 ${length}`,
    )
  }
  const end =
    hem === 'curved'
      ? `L194 ${length - 66} C206 ${length - 40} 250 ${length - 4} 320 ${length} C350 ${length + 3} 380 ${length + 2} 400 ${length}`
      : `L192 ${length - 8} C260 ${length + 4} 340 ${length + 5} 400 ${length + 4}`
  return symmetric(
    `M400 240 L332 196 C300 212 258 226 222 242 C232 300 226 380 202 452 C206 520 202 600 198 ${length - 130} ${end}`,
  )
}

function pocket(cloth: Cloth, right: boolean, flap: boolean): string {
  const side = (line: Line): Line => (right ? mirror(line) : line)
  const bag = trace('M254 398 L346 398 L346 484 L300 506 L254 484 Z')
  const body = piece(cloth, {
    outline: side(bag),
    lift: 0.45,
    strength: 0.8,
    folds: [{ ...fold('M300 410 L296 490', 50, 0.14, 16), line: side(trace('M300 410 L296 490')) }],
    detail:
      stitch(cloth, side(trace('M258 412 L342 412'))) +
      stitch(cloth, side(trace('M258 400 L258 481 L300 501 L342 481 L342 400'))),
  })
  if (!flap) return body
  const lid = trace('M250 390 L350 390 L350 418 L300 438 L250 418 Z')
  const [x, y] = [right ? 500 : 300, 424]
  return (
    body +
    piece(cloth, {
      outline: side(lid),
      lift: 0.8,
      strength: 0.8,
      detail: stitch(cloth, side(trace('M254 394 L254 415 L300 433 L346 415 L346 394'))),
    }) +
    button(cloth, [x, y], 5.4, 'horn')
  )
}

function bodyFolds(cloth: Cloth, length: number): readonly Fold[] {
  const left = [
    fold(`M206 456 C250 520 296 610 322 ${length - 90}`, 54, 0.26, 17),
    fold('M208 450 C256 470 308 510 346 580', 26, -0.22, 8),
    fold(`M204 470 C226 560 236 650 238 ${length - 30}`, 42, 0.24, 13),
    fold('M232 290 C244 350 236 410 210 456', 22, 0.2, 7),
    fold('M300 240 C280 310 268 360 262 440', 44, 0.18, 16),
    fold('M330 320 C332 400 340 470 352 540', 30, 0.14, 10),
  ]
  return [
    ...left,
    ...otherSide(left),
    ...drape(cloth.sketch.random, {
      from: [220, length - 360],
      to: [384, length],
      count: 4,
      length: [170, 320],
      width: [24, 52],
      height: [0.12, 0.28],
    }),
    ...drape(cloth.sketch.random, {
      from: [416, length - 360],
      to: [585, length],
      count: 4,
      length: [170, 320],
      width: [24, 52],
      height: [0.12, 0.28],
    }),
  ]
}

export function shirt(cloth: Cloth, cut: ShirtCut): string {
  const { sketch } = cloth
  const length = cut.length ?? 836
  const outline = bodyOutline(cut, length)
  const piping = cut.piping
  const edge = (line: Line): string =>
    piping
      ? `<path d="M${cloth
          .bend(line)
          .map((point) => point.join(' '))
          .join('L')}" fill="none" stroke="${piping}" stroke-width="3.4"/>`
      : stitch(cloth, line)
  const sleeves =
    cut.sleeve === 'long'
      ? longSleeves(cloth, { cuff: 'shirt', horn: cut.horn ?? false })
      : shortSleeves(cloth, { trim: edge })
  const armhole = trace('M222 240 C236 300 230 384 203 456')
  const yoke = trace('M322 222 C290 236 256 248 226 262')
  const top = cut.collar === 'camp' ? 350 : 258
  const placket = trace(`M385 ${top - 14} L415 ${top - 14} L415 ${length + 2} L385 ${length + 2} Z`)
  const hem =
    cut.hem === 'curved'
      ? move(outline, length)
      : trace(`M190 ${length - 26} C260 ${length - 14} 540 ${length - 14} 610 ${length - 26}`)
  const count = Math.round((length - 120 - top) / 82)
  const buttons = Array.from({ length: count }, (_, index) =>
    button(
      cloth,
      [400, top + 44 + (index * (length - 96 - top - 44)) / Math.max(1, count - 1)],
      5.6,
      cut.horn ? 'horn' : 'shell',
    ),
  ).join('')
  const pockets =
    cut.pockets === 'two'
      ? pocket(cloth, false, true) + pocket(cloth, true, true)
      : cut.pockets === 'one'
        ? pocket(cloth, true, false)
        : ''
  return (
    cast(sketch, silhouette(cloth, [outline, ...sleeves.outlines])) +
    sleeves.markup +
    piece(cloth, {
      outline,
      lift: 0.9,
      folds: bodyFolds(cloth, length),
      grooves: [armhole, mirror(armhole), yoke, mirror(yoke), hem],
      detail:
        seam(cloth, armhole, 0.6) +
        seam(cloth, mirror(armhole), 0.6) +
        seam(cloth, yoke, 0.35) +
        seam(cloth, mirror(yoke), 0.35) +
        stitch(cloth, hem),
    }) +
    piece(cloth, {
      outline: placket,
      lift: 0.35,
      strength: 0.7,
      folds: [fold(`M400 ${top} L402 ${length - 10}`, 20, 0.2, 7)],
      detail:
        edge(trace(`M388.5 ${top - 10} L388.5 ${length}`)) +
        (piping ? '' : stitch(cloth, trace(`M411.5 ${top - 10} L411.5 ${length}`))),
    }) +
    pockets +
    buttons +
    (cut.collar === 'camp'
      ? campCollar(cloth, 352, piping)
      : shirtCollar(cloth, { buttonDown: cut.collar === 'button-down' }))
  )
}

/** The hem seam of a curved shirt tail runs a little above its edge. */
function move(outline: Line, length: number): Line {
  return outline.filter(([, y]) => y > length - 70).map(([x, y]) => [x, y - 12])
}
