import { cut } from '../cloth/cloth.ts'
import { fold } from '../cloth/fold.ts'
import { piece } from '../cloth/piece.ts'
import { stitch } from '../cloth/seam.ts'
import { mix, type Dye } from '../colours.ts'
import { closed, symmetric, trace } from '../drawing/line.ts'
import { blurred, clipped, fade, glow, type Sketch } from '../drawing/sketch.ts'
import { cast } from '../stage/shadow.ts'
import { gloss } from './surface.ts'

export type Watch = 'field' | 'dress' | 'mesh'

const centre = { x: 400, y: 500 }

const upperStrap = 'M400 96 C372 94 356 98 352 112 L342 390 L400 396'
const lowerStrap = 'M400 604 L342 610 L352 872 C356 904 376 920 400 922'

function leatherStrap(sketch: Sketch, dye: Dye): string {
  const leather = cut(sketch, dye, 'leather', 1.2)
  const half = (outline: string, from: number, to: number): string =>
    piece(leather, {
      outline: symmetric(outline),
      folds: [fold(`M400 ${from} L400 ${to}`, 92, 0.3, 22)],
      detail:
        stitch(
          leather,
          trace(`M${from < 500 ? 361 : 352} ${from} L${from < 500 ? 351 : 361} ${to}`),
          '#d8c6a4',
        ) +
        stitch(
          leather,
          trace(`M${from < 500 ? 439 : 448} ${from} L${from < 500 ? 449 : 439} ${to}`),
          '#d8c6a4',
        ),
    })
  const holes = [730, 762, 794, 826, 858]
    .map(
      (y) =>
        `<g transform="translate(400 ${y})"><ellipse rx="4.200" ry="5" fill="#0d0704"/><path d="M-4 2 A4.200 5 0 0 0 4 2" stroke="#fff" stroke-opacity=".3" fill="none"/></g>`,
    )
    .join('')
  const keepers = [186, 232]
    .map((y) =>
      piece(leather, {
        outline: trace(`M346 ${y} L454 ${y} L455 ${y + 20} L345 ${y + 20} Z`),
        lift: 0.8,
        folds: [fold(`M346 ${y + 10} L454 ${y + 10}`, 16, 0.4, 5)],
      }),
    )
    .join('')
  return half(upperStrap, 112, 392) + half(lowerStrap, 612, 890) + holes + keepers
}

function meshStrap(sketch: Sketch): string {
  const mesh = sketch.define(
    'mesh',
    (id) =>
      `<pattern id="${id}" width="7" height="6" patternUnits="userSpaceOnUse"><rect width="7" height="6" fill="#8d8780"/><path d="M-1 4 C1 0 3 0 3.500 3 C4 6 6 6 8 2" fill="none" stroke="#eae5dc" stroke-width="1.700"/><path d="M-1 5.400 C1 1.400 3 1.400 3.500 4.400 C4 7.400 6 7.400 8 3.400" fill="none" stroke="#3c3731" stroke-width="1"/></pattern>`,
  )
  const shine = fade(
    sketch,
    [
      { at: 0, colour: '#000', opacity: 0.42 },
      { at: 0.16, colour: '#fff', opacity: 0.2 },
      { at: 0.34, colour: '#fff', opacity: 0.4 },
      { at: 0.6, colour: '#000', opacity: 0.08 },
      { at: 1, colour: '#000', opacity: 0.5 },
    ],
    [0, 0, 1, 0],
  )
  return (
    [upperStrap, lowerStrap]
      .map((outline) => closed(symmetric(outline)))
      .map((path) => `<path d="${path}" fill="url(#${mesh})"/><path d="${path}" fill="${shine}"/>`)
      .join('') +
    `<rect x="342" y="770" width="116" height="42" rx="3" fill="${fade(
      sketch,
      [
        { at: 0, colour: '#77716a' },
        { at: 0.25, colour: '#f6f2ea' },
        { at: 0.6, colour: '#a49d94' },
        { at: 1, colour: '#4d4842' },
      ],
      [0, 0, 1, 0.2],
    )}" ${gloss(sketch, 2, 0.4)}/>`
  )
}

function buckle(sketch: Sketch, metal: string): string {
  return `<g fill="none" stroke="${metal}" ${gloss(sketch, 2, 0.6, 16)}><path d="M342 128 L342 92 C342 80 350 74 362 74 L438 74 C450 74 458 80 458 92 L458 128" stroke-width="10"/><path d="M400 116 L400 68" stroke-width="7"/></g>`
}

const polar = (angle: number, radius: number): string =>
  `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`

function marks(style: Watch, ink: string): string {
  const ticks = Array.from({ length: 60 }, (_, index) => {
    const angle = (index / 60) * 2 * Math.PI
    const hour = index % 5 === 0
    if (style === 'dress' && !hour) return ''
    const inner = hour ? (style === 'dress' ? 96 : 108) : 113
    return `<path d="M${polar(angle, inner)}L${polar(angle, 120)}" stroke-width="${hour ? (style === 'field' ? 3.4 : 2.6) : 1}"/>`
  }).join('')
  const numerals =
    style === 'field'
      ? Array.from({ length: 12 }, (_, index) => {
          const angle = ((index + 1) / 12) * 2 * Math.PI
          return `<text x="${(Math.sin(angle) * 88).toFixed(1)}" y="${(-Math.cos(angle) * 88 + 8).toFixed(1)}" font-family="'DejaVu Sans Condensed','DejaVu Sans',sans-serif" font-size="23" text-anchor="middle">${index + 1}</text>`
        }).join('')
      : ''
  return `<g stroke="${ink}" fill="none">${ticks}</g><g fill="${ink}">${numerals}</g>`
}

