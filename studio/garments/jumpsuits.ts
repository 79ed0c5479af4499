import type { Cloth } from '../cloth/cloth.ts'
import { drape, fold, otherSide } from '../cloth/fold.ts'
import { piece } from '../cloth/piece.ts'
import { seam, shade, stitch } from '../cloth/seam.ts'
import { mirror, symmetric, trace, type Line } from '../drawing/line.ts'
import { cast } from '../stage/shadow.ts'
import { campCollar } from './collar.ts'
import { sash } from './sash.ts'
import { silhouette } from './sleeves.ts'
import { legs } from './trousers.ts'
import { button, inside } from './trims.ts'

export interface JumpsuitCut {
  readonly top: 'collared' | 'sleeveless' | 'strapped'
  /** Half the width of a leg at its hem. */
  readonly hem: number
  readonly closing: 'belt' | 'sash'
}

function flapPocket(cloth: Cloth, right: boolean): string {
  const side = (line: Line): Line => (right ? mirror(line) : line)
  return (
    piece(cloth, {
      outline: side(trace('M300 268 L362 268 L362 326 L300 326 Z')),
      lift: 0.4,
      strength: 0.7,
      detail: stitch(cloth, side(trace('M303 270 L303 323 L359 323 L359 270'))),
    }) +
    piece(cloth, {
      outline: side(trace('M297 262 L365 262 L365 280 L331 292 L297 280 Z')),
      lift: 0.7,
      strength: 0.7,
      detail: stitch(cloth, side(trace('M300 265 L300 278 L331 288 L362 278 L362 265'))),
    }) +
    button(cloth, [right ? 469 : 331, 282], 3.6, 'horn')
  )
}

function belt(cloth: Cloth, y: number, half: number): string {
  const band = trace(
    `M${400 - half - 4} ${y - 14} C${400 - half * 0.5} ${y - 8} ${400 + half * 0.5} ${y - 8} ${400 + half + 4} ${y - 14} L${400 + half + 5} ${y + 14} C${400 + half * 0.5} ${y + 20} ${400 - half * 0.5} ${y + 20} ${400 - half - 5} ${y + 14} Z`,
  )
  return (
    piece(cloth, {
      outline: band,
      lift: 1,
      strength: 0.8,
      detail:
        stitch(cloth, trace(`M${400 - half} ${y - 9} C340 ${y - 4} 460 ${y - 4} ${400 + half} ${y - 9}`)) +
        stitch(cloth, trace(`M${400 - half} ${y + 10} C340 ${y + 16} 460 ${y + 16} ${400 + half} ${y + 10}`)),
    }) +
    `<g transform="translate(400 ${y + 5})"><rect x="-21" y="-19" width="42" height="38" rx="5" fill="none" stroke="#1d130b" stroke-opacity=".5" stroke-width="6" transform="translate(1.5 2.5)"/><rect x="-21" y="-19" width="42" height="38" rx="5" fill="none" stroke="#8b6f4d" stroke-width="6"/><path d="M-19 -20 H19 M-22 -16 V14" stroke="#e6cfa6" stroke-width="1.6" fill="none"/><path d="M0 -1 H24" stroke="#a98a61" stroke-width="3.4"/></g>`
  )
}

