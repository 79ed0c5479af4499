import type { Cloth } from '../cloth/cloth.ts'
import { drape, fold, otherSide } from '../cloth/fold.ts'
import { piece } from '../cloth/piece.ts'
import { ribs, seam, shade, stitch } from '../cloth/seam.ts'
import { closed, mirror, open, reverse, symmetric, trace, type Line } from '../drawing/line.ts'
import { blurred } from '../drawing/sketch.ts'
import { cast } from '../stage/shadow.ts'
import { silhouette } from './sleeves.ts'
import { inside } from './trims.ts'

export function tank(cloth: Cloth): string {
  const { sketch } = cloth
  const neck = trace('M318 170 C322 270 352 326 400 326 C448 326 478 270 482 170')
  const outline = symmetric(
    'M400 326 C352 326 322 270 318 170 L270 174 C276 280 262 360 214 420 C226 520 222 640 214 812 C280 826 340 828 400 828',
  )
  const arm = trace('M270 174 C276 280 262 360 214 420')
  const back = trace('M318 172 C326 236 360 262 400 262 C440 262 474 236 482 172')
  const left = [
    fold('M222 430 C270 500 310 560 330 700', 50, 0.22, 15),
    fold('M226 440 C268 450 308 480 340 530', 26, -0.2, 8),
    fold('M232 480 C246 580 244 680 236 800', 40, 0.2, 13),
  ]
  return (
    cast(sketch, silhouette(cloth, [outline])) +
    inside(cloth, back, neck, { x: 400, y: 270, width: 44 }) +
    piece(cloth, {
      outline: [
        ...trace('M316 172 C324 238 358 266 400 266 C442 266 476 238 484 172'),
        ...reverse(trace('M334 172 C342 226 368 248 400 248 C432 248 458 226 466 172')),
      ],
      strength: 0.5,
    }) +
    shade(cloth, trace('M330 176 C342 236 368 256 400 256 C432 256 458 236 470 176'), 8, 0.2) +
    piece(cloth, {
      outline,
      lift: 0.6,
      folds: [
        ...left,
        ...otherSide(left),
        ...drape(sketch.random, {
          from: [230, 420],
          to: [580, 820],
          count: 7,
          length: [200, 330],
          width: [26, 52],
          height: [0.1, 0.22],
          lean: 0.06,
        }),
      ],
      grooves: [trace('M212 796 C280 810 520 810 588 796')],
      detail: stitch(cloth, trace('M212 794 C280 808 520 808 588 794')),
    }) +
    [neck, arm, mirror(arm)].map((line) => binding(cloth, line, 13)).join('')
  )
}

/** A narrow bound edge along a line. */
function binding(cloth: Cloth, line: Line, width: number): string {
  const path = open(cloth.bend(line))
  const { sketch, dye } = cloth
  return `<g fill="none"><path d="${path}" transform="translate(1 2)" stroke="#140c06" stroke-opacity=".4" stroke-width="${width}" ${blurred(sketch, 2)}/><path d="${path}" stroke="${dye.body}" stroke-width="${width}"/><path d="${path}" transform="translate(-1 -1.4)" stroke="#fff" stroke-opacity="${0.1 + 0.1 * (1 - dye.shade)}" stroke-width="${width * 0.36}" ${blurred(sketch, 1.2)}/><path d="${path}" transform="translate(1.4 2)" stroke="#140c06" stroke-opacity=".2" stroke-width="${width * 0.36}" ${blurred(sketch, 1.4)}/></g>${ribs(cloth, line, width, 3.4)}`
}

/** A spaghetti strap: a thin rounded cord. */
export function strap(cloth: Cloth, path: string, width = 6): string {
  const line = open(cloth.bend(trace(path)))
  const { sketch, dye } = cloth
  return `<g fill="none" stroke-linecap="round"><path d="${line}" transform="translate(5 8)" stroke="#2a1d12" stroke-opacity=".34" stroke-width="${width}" ${blurred(sketch, 3.4)}/><path d="${line}" stroke="${dye.deep}" stroke-width="${width}"/><path d="${line}" stroke="${dye.body}" stroke-width="${width * 0.72}"/><path d="${line}" transform="translate(-.8 -.8)" stroke="#fff" stroke-opacity=".4" stroke-width="${width * 0.24}"/></g>`
}

