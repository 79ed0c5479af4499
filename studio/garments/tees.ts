import type { Cloth } from '../cloth/cloth.ts'
import { drape, fold, otherSide } from '../cloth/fold.ts'
import { piece } from '../cloth/piece.ts'
import { ribs, seam, stitch } from '../cloth/seam.ts'
import { closed, mirror, open, reverse, symmetric, trace, type Line } from '../drawing/line.ts'
import { clipped } from '../drawing/sketch.ts'
import { cast } from '../stage/shadow.ts'
import { longSleeves } from './sleeves.ts'
import { inside } from './trims.ts'

export interface TeeCut {
  readonly sleeve: 'short' | 'long'
  readonly pocket?: boolean
  /** Breton stripes: the ground of the cloth becomes ecru and the dye becomes the stripe. */
  readonly stripes?: string
}

const shortOutline =
  'M400 206 L328 200 C296 214 250 228 214 246 C184 264 150 318 78 436 C110 466 146 490 186 508 C196 490 200 478 205 468 C206 560 203 680 199 782 C260 796 330 800 400 800'
const longOutline =
  'M400 206 L328 200 C296 214 256 228 220 244 C234 300 226 390 204 462 C206 560 203 680 199 782 C260 796 330 800 400 800'

/** A round neck with a ribbed band: inside of the back, back band, front band, its stitching. */
function roundNeck(cloth: Cloth): string {
  const front = trace('M326 199 C334 262 366 284 400 284 C434 284 466 262 474 199')
  const inner = trace('M346 197 C352 244 374 262 400 262 C426 262 448 244 454 197')
  const top = trace('M328 200 C350 186 450 186 472 200')
  const back = trace('M326 201 C350 185 450 185 474 201 L468 216 C448 205 352 205 332 216 Z')
  const opening = closed([...cloth.bend(top), ...reverse(cloth.bend(front))])
  return (
    inside(cloth, top, front, { x: 400, y: 212, width: 46 }) +
    `<g ${clipped(cloth.sketch, opening)}>${piece(cloth, { outline: back, strength: 0.6, detail: ribs(cloth, trace('M326 207 C350 193 450 193 474 207'), 20) })}</g>` +
    piece(cloth, {
      outline: [...front, ...reverse(inner)],
      lift: 0.5,
      strength: 0.6,
      detail: ribs(cloth, trace('M336 197 C343 253 370 273 400 273 C430 273 457 253 464 197'), 28),
    }) +
    stitch(cloth, trace('M321 201 C329 268 364 291 400 291 C436 291 471 268 479 201'))
  )
}

function chestPocket(cloth: Cloth): string {
  return piece(cloth, {
    outline: trace('M448 370 L540 366 L544 452 L498 476 L450 456 Z'),
    lift: 0.45,
    strength: 0.8,
    folds: [fold('M470 384 L500 462', 40, 0.14, 14)],
    detail:
      stitch(cloth, trace('M448 384 L541 380')) +
      stitch(cloth, trace('M452 372 L454 453 L498 471 L540 449 L536 368')),
  })
}

function breton(cloth: Cloth, colour: string): string {
  const rows: string[] = []
  for (let y = 300; y < 830; y += 27) {
    const line = trace(
      `M40 ${y + 10} C200 ${y - 2} 300 ${y + 4} 400 ${y + 4} C500 ${y + 4} 600 ${y - 2} 760 ${y + 10}`,
    )
    rows.push(`<path d="${open(cloth.bend(line))}"/>`)
  }
  return `<g fill="none" stroke="${colour}" stroke-width="9">${rows.join('')}</g>`
}

/** On a sleeve the stripes follow the sleeve, not the body. */
function sleeveStripes(cloth: Cloth, colour: string): string {
  const rows: string[] = []
  for (let step = 1; step < 9; step += 1) {
    const shift = step * 25
    const line = trace(
      `M${212 - shift * 0.86} ${206 + shift} C${232 - shift * 0.7} ${270 + shift} ${262 - shift * 0.5} ${300 + shift} ${300 - shift * 0.5} ${318 + shift}`,
    )
    rows.push(`<path d="${open(cloth.bend(line))}"/><path d="${open(cloth.bend(mirror(line)))}"/>`)
  }
  return `<g fill="none" stroke="${colour}" stroke-width="9">${rows.join('')}</g>`
}