export function jumpsuit(cloth: Cloth, cut: JumpsuitCut): string {
  const { sketch } = cloth
  const bottom = 964
  const lower = legs(cut.hem, 440, bottom, 104, 132)
  const upper = symmetric(
    cut.top === 'collared'
      ? 'M400 196 L350 148 C320 158 288 166 262 174 C270 220 268 270 254 316 C264 360 286 410 294 452 L400 458'
      : cut.top === 'sleeveless'
        ? 'M400 286 C380 250 356 200 342 150 L286 170 C294 226 280 280 258 312 C268 360 288 410 295 452 L400 458'
        : 'M400 244 C376 238 346 232 314 226 C304 262 286 292 262 312 C270 360 288 410 295 452 L400 458',
  )
  const sleeve = trace(
    'M266 172 C234 190 212 240 196 330 C184 410 172 480 160 548 C176 560 196 564 214 562 C224 500 240 430 258 372 L276 290 Z',
  )
  const sleeveFolds = [
    fold('M244 210 C222 300 214 360 200 440', 26, 0.28, 8),
    fold('M252 310 C226 350 214 380 204 400', 18, -0.24, 6),
    fold('M240 380 C216 430 200 460 188 470', 16, 0.22, 5),
    fold('M220 440 C196 490 184 520 178 556', 18, 0.2, 6),
  ]
  const cuff = trace('M157 544 C176 558 198 563 217 560 C217 576 215 590 212 602 C192 604 168 598 150 588 Z')
  const sleeves =
    cut.top === 'collared'
      ? piece(cloth, { outline: sleeve, folds: sleeveFolds }) +
        piece(cloth, { outline: mirror(sleeve), folds: otherSide(sleeveFolds) }) +
        [cuff, mirror(cuff)]
          .map((line) => piece(cloth, { outline: line, lift: 0.6, strength: 0.7 }))
          .join('') +
        button(cloth, [200, 584], 3.6, 'horn') +
        button(cloth, [600, 584], 3.6, 'horn')
      : ''
  const crotch = 440 + 480 * 0.36
  const outer = 388 - 2 * cut.hem
  const crease = trace(
    `M${(outer + 388) / 2 + 14} 520 C${(outer + 388) / 2 + 4} 660 ${(outer + 388) / 2} 800 ${(outer + 388) / 2} ${bottom}`,
  )
  const lowerLeft = [
    { line: crease, width: 30, height: 0.34, soft: 8 },
    fold(`M398 ${crotch} C350 ${crotch + 20} 310 ${crotch + 40} 276 ${crotch + 90}`, 24, -0.26, 7),
    fold(`M396 ${crotch + 8} C372 ${crotch + 90} 360 ${crotch + 150} 360 ${crotch + 230}`, 24, 0.24, 8),
    fold('M300 470 C290 540 276 600 268 680', 26, 0.22, 8),
    fold('M330 466 C330 510 322 540 318 580', 16, -0.22, 5),
    fold('M360 466 C358 500 356 530 350 560', 14, 0.2, 5),
    ...drape(sketch.random, {
      from: [outer + 6, 640],
      to: [384, bottom],
      count: 3 + Math.round(cut.hem / 30),
      length: [150, 260],
      width: [20, 40],
      height: [0.16, 0.3],
      lean: 0.05,
    }),
  ]
  const upperLeft = [
    fold('M262 320 C300 350 330 390 350 440', 26, 0.26, 8),
    fold('M260 318 C300 330 340 352 376 390', 20, -0.22, 7),
    fold('M290 200 C290 260 300 320 314 400', 38, 0.18, 13),
    fold('M330 380 C332 410 336 430 336 456', 14, 0.3, 5),
    fold('M356 390 C358 416 360 436 358 456', 12, -0.28, 4),
    fold('M304 390 C308 420 314 440 316 456', 12, 0.28, 4),
  ]
  const hem = trace(
    `M${outer - 4} ${bottom - 18} C${outer + cut.hem * 0.6} ${bottom - 6} ${388 - cut.hem * 0.5} ${bottom - 6} 392 ${bottom - 12}`,
  )
  const rise = trace(`M400 466 C401 520 400 570 399 ${crotch + 4}`)
  const slant = trace('M300 474 C288 510 276 536 266 560')
  const front =
    cut.top === 'sleeveless'
      ? trace('M342 150 C356 200 380 250 400 286 C420 250 444 200 458 150')
      : trace('M314 226 C346 232 376 238 400 244 C424 238 454 232 486 226')
  const arm = trace('M286 170 C294 226 280 280 258 312')
  const placket = trace('M388 280 L412 280 L412 454 L388 454 Z')
  const neckline =
    cut.top === 'collared'
      ? ''
      : inside(
          cloth,
          cut.top === 'sleeveless'
            ? trace('M342 150 C366 142 434 142 458 150')
            : trace('M314 226 C350 218 450 218 486 226'),
          front,
          { x: 400, y: cut.top === 'sleeveless' ? 166 : 224, width: 40 },
        )
  const straps =
    cut.top === 'strapped'
      ? [false, true]
          .map((right) => {
            const line = trace(
              'M314 232 L306 230 C314 190 330 150 348 112 C356 100 372 106 368 122 C356 160 344 190 334 236 L322 234 C330 196 340 160 350 128 C338 160 326 196 318 232 Z',
            )
            return piece(cloth, { outline: right ? mirror(line) : line, lift: 1, strength: 0.8 })
          })
          .join('')
      : ''
  return (
    `<g transform="translate(0 -42)">${cast(sketch, silhouette(cloth, [upper, lower, ...(cut.top === 'collared' ? [sleeve, mirror(sleeve), cuff, mirror(cuff)] : [])]))}` +
    sleeves +
    straps +
    neckline +
    piece(cloth, {
      outline: lower,
      folds: [...lowerLeft, ...otherSide(lowerLeft)],
      grooves: [rise, hem, mirror(hem), slant, mirror(slant)],
      detail:
        seam(cloth, rise, 0.7) +
        shade(cloth, trace(`M399 ${crotch} L396 ${bottom}`), 12, 0.3) +
        [hem, mirror(hem), slant, mirror(slant)].map((line) => stitch(cloth, line)).join('') +
        seam(cloth, slant, 0.5) +
        seam(cloth, mirror(slant), 0.5),
    }) +
    piece(cloth, {
      outline: upper,
      lift: 0.7,
      folds: [...upperLeft, ...otherSide(upperLeft)],
      grooves: cut.top === 'collared' ? [] : [front.map(([x, y]) => [x, y + 8] as const)],
      detail:
        cut.top === 'collared'
          ? ''
          : stitch(
              cloth,
              front.map(([x, y]) => [x, y + 9] as const),
            ) +
            (cut.top === 'sleeveless'
              ? stitch(
                  cloth,
                  arm.map(([x, y]) => [x + 7, y] as const),
                ) + stitch(cloth, mirror(arm.map(([x, y]) => [x + 7, y] as const)))
              : ''),
    }) +
    (cut.top === 'collared'
      ? piece(cloth, {
          outline: placket,
          lift: 0.3,
          strength: 0.7,
          detail: stitch(cloth, trace('M391 284 L391 454')) + stitch(cloth, trace('M409 284 L409 454')),
        }) +
        [312, 350, 388, 424].map((y) => button(cloth, [400, y], 4.4, 'horn')).join('') +
        flapPocket(cloth, false) +
        flapPocket(cloth, true) +
        `<g transform="translate(56 -16) scale(.86)">${campCollar(cloth, 352)}</g>`
      : '') +
    (cut.closing === 'sash' ? sash(cloth, 452, 108, 440) : belt(cloth, 450, 108)) +
    '</g>'
  )
}
