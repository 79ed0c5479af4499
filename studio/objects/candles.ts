import { mix, type Dye } from '../colours.ts'
import { closed, symmetric } from '../drawing/line.ts'
import { blurred, clipped, fade, glow, type Sketch } from '../drawing/sketch.ts'
import { foot } from '../stage/shadow.ts'
import { gloss, round, speckle, turned } from './surface.ts'

export type Candle = 'fig' | 'sandalwood' | 'monsoon' | 'jasmine'

export const candleFloor = 806

function flame(sketch: Sketch, x: number, y: number, size = 1): string {
  const halo = glow(
    sketch,
    [
      { at: 0, colour: '#ffdf9e', opacity: 0.55 },
      { at: 0.4, colour: '#ffce80', opacity: 0.16 },
      { at: 1, colour: '#ffce80', opacity: 0 },
    ],
    [0.5, 0.5, 0.5],
  )
  const fire = fade(
    sketch,
    [
      { at: 0, colour: '#ffb94e' },
      { at: 0.45, colour: '#ffe7a6' },
      { at: 0.75, colour: '#fffbe6' },
      { at: 1, colour: '#9db7e0' },
    ],
    [0, 0, 0, 1],
  )
  return `<g transform="translate(${x} ${y}) scale(${size})"><circle cy="-50" r="150" fill="${halo}"/><path d="M0 6 C1 -6 -2 -14 1 -26" stroke="#1d130b" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M1 -16 C-15 -34 -11 -60 2 -96 C13 -62 18 -36 1 -16Z" fill="#ffb347" opacity=".6" ${blurred(sketch, 5)}/><path d="M1 -14 C-12 -32 -8 -58 2 -88 C11 -58 14 -32 1 -14Z" fill="${fire}" ${blurred(sketch, 0.8)}/></g>`
}

/** Melted wax seen at a low angle, with the light of its flame in it. */
function wax(sketch: Sketch, y: number, rx: number, ry: number, wicks: readonly number[]): string {
  const surface = fade(
    sketch,
    [
      { at: 0, colour: '#e3d3b6' },
      { at: 0.45, colour: '#fbf1de' },
      { at: 1, colour: '#cdb894' },
    ],
    [0, 0, 1, 0.2],
  )
  return `<ellipse cx="400" cy="${y}" rx="${rx}" ry="${ry}" fill="${surface}"/><ellipse cx="400" cy="${y + 1}" rx="${rx * 0.62}" ry="${ry * 0.6}" fill="#fff3cf" opacity=".8" ${blurred(sketch, 7)}/><ellipse cx="${400 - rx * 0.3}" cy="${y - ry * 0.2}" rx="${rx * 0.3}" ry="${ry * 0.16}" fill="#fff" opacity=".7" ${blurred(sketch, 3)}/>${wicks.map((x) => flame(sketch, x, y, wicks.length > 1 ? 0.7 : 0.92)).join('')}`
}

function label(
  sketch: Sketch,
  box: { y: number; width: number; height: number },
  lines: readonly [string, string],
  dark: boolean,
): string {
  const { y, width, height } = box
  const x = 400 - width / 2
  const sheet = fade(
    sketch,
    dark
      ? [
          { at: 0, colour: '#3a302a' },
          { at: 0.4, colour: '#2c241f' },
          { at: 1, colour: '#17120f' },
        ]
      : [
          { at: 0, colour: '#f7f2e8' },
          { at: 0.4, colour: '#f2ebdd' },
          { at: 1, colour: '#cabda7' },
        ],
    [0, 0, 1, 0],
  )
  const ink = dark ? '#e9dec9' : '#33271d'
  // The label bends round the glass: its upper and lower edges are shallow arcs.
  const path = `M${x} ${y} Q400 ${y + 9} ${x + width} ${y} V${y + height} Q400 ${y + height + 9} ${x} ${y + height}Z`
  const text = (
    dy: number,
    size: number,
    spacing: number,
    words: string,
    family = "'DejaVu Serif',serif",
  ): string =>
    `<text x="400" y="${y + dy}" font-family="${family}" font-size="${size}" letter-spacing="${spacing}" text-anchor="middle" fill="${ink}">${words}</text>`
  return `<path d="${path}" fill="#000" opacity=".3" transform="translate(1 2)" ${blurred(sketch, 1.4)}/><path d="${path}" fill="${sheet}"/><path d="M${x + 7} ${y + 7.5} Q400 ${y + 16} ${x + width - 7} ${y + 7.5} V${y + height - 6} Q400 ${y + height + 2} ${x + 7} ${y + height - 6}Z" fill="none" stroke="${ink}" stroke-opacity=".4" stroke-width=".8"/>${text(height * 0.45, width * 0.105, 0.6, 'Umber &amp; Ecru')}<path d="M388 ${y + height * 0.56} H412" stroke="${ink}" stroke-width=".8"/>${text(height * 0.72, width * 0.058, 1.4, lines[0], "'DejaVu Sans',sans-serif")}${text(height * 0.86, width * 0.05, 1, lines[1], "'DejaVu Sans',sans-serif")}`
}