function hand(sketch: Sketch, degrees: number, length: number, width: number, colour: string): string {
  const shape = `M${-width / 2} 16 L${-width * 0.32} ${-length} L0 ${-length - width} L${width * 0.32} ${-length} L${width / 2} 16Z`
  return `<g transform="translate(3 5) rotate(${degrees})"><path d="${shape}" fill="#000" opacity=".4" ${blurred(sketch, 2)}/></g><g transform="rotate(${degrees})"><path d="${shape}" fill="${colour}"/><path d="M0 14 L0 ${-length - width} L${width * 0.32} ${-length} L${width / 2} 16Z" fill="#000" opacity=".22"/></g>`
}

export function watch(sketch: Sketch, dye: Dye, style: Watch): string {
  const gold = style === 'dress'
  const base = gold ? '#b9955c' : '#9c968d'
  const metal = fade(
    sketch,
    [
      { at: 0, colour: mix(base, '#ffffff', 0.8) },
      { at: 0.35, colour: base },
      { at: 0.6, colour: mix(base, '#ffffff', 0.45) },
      { at: 1, colour: mix(base, '#17110b', 0.6) },
    ],
    [0.1, 0, 0.9, 1],
  )
  const chamfer = fade(
    sketch,
    [
      { at: 0, colour: mix(base, '#17110b', 0.55) },
      { at: 0.5, colour: mix(base, '#ffffff', 0.25) },
      { at: 1, colour: mix(base, '#ffffff', 0.85) },
    ],
    [0.1, 0, 0.9, 1],
  )
  const pale = dye.shade < 0.4
  const strapDye =
    style === 'field'
      ? dye
      : { ...dye, body: pale ? '#7b5238' : mix(dye.body, '#140c06', 0.15), relief: 0.8, light: 0.55 }
  const face = style === 'field' ? mix(dye.body, '#0b0806', dye.shade > 0.55 ? 0.4 : 0.25) : dye.body
  const dial = glow(
    sketch,
    [
      { at: 0, colour: mix(face, '#ffffff', pale ? 0.5 : 0.22) },
      { at: 0.75, colour: face },
      { at: 1, colour: mix(face, '#0b0806', 0.3) },
    ],
    [0.38, 0.32, 0.75],
  )
  const ink = pale ? '#3a2b1d' : '#f1e9da'
  const strap = style === 'mesh' ? meshStrap(sketch) : leatherStrap(sketch, strapDye)
  const outline = `${closed(symmetric(upperStrap))}${closed(symmetric(lowerStrap))}M250 500 A150 150 0 1 0 550 500 A150 150 0 1 0 250 500Z`
  const lugs = [false, true]
    .map(
      (flip) =>
        `<path d="M326 366 L338 330 L352 330 L352 384 L448 384 L448 330 L462 330 L474 366 L500 420 L300 420Z" ${flip ? 'transform="translate(0 1000) scale(1 -1)"' : ''}/>`,
    )
    .join('')
  const colour = gold ? '#a5834c' : ink
  return `${cast(sketch, outline, 0.8)}${strap}${style === 'mesh' ? '' : buckle(sketch, base)}
<g fill="${metal}" ${gloss(sketch, 3, 0.7, 16)}>${lugs}<rect x="548" y="483" width="22" height="34" rx="4"/><circle cx="${centre.x}" cy="${centre.y}" r="150"/></g><path d="M552 488 H570 M552 494 H570 M552 500 H570 M552 506 H570 M552 512 H570" stroke="#000" stroke-opacity=".3"/>
<circle cx="400" cy="500" r="141" fill="${chamfer}"/><circle cx="400" cy="500" r="${style === 'dress' ? 136 : 131}" fill="#1a1511"/><circle cx="400" cy="500" r="${style === 'dress' ? 134 : 128}" fill="${dial}"/>
<circle cx="402" cy="503" r="122" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="14" ${blurred(sketch, 6)}/>
<g transform="translate(400 500)">${marks(style, style === 'dress' ? '#a5834c' : ink)}<text y="-40" font-family="'DejaVu Serif',serif" font-size="8.500" letter-spacing=".6" text-anchor="middle" fill="${ink}" opacity=".85">Umber &amp; Ecru</text>${hand(sketch, 304, 62, 8, colour)}${hand(sketch, 52, 96, 6, colour)}${style === 'dress' ? '' : hand(sketch, 196, 104, 1.8, '#c2653f')}<circle r="6" fill="${colour}"/><circle r="2.600" fill="#3a2b1d"/></g>
<g ${clipped(sketch, 'M270 500 A130 130 0 1 0 530 500 A130 130 0 1 0 270 500Z')}><path d="M240 560 L440 340 L510 340 L270 640Z" fill="#fff" opacity=".13" ${blurred(sketch, 4)}/><path d="M330 640 L540 400 L556 420 L360 650Z" fill="#fff" opacity=".08" ${blurred(sketch, 3)}/></g><path d="M276 470 A128 128 0 0 1 372 375" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.400" stroke-linecap="round" ${blurred(sketch, 1)}/>`
}
