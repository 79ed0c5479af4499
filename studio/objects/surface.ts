import { mix } from '../colours.ts'
import { closed, symmetric } from '../drawing/line.ts'
import { clipped, fade, type Sketch, type Stop } from '../drawing/sketch.ts'

/** Highlights on every rounded edge of a shape, from the studio lamp: acetate, glaze, polished metal. */
export function gloss(sketch: Sketch, round: number, strength: number, sharpness = 24): string {
  const id = sketch.define(
    `gloss ${round} ${strength} ${sharpness}`,
    (
      id,
    ) => `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="${round}" result="height"/>
<feSpecularLighting in="height" surfaceScale="${round * 2.6}" specularConstant="${strength}" specularExponent="${sharpness}" lighting-color="#fff6e8" result="light"><feDistantLight azimuth="228" elevation="42"/></feSpecularLighting>
<feGaussianBlur in="light" stdDeviation=".7"/><feComposite in2="SourceAlpha" operator="in" result="light"/>
<feOffset in="height" dx="${round * 0.7}" dy="${round * 0.8}" result="away"/><feComposite in="SourceAlpha" in2="away" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 1  0 0 0 0 .95  0 0 0 0 .88  0 0 0 .28 0" result="rim"/>
<feOffset in="height" dx="${-round * 0.7}" dy="${-round * 0.8}" result="towards"/><feComposite in="SourceAlpha" in2="towards" operator="out"/><feColorMatrix type="matrix" values="0 0 0 0 .06  0 0 0 0 .04  0 0 0 0 .02  0 0 0 .55 0" result="dark"/>
<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="dark"/><feMergeNode in="rim"/></feMerge>
<feComposite in2="light" operator="arithmetic" k2="1" k3="1"/><feComposite in2="SourceAlpha" operator="in"/></filter>`,
  )
  return `filter="url(#${id})"`
}

export type Finish = 'matt' | 'glaze' | 'glass' | 'brass' | 'steel'

function roundStops(base: string, finish: Finish): readonly Stop[] {
  const dark = (share: number): string => mix(base, '#140c06', share)
  const light = (share: number): string => mix(base, '#fffaf0', share)
  if (finish === 'brass' || finish === 'steel') {
    return [
      { at: 0, colour: dark(0.55) },
      { at: 0.08, colour: dark(0.1) },
      { at: 0.2, colour: light(0.75) },
      { at: 0.3, colour: light(0.2) },
      { at: 0.5, colour: dark(0.28) },
      { at: 0.72, colour: light(0.12) },
      { at: 0.86, colour: dark(0.5) },
      { at: 1, colour: dark(0.2) },
    ]
  }
  const shine = finish === 'matt' ? 0.14 : 0.3
  return [
    { at: 0, colour: dark(0.34) },
    { at: 0.07, colour: dark(0.12) },
    { at: 0.26, colour: light(shine) },
    { at: 0.45, colour: base },
    { at: 0.78, colour: dark(0.3) },
    { at: 0.94, colour: dark(0.5) },
    { at: 1, colour: dark(0.36) },
  ]
}

/** The gradient of a standing round body lit from the left. */
export const round = (sketch: Sketch, base: string, finish: Finish): string =>
  fade(sketch, roundStops(base, finish), [0, 0, 1, 0])

/** Fine unevenness of clay, wax or plaster over the given shape: iron spots in stoneware, or a soft grain. */
export function speckle(
  sketch: Sketch,
  path: string,
  amount = 0.5,
  size = 0.7,
  kind: 'spots' | 'grain' = 'grain',
): string {
  const [slope, threshold] = kind === 'spots' ? [9 * amount, -5.6 * amount] : [1.6 * amount, -0.72 * amount]
  const id = sketch.define(
    `speckle ${amount} ${size} ${kind}`,
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${size}" numOctaves="3" seed="7"/><feColorMatrix type="matrix" values="0 0 0 0 .13  0 0 0 0 .09  0 0 0 0 .05  0 0 0 ${slope.toFixed(3)} ${threshold.toFixed(3)}"/><feComposite in2="SourceAlpha" operator="in"/></filter>`,
  )
  return `<path d="${path}" fill="#000" filter="url(#${id})"/>`
}

export interface Turned {
  /** The left half of the profile, from the middle of the rim to the middle of the foot, around x = 400. */
  readonly profile: string
  readonly colour: string
  readonly finish: Finish
  readonly grain?: number
}

/** A thrown, blown or turned body. */
export function turned(sketch: Sketch, { profile, colour, finish, grain = 0 }: Turned): string {
  const path = closed(symmetric(profile))
  const depth = fade(
    sketch,
    [
      { at: 0, colour: '#fffaf0', opacity: 0.08 },
      { at: 0.6, colour: '#140c06', opacity: 0 },
      { at: 1, colour: '#140c06', opacity: 0.3 },
    ],
    [0, 0, 0, 1],
  )
  return `<path d="${path}" fill="${round(sketch, colour, finish)}"/><path d="${path}" fill="${depth}"/>${grain > 0 ? `<g ${clipped(sketch, path)}>${speckle(sketch, path, grain, 0.55, 'spots')}</g>` : ''}`
}
