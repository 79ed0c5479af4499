import { mix, type Dye } from '../colours.ts'
import { blurred, clipped, fade, type Sketch } from '../drawing/sketch.ts'
import { foot } from '../stage/shadow.ts'
import { gloss, round, speckle } from './surface.ts'

/** Where the drawn belt touches the table. */
export const beltFloor = 706

export type Belt = 'bridle' | 'woven'

const top = 510
const bottom = 636
const rx = 206
const ry = 74

const arc = (y: number, inset = 0): string =>
  `M${400 - rx + inset} ${y} A${rx - inset} ${ry - inset * 0.36} 0 0 0 ${400 + rx - inset} ${y}`
const wall = `M${400 - rx} ${top} A${rx} ${ry} 0 0 0 ${400 + rx} ${top} L${400 + rx} ${bottom} A${rx} ${ry} 0 0 1 ${400 - rx} ${bottom}Z`

function braid(sketch: Sketch, dye: Dye): string {
  const light = mix(dye.body, '#fff4e0', 0.14)
  const dark = mix(dye.body, '#0b0705', 0.5)
  const id = sketch.define(
    `braid ${dye.body}`,
    (id) =>
      `<pattern id="${id}" width="26" height="32" patternUnits="userSpaceOnUse" y="6"><rect width="26" height="32" fill="${dark}"/>${[
        [0, 0, 1],
        [13, 16, 1],
        [26, 0, 1],
        [13, -16, 1],
        [0, 32, 1],
        [26, 32, 1],
      ]
        .map(
          ([x, y]) =>
            `<g transform="translate(${x} ${y}) rotate(38)"><rect x="-12.500" y="-5.500" width="25" height="11" rx="4" fill="${dye.body}"/><rect x="-11" y="-4.500" width="22" height="3.600" rx="1.800" fill="${light}"/><path d="M-12 3.600 H12" stroke="${dark}" stroke-width="1.200" opacity=".6"/></g>`,
        )
        .join('')}</pattern>`,
  )
  return `url(#${id})`
}

/** The wound turns seen from above: cut edges of strap with dark between them. */
function turns(sketch: Sketch, dye: Dye, woven: boolean): string {
  const edge = woven ? mix(dye.body, '#0b0705', 0.2) : mix(dye.body, '#8a5a36', dye.shade > 0.55 ? 0.18 : 0.1)
  const rings: string[] = []
  for (let index = 0; index < 6; index += 1) {
    const inset = 8 + index * 15
    const ring = `cx="${400 + index * 1.5}" cy="${top + index * 0.6}" rx="${rx - inset}" ry="${ry - inset * 0.36}"`
    rings.push(
      `<ellipse ${ring} fill="none" stroke="${mix(edge, '#fff0d8', 0.18)}" stroke-width="11"/><ellipse ${ring} fill="none" stroke="${edge}" stroke-width="8"/><ellipse cx="${400 + index * 1.5}" cy="${top + index * 0.6 + 2}" rx="${rx - inset - 7}" ry="${ry - (inset + 7) * 0.36}" fill="none" stroke="#0b0603" stroke-width="3.6" opacity=".85"/>`,
    )
  }
  const hole = fade(
    sketch,
    [
      { at: 0, colour: '#120b07' },
      { at: 0.6, colour: mix(dye.body, '#120b07', 0.6) },
      { at: 1, colour: mix(dye.body, '#120b07', 0.3) },
    ],
    [0, 0, 1, 0],
  )
  return `<ellipse cx="400" cy="${top}" rx="${rx}" ry="${ry}" fill="#120b07"/>${rings.join('')}<ellipse cx="409" cy="${top + 6}" rx="${rx - 102}" ry="${ry - 37}" fill="${hole}"/><path d="M306 ${top - 4} A104 37 0 0 1 512 ${top - 4} L512 ${top + 6} A104 33 0 0 0 306 ${top + 6}Z" fill="#fff" opacity=".07" ${blurred(sketch, 3)}/>`
}

