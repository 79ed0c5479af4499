import { cut } from '../cloth/cloth.ts'
import type { MaterialName } from '../cloth/material.ts'
import { dyes, type ColourName } from '../colours.ts'
import type { Sketch } from '../drawing/sketch.ts'
import { slipDress, wrapDress } from '../garments/dresses.ts'
import { shirt, type ShirtCut } from '../garments/shirts.ts'
import { hanger } from './room.ts'

export type Scene = (sketch: Sketch) => string

const pointShirt: ShirtCut = { collar: 'point', sleeve: 'long', hem: 'curved' }

export interface Hung {
  readonly markup: string
  /** The x of the neck, in the picture. */
  readonly x: number
  readonly scale: number
  /** Where the neck of the drawing lies, in its own units. */
  readonly neck: number
  readonly half?: number
}

/** Hangs a garment from a rail: hook over the rail, hanger in the neck, garment before it. */
export function hang(sketch: Sketch, railY: number, { markup, x, scale, neck, half = 120 }: Hung): string {
  const rise = 78
  const dy = railY + rise * scale
  return `<g transform="translate(${x} ${dy}) scale(${scale}) translate(-400 ${-neck})">${hanger(sketch, neck, rise, half)}${markup}</g>`
}

export const dyedShirt = (
  sketch: Sketch,
  colour: ColourName,
  material: MaterialName,
  options: ShirtCut = pointShirt,
): string => shirt(cut(sketch, dyes[colour], material), options)

export const dyedSlip = (sketch: Sketch, colour: ColourName): string =>
  slipDress(cut(sketch, dyes[colour], 'satin'))
export const dyedWrap = (sketch: Sketch, colour: ColourName): string =>
  wrapDress(cut(sketch, dyes[colour], 'linen'))
