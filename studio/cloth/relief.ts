import { open, type Line } from '../drawing/line.ts'
import { blurred, clipped } from '../drawing/sketch.ts'
import type { Cloth } from './cloth.ts'
import { footprint, type Fold } from './fold.ts'

/** Shadows keep some red and lose blue: the room is warm, the lamp is not. */
const warmth: readonly (readonly [string, number])[] = [
  ['R', 0.84],
  ['G', 0.95],
  ['B', 1.12],
]

/**
 * How bright a slope is, from turned fully away from the lamp to facing it; .5 is flat. Satin throws a
 * narrow band of light and is darker on both sides of it, everything else answers evenly.
 */
const matt: readonly number[] = [0.06, 0.2, 0.35, 0.5, 0.6, 0.68, 0.74]
const glossy: readonly number[] = [0.04, 0.2, 0.36, 0.47, 0.6, 0.86, 1]

function answer(cloth: Cloth, strength: number): string {
  const { material, dye } = cloth
  const curve = matt.map((value, index) => value + ((glossy[index] ?? value) - value) * material.sheen)
  return warmth
    .map(([channel, share]) => {
      const values = curve.map((value) => {
        const away = value - 0.5
        const gain = (away > 0 ? dye.light : dye.relief * share) * material.folds * strength
        return Math.min(1, Math.max(0, 0.5 + away * gain)).toFixed(3)
      })
      return `<feFunc${channel} type="table" tableValues="${values.join(' ')}"/>`
    })
    .join('')
}

/**
 * The slope towards the lamp is the difference of two copies of the height map, one moved towards the lamp
 * and one away. feDiffuseLighting measures the slope over two pixels, where eight bits of height show as
 * terraces on soft folds; a base of several pixels stays smooth.
 */
function lighting(cloth: Cloth, strength: number): string {
  const { sketch, material, dye } = cloth
  const [across, down, crumple] = material.crumple
  const slope = (base: number, gain: number, name: string): string =>
    `<feOffset in="height" dx="${(base * 0.74).toFixed(2)}" dy="${(base * 0.67).toFixed(2)}" result="towards"/>
<feOffset in="height" dx="${(-base * 0.74).toFixed(2)}" dy="${(-base * 0.67).toFixed(2)}" result="away"/>
<feComposite in="away" in2="towards" operator="arithmetic" k2="${gain}" k3="${-gain}" k4=".5" result="${name}"/>`
  const key = `relief ${JSON.stringify(material)} ${dye.body} ${strength}`
  return sketch.define(
    key,
    (id) => `<filter id="${id}" x="-8%" y="-8%" width="116%" height="116%" color-interpolation-filters="sRGB">
<feFlood flood-color="#808080"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>
<feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="folds"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="${material.edge}" result="rim"/>
<feTurbulence type="fractalNoise" baseFrequency="${across} ${down}" numOctaves="3" seed="${sketch.seed % 97}"/>
<feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -.8" result="crumple"/>
<feComposite in="folds" in2="rim" operator="arithmetic" k2=".62" k3=".09" />
<feComposite in2="crumple" operator="arithmetic" k2="1" k3="${crumple}"/><feGaussianBlur stdDeviation=".7" result="height"/>
${slope(3.6, 5, 'broad')}
${slope(1.2, 2.2, 'fine')}
<feComposite in="broad" in2="fine" operator="arithmetic" k2="1" k3="1" k4="-.5"/>
<feComposite in2="height" operator="arithmetic" k2="1" k3=".2" k4="-.1"/>
<feColorMatrix type="matrix" values="0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 1"/>
<feGaussianBlur stdDeviation=".6"/>
<feComponentTransfer>${answer(cloth, strength)}</feComponentTransfer>
<feComposite in2="SourceAlpha" operator="in"/></filter>`,
  )
}

export interface Relief {
  readonly path: string
  readonly folds: readonly Fold[]
  readonly grooves: readonly Line[]
  readonly strength: number
}

/** The form of a piece: a height map of its folds and seams, lit by the studio lamp, laid over its colour. */
export function relief(cloth: Cloth, { path, folds, grooves, strength }: Relief): string {
  const { sketch, bend } = cloth
  const layers = new Map<number, string[]>()
  for (const entry of folds) {
    const soft = Math.max(1, Math.round(entry.soft / 2) * 2)
    const shape = `<path d="${footprint({ ...entry, line: bend(entry.line) })}" fill="${entry.height > 0 ? '#fff' : '#000'}" opacity="${Math.abs(entry.height).toFixed(2)}"/>`
    layers.set(soft, [...(layers.get(soft) ?? []), shape])
  }
  const shapes = [...layers]
    .map(([soft, list]) => `<g ${blurred(sketch, soft)}>${list.join('')}</g>`)
    .join('')
  const lines = grooves.map((line) => `<path d="${open(line)}"/>`).join('')
  const grooved = lines
    ? `<g fill="none" stroke="#000" stroke-opacity=".11" stroke-width="3" ${blurred(sketch, 1.2)}>${lines}</g>`
    : ''
  return `<g style="mix-blend-mode:hard-light" filter="url(#${lighting(cloth, strength)})"><g ${clipped(sketch, path)}><path d="${path}" fill="#808080"/>${shapes}${grooved}</g></g>`
}