function stripePrint(cloth: Cloth, colour: string, armhole: Line): string {
  const body = closed(
    cloth.bend([...armhole, ...trace('M205 470 L205 830 L595 830 L595 470'), ...reverse(mirror(armhole))]),
  )
  const arms = closed(cloth.bend([...armhole, ...trace('M205 520 L40 560 L40 200')]))
  const otherArm = closed(cloth.bend(mirror([...armhole, ...trace('M205 520 L40 560 L40 200')])))
  const stripes = sleeveStripes(cloth, colour)
  return `<g ${clipped(cloth.sketch, body)}>${breton(cloth, colour)}</g><g ${clipped(cloth.sketch, arms)}>${stripes}</g><g ${clipped(cloth.sketch, otherArm)}>${stripes}</g>`
}

export function tee(cloth: Cloth, cut: TeeCut): string {
  const { sketch } = cloth
  const outline = symmetric(cut.sleeve === 'long' ? longOutline : shortOutline)
  const armhole = trace('M216 246 C236 300 236 390 205 470')
  const hem = trace('M196 768 C260 782 330 786 400 786 C470 786 540 782 604 768')
  const hemUpper = trace('M196 763 C260 777 330 781 400 781 C470 781 540 777 604 763')
  const cuff = trace('M86 424 C118 454 154 476 193 494')
  const short = cut.sleeve === 'short'
  const body = [
    fold('M210 474 C262 520 318 600 352 740', 56, 0.26, 17),
    fold('M212 462 C262 476 316 506 362 566', 26, -0.24, 8),
    fold('M208 480 C236 560 246 640 250 770', 44, 0.22, 14),
    fold('M232 300 C238 350 232 420 214 466', 18, 0.16, 6),
    fold('M300 225 C286 290 270 340 258 430', 46, 0.16, 16),
  ]
  const arms = [
    fold('M226 286 C196 340 164 392 140 452', 40, 0.26, 12),
    fold('M212 330 C196 380 182 420 172 482', 24, -0.22, 7),
  ]
  const left = short ? [...body, ...arms] : body
  const folds = [
    ...left,
    ...otherSide(left),
    fold('M320 262 C340 340 380 356 430 372', 60, -0.1, 20),
    ...drape(sketch.random, {
      from: [225, 470],
      to: [580, 805],
      count: 8,
      length: [180, 320],
      width: [30, 64],
      height: [0.12, 0.26],
    }),
    ...drape(sketch.random, {
      from: [250, 300],
      to: [560, 560],
      count: 4,
      length: [110, 190],
      width: [26, 50],
      height: [0.07, 0.15],
      lean: 0.3,
    }),
  ]
  const sleeves = short ? undefined : longSleeves(cloth, { cuff: 'rib' })
  const lines = [outline, ...(sleeves?.outlines ?? [])]
  return (
    cast(sketch, lines.map((line) => closed(cloth.bend(line))).join('')) +
    (sleeves?.markup ?? '') +
    piece(cloth, {
      outline,
      folds,
      lift: short ? 0 : 0.7,
      ...(cut.stripes ? { print: stripePrint(cloth, cut.stripes, armhole) } : {}),
      grooves: [armhole, mirror(armhole), hem],
      detail:
        seam(cloth, armhole, 0.5) +
        seam(cloth, mirror(armhole), 0.5) +
        stitch(cloth, hem) +
        stitch(cloth, hemUpper) +
        (short ? stitch(cloth, cuff) + stitch(cloth, mirror(cuff)) : ''),
    }) +
    (cut.pocket ? chestPocket(cloth) : '') +
    roundNeck(cloth)
  )
}