interface Vessel {
  readonly top: number
  readonly half: number
  readonly tilt: number
}

/** A straight glass with wax in it: outside, thickness of the rim, inside wall, wax. */
function tumbler(
  sketch: Sketch,
  colour: string,
  { top, half, tilt }: Vessel,
  finish: 'glass' | 'matt',
): string {
  const left = 400 - half
  const body = turned(sketch, {
    profile: `M400 ${top} L${left} ${top} L${left + 3} ${candleFloor - 34} C${left + 4} ${candleFloor - 12} ${left + 14} ${candleFloor - 4} ${left + 40} ${candleFloor + 2} C${left + half * 0.5} ${candleFloor + tilt * 0.42} ${400 - half * 0.3} ${candleFloor + tilt * 0.5} 400 ${candleFloor + tilt * 0.5}`,
    colour,
    finish,
  })
  const shine =
    finish === 'glass'
      ? `<path d="M${left + half * 0.2} ${top + 34} C${left + half * 0.18} ${top + 120} ${left + half * 0.2} ${candleFloor - 120} ${left + half * 0.24} ${candleFloor - 30} L${left + half * 0.34} ${candleFloor - 28} C${left + half * 0.3} ${candleFloor - 120} ${left + half * 0.3} ${top + 120} ${left + half * 0.3} ${top + 36}Z" fill="#fff" opacity=".42" ${blurred(sketch, 2.4)}/><path d="M${400 + half * 0.86} ${top + 30} L${400 + half * 0.84} ${candleFloor - 40}" stroke="#fff" stroke-opacity=".28" stroke-width="5" ${blurred(sketch, 2)}/>`
      : ''
  const inner = fade(
    sketch,
    [
      { at: 0, colour: mix(colour, '#0d0704', 0.65) },
      { at: 0.5, colour: mix(colour, '#ffcf8a', 0.12) },
      { at: 1, colour: mix(colour, '#ffdfae', 0.3) },
    ],
    [0, 0, 1, 0],
  )
  return `${body}${shine}<ellipse cx="400" cy="${top}" rx="${half}" ry="${tilt}" fill="${mix(colour, '#fff6e6', 0.3)}"/><ellipse cx="400" cy="${top + 1}" rx="${half - 5}" ry="${tilt - 3}" fill="${inner}"/>`
}

function fig(sketch: Sketch, dye: Dye): string {
  const pale = dye.shade < 0.4
  const colour = pale ? '#e8dfd0' : '#2e2723'
  return `${foot(sketch, 400, candleFloor + 8, 330)}${tumbler(sketch, colour, { top: 470, half: 152, tilt: 30 }, pale ? 'matt' : 'glass')}<g ${clipped(sketch, `M253 472 A147 27 0 0 0 547 472 A147 27 0 0 0 253 472Z`)}>${wax(sketch, 484, 142, 24, [])}</g>${flame(sketch, 400, 480, 0.92)}${label(sketch, { y: 566, width: 168, height: 150 }, ['FIG &amp; VETIVER', '220 g'], false)}`
}

function sandalwood(sketch: Sketch, dye: Dye): string {
  const pale = dye.shade < 0.4
  const colour = pale ? '#efe7d8' : dye.body
  const top = 330
  const grain = closed(symmetric(`M400 ${top} L296 ${top} L298 790 Q300 804 330 806 L400 812`))
  return `${foot(sketch, 400, candleFloor + 6, 230)}${tumbler(sketch, colour, { top, half: 106, tilt: 21 }, 'matt')}<g opacity=".6">${speckle(sketch, grain, 0.3)}</g>${wax(sketch, top + 9, 97, 16, [])}${flame(sketch, 400, top + 6, 0.92)}${label(sketch, { y: 500, width: 124, height: 180 }, ['MYSORE', 'SANDALWOOD'], !pale && dye.shade > 0.9)}<rect x="294.500" y="744" width="211" height="9" fill="${round(sketch, '#b18c54', 'brass')}" opacity=".9"/>`
}