/** A belt wound up and standing on its edge, buckle to the front. */
export function belt(sketch: Sketch, dye: Dye, kind: Belt): string {
  const woven = kind === 'woven'
  const skin = woven ? braid(sketch, dye) : round(sketch, dye.body, 'matt')
  const form = fade(
    sketch,
    [
      { at: 0, colour: '#0b0603', opacity: 0.55 },
      { at: 0.12, colour: '#0b0603', opacity: 0.1 },
      { at: 0.3, colour: '#fff6e6', opacity: woven ? 0.16 : 0.24 },
      { at: 0.46, colour: '#fff6e6', opacity: 0 },
      { at: 0.8, colour: '#0b0603', opacity: 0.34 },
      { at: 1, colour: '#0b0603', opacity: 0.66 },
    ],
    [0, 0, 1, 0],
  )
  const thread = mix(dye.body, '#f2e4c8', 0.5)
  const seams = woven
    ? ''
    : [11, bottom - top - 11]
        .map(
          (dy) =>
            `<path d="${arc(top + dy)}" fill="none" stroke="#0b0603" stroke-opacity=".5" stroke-width="3" transform="translate(0 1)"/><path d="${arc(top + dy)}" fill="none" stroke="${thread}" stroke-width="1.700" stroke-dasharray="6 3"/>`,
        )
        .join('')
  const metal = '#a88a58'
  const plate = fade(
    sketch,
    [
      { at: 0, colour: '#f6e7c4' },
      { at: 0.4, colour: metal },
      { at: 0.7, colour: '#d9c08b' },
      { at: 1, colour: '#6d5330' },
    ],
    [0, 0, 1, 1],
  )
  // The tongue of the strap leaves the buckle to the left, over the outer turn.
  const tongue = `M250 ${top + 62} C300 ${top + 76} 360 ${top + 82} 430 ${top + 82} L430 ${bottom + 60} C360 ${bottom + 62} 300 ${bottom + 56} 262 ${bottom + 44} C240 ${bottom + 20} 238 ${top + 84} 250 ${top + 62}Z`
  const holes = [290, 326, 362]
    .map(
      (x) =>
        `<ellipse cx="${x}" cy="${(top + bottom) / 2 + 62 + (x - 326) * 0.12}" rx="4" ry="5" fill="#0b0603"/>`,
    )
    .join('')
  return `${foot(sketch, 400, bottom + 62, 400)}<ellipse cx="404" cy="${bottom + 4}" rx="${rx + 6}" ry="${ry + 5}" fill="#140c06" opacity=".55" ${blurred(sketch, 6)}/>
<path d="${wall}" fill="${skin}"/>${woven ? '' : speckle(sketch, wall, 0.6, 0.32)}<path d="${wall}" fill="${form}"/>${seams}
<path d="${arc(top)}" fill="none" stroke="#fff4e0" stroke-opacity=".35" stroke-width="2"/>
${turns(sketch, dye, woven)}
<path d="${tongue}" fill="#140c06" opacity=".5" transform="translate(3 4)" ${blurred(sketch, 4)}/><path d="${tongue}" fill="${woven ? skin : mix(dye.body, '#fff4e0', 0.06)}"/>${woven ? '' : speckle(sketch, tongue, 0.6, 0.32)}<g ${clipped(sketch, tongue)}><path d="M236 ${top + 60} L300 ${top + 60} L290 ${bottom + 60} L236 ${bottom + 60}Z" fill="#fff" opacity=".08" ${blurred(sketch, 8)}/></g>${woven ? '' : holes}
<g fill="none" stroke="${plate}"><path d="M416 ${top + 66} H506 Q520 ${top + 66} 520 ${top + 80} V${bottom + 52} Q520 ${bottom + 66} 506 ${bottom + 66} H416 Q402 ${bottom + 66} 402 ${bottom + 52} V${top + 80} Q402 ${top + 66} 416 ${top + 66}Z" stroke-width="13" ${gloss(sketch, 3, 0.8, 14)}/><path d="M514 ${(top + bottom) / 2 + 66} H394" stroke-width="9" stroke-linecap="round" ${gloss(sketch, 2, 0.8, 14)}/></g>`
}