export function camisole(cloth: Cloth): string {
  const { sketch } = cloth
  const outline = symmetric(
    'M400 380 C376 340 346 312 314 300 C298 340 264 384 226 408 C230 520 222 640 204 806 C270 828 340 832 400 830',
  )
  const back = trace('M232 408 C300 386 500 386 568 408')
  const front = trace(
    'M226 408 C264 384 298 340 314 300 C346 312 376 340 400 380 C424 340 454 312 486 300 C502 340 536 384 574 408',
  )
  const left = [
    fold('M316 306 C312 420 330 560 318 800', 66, 0.4, 20),
    fold('M360 350 C352 470 366 620 356 810', 50, -0.3, 17),
    fold('M240 420 C262 540 252 680 240 806', 56, 0.36, 17),
    fold('M230 412 C290 420 340 440 380 480', 30, -0.26, 10),
    fold('M280 440 C296 560 280 700 286 820', 36, -0.3, 10),
  ]
  const edge = trace(
    'M229 413 C268 388 302 346 317 308 C346 320 374 347 400 389 C426 347 454 320 483 308 C498 346 532 388 571 413',
  )
  return (
    strap(cloth, 'M315 304 C318 250 330 200 346 156 C354 138 366 150 362 172 C352 260 330 330 300 396') +
    strap(cloth, 'M485 304 C482 250 470 200 454 156 C446 138 434 150 438 172 C448 260 470 330 500 396') +
    cast(sketch, silhouette(cloth, [outline])) +
    inside(cloth, back, front, { x: 400, y: 398, width: 44 }) +
    piece(cloth, {
      outline,
      folds: [
        ...left,
        ...otherSide(left),
        ...drape(sketch.random, {
          from: [300, 460],
          to: [500, 830],
          count: 5,
          length: [220, 340],
          width: [30, 60],
          height: [0.16, 0.34],
        }),
      ],
      grooves: [trace('M204 792 C270 814 530 814 596 792')],
      detail: stitch(cloth, edge) + stitch(cloth, trace('M204 792 C270 814 530 814 596 792')),
    })
  )
}

export function boatNeck(cloth: Cloth): string {
  const { sketch } = cloth
  const outline = symmetric(
    'M400 226 C350 222 316 214 290 204 C266 212 242 222 224 234 C234 300 230 380 208 446 C212 560 208 660 204 776 C270 790 340 793 400 793',
  )
  const sleeve = trace(
    'M230 230 C184 252 152 320 126 410 C106 480 88 550 76 616 C104 636 134 644 164 644 C180 580 196 520 212 452 L240 400 Z',
  )
  const front = trace('M290 204 C316 216 350 226 400 228 C450 226 484 216 510 204')
  const back = trace('M290 204 C330 192 470 192 510 204')
  const armhole = trace('M226 234 C238 300 232 384 208 448')
  const armFolds = [
    fold('M204 290 C170 380 150 460 126 560', 42, 0.26, 13),
    fold('M206 420 C176 460 150 490 128 520', 26, -0.24, 8),
    fold('M190 500 C160 560 140 590 124 630', 24, 0.2, 8),
  ]
  const left = [
    fold('M212 452 C262 510 310 590 340 720', 56, 0.24, 17),
    fold('M212 446 C262 460 316 496 356 550', 26, -0.22, 8),
    fold('M210 470 C232 560 240 640 240 760', 42, 0.2, 13),
    fold('M296 214 C286 300 270 340 258 420', 46, 0.16, 16),
  ]
  const hem = trace('M200 760 C270 774 530 774 600 760')
  const cuff = trace('M79 602 C106 620 136 628 168 629')
  const sleeves = [sleeve, mirror(sleeve)]
    .map((line, index) =>
      piece(cloth, {
        outline: line,
        folds: index ? otherSide(armFolds) : armFolds,
        detail: stitch(cloth, index ? mirror(cuff) : cuff),
      }),
    )
    .join('')
  return (
    cast(sketch, silhouette(cloth, [outline, sleeve, mirror(sleeve)])) +
    sleeves +
    inside(cloth, back, front, { x: 400, y: 200, width: 40 }) +
    piece(cloth, {
      outline,
      lift: 0.7,
      folds: [
        ...left,
        ...otherSide(left),
        ...drape(sketch.random, {
          from: [230, 440],
          to: [580, 790],
          count: 8,
          length: [170, 300],
          width: [28, 60],
          height: [0.12, 0.24],
        }),
      ],
      grooves: [armhole, mirror(armhole), hem],
      detail:
        seam(cloth, armhole, 0.5) +
        seam(cloth, mirror(armhole), 0.5) +
        stitch(cloth, hem) +
        stitch(cloth, trace('M290 212 C320 226 350 235 400 237 C450 235 480 226 510 212')),
    }) +
    `<path d="${closed(cloth.bend([...back, ...reverse(trace('M296 206 C340 200 460 200 504 206'))]))}" fill="${cloth.dye.body}"/>`
  )
}