function monsoon(sketch: Sketch, dye: Dye): string {
  const colour = mix(dye.body, '#efe5d4', 0.22)
  const profile = 'M400 600 L196 600 C196 690 232 770 312 800 C330 808 360 812 400 812'
  const body = closed(symmetric(profile))
  const inner = fade(
    sketch,
    [
      { at: 0, colour: mix(colour, '#0d0704', 0.5) },
      { at: 1, colour: mix(colour, '#fff0d6', 0.3) },
    ],
    [0, 0, 1, 0],
  )
  const drip = mix(colour, '#f3e9d6', 0.7)
  return `${foot(sketch, 404, 812, 320, 1.1)}${turned(sketch, { profile, colour, finish: 'glaze', grain: 0.35 })}<g ${clipped(sketch, body)}><path d="M190 596 H610 V640 C580 668 560 640 524 656 C490 676 470 640 430 652 C390 668 360 642 320 656 C280 672 250 640 190 650Z" fill="${drip}" opacity=".5" ${blurred(sketch, 4)}/><path d="M236 636 C244 690 270 744 316 776" stroke="#fff" stroke-opacity=".5" stroke-width="14" fill="none" ${blurred(sketch, 7)}/></g><ellipse cx="400" cy="600" rx="204" ry="48" fill="${mix(drip, '#ffffff', 0.15)}"/><ellipse cx="400" cy="602" rx="195" ry="43" fill="${inner}"/>${wax(sketch, 612, 184, 35, [340, 462])}`
}

function ribbed(sketch: Sketch, half: number, top: number): string {
  const ribs = Array.from({ length: 25 }, (_, index) => {
    const angle = (index / 24 - 0.5) * Math.PI
    const x = 400 + Math.sin(angle) * (half - 2)
    const width = Math.max(1, Math.cos(angle) * 9)
    return `<path d="M${x.toFixed(1)} ${top + Math.cos(angle) * 26} V${candleFloor - 22 + Math.cos(angle) * 12}" stroke="#1d130b" stroke-opacity=".26" stroke-width="${(width * 0.36).toFixed(1)}"/><path d="M${(x - width * 0.34).toFixed(1)} ${top + Math.cos(angle) * 26} V${candleFloor - 22 + Math.cos(angle) * 12}" stroke="#fff" stroke-opacity="${x < 400 ? 0.42 : 0.2}" stroke-width="${(width * 0.3).toFixed(1)}"/>`
  }).join('')
  return `<g ${blurred(sketch, 0.7)}>${ribs}</g>`
}

function jasmine(sketch: Sketch, dye: Dye): string {
  const pale = dye.shade < 0.4
  const glass = pale ? '#e2dacb' : mix(dye.body, '#d9dcc4', 0.2)
  const lid = `<g transform="translate(500 690)"><ellipse cx="40" cy="122" rx="128" ry="14" fill="#2a1d12" opacity=".4" ${blurred(sketch, 9)}/><g transform="rotate(-62 0 60)"><path d="M-88 40 A88 30 0 0 0 88 40 L88 62 A88 30 0 0 1 -88 62Z" fill="${round(sketch, '#9a7448', 'matt')}"/><ellipse cy="40" rx="88" ry="30" fill="#b48a58"/><g fill="none" stroke="#7b5832" stroke-opacity=".6"><ellipse cy="40" rx="70" ry="22"/><ellipse cx="6" cy="41" rx="52" ry="15"/><ellipse cx="10" cy="42" rx="34" ry="9"/><ellipse cx="12" cy="42" rx="16" ry="4"/></g><g fill="#c9a878" ${gloss(sketch, 3, 0.4)}><ellipse cy="36" rx="16" ry="7"/></g></g></g>`
  return `${foot(sketch, 360, candleFloor + 8, 300)}<g transform="translate(-46 0)">${tumbler(sketch, glass, { top: 496, half: 140, tilt: 28 }, 'glass')}${ribbed(sketch, 140, 500)}${wax(sketch, 512, 130, 22, [])}${flame(sketch, 400, 508, 0.88)}${label(sketch, { y: 590, width: 140, height: 124 }, ['NIGHT JASMINE', '180 g'], false)}</g>${lid}`
}

export function candle(sketch: Sketch, dye: Dye, kind: Candle): string {
  if (kind === 'fig') return fig(sketch, dye)
  if (kind === 'sandalwood') return sandalwood(sketch, dye)
  return kind === 'monsoon' ? monsoon(sketch, dye) : jasmine(sketch, dye)
}
