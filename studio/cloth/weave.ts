import type { Sketch } from '../drawing/sketch.ts'
import type { Cloth } from './cloth.ts'

const threads: Readonly<Record<string, readonly [string, string]>> = {
  plain: ['.05 .75', '.75 .05'],
  slub: ['.022 .6', '.6 .026'],
  smooth: ['.08 .95', '.95 .08'],
  satin: ['.9 .03', '.9 .05'],
  twill: ['.3 .8', '.8 .3'],
  rib: ['.2 .7', '.7 .2'],
  knit: ['.3 .6', '.6 .3'],
  leather: ['.22 .26', '.26 .2'],
}

/** Threads both ways, lit from the upper left, over whatever colour and print the cloth carries. */
export function woven({ sketch, material, dye }: Cloth): string {
  const [weft, warp] = threads[material.weave] ?? ['.05 .75', '.75 .05']
  const id = sketch.define(
    `weave ${material.weave} ${dye.body}`,
    (id) => `<filter id="${id}" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="${weft}" numOctaves="2" seed="4" result="weft"/>
<feTurbulence type="fractalNoise" baseFrequency="${warp}" numOctaves="2" seed="9" result="warp"/>
<feComposite in="weft" in2="warp" operator="arithmetic" k2=".5" k3=".5"/>
<feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.3 .9 0 0 -.6" result="threads"/>
<feDiffuseLighting in="threads" surfaceScale="${(material.depth * dye.weave).toFixed(3)}" diffuseConstant="1.18" lighting-color="#fff" result="lit"><feDistantLight azimuth="228" elevation="58"/></feDiffuseLighting>
<feComposite in="SourceGraphic" in2="lit" operator="arithmetic" k1="1"/>
<feComposite in2="SourceAlpha" operator="in"/></filter>`,
  )
  return `filter="url(#${id})"`
}

function stripes(sketch: Sketch, key: string, size: number, angle: number, body: string): string {
  const id = sketch.define(
    `stripes ${key}`,
    (id) =>
      `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">${body}</pattern>`,
  )
  return `url(#${id})`
}

/** The part of a weave that has a direction the eye can follow: ribs, twill lines, knit stitches. */
export function grain(sketch: Sketch, weave: string, path: string, angle = 0, strength = 1): string {
  if (weave === 'rib') {
    const ribs = `<rect width="7" height="7" fill="#000" opacity="0"/><rect x="0" width="2.2" height="7" fill="#000" opacity="${0.26 * strength}"/><rect x="2.2" width="1" height="7" fill="#000" opacity="${0.12 * strength}"/><rect x="4" width="1.6" height="7" fill="#fff" opacity="${0.2 * strength}"/>`
    return `<path d="${path}" fill="${stripes(sketch, `rib ${angle} ${strength}`, 7, angle, ribs)}"/>`
  }
  if (weave === 'twill') {
    const lines = `<rect width="1.5" height="3.6" fill="#000" opacity="${0.11 * strength}"/><rect x="1.9" width="1" height="3.6" fill="#fff" opacity="${0.06 * strength}"/>`
    return `<path d="${path}" fill="${stripes(sketch, `twill ${angle} ${strength}`, 3.6, 32 + angle, lines)}"/>`
  }
  if (weave === 'knit') {
    const stitch = `<g fill="none" stroke-width="2" stroke-linecap="round"><path d="M.6 1 L4.5 6.4 L8.4 1" stroke="#000" stroke-opacity="${0.3 * strength}"/><path d="M1 -1.8 L4.5 3.2 L8 -1.8" stroke="#fff" stroke-opacity="${0.12 * strength}"/><path d="M1 7.2 L4.5 12.2 L8 7.2" stroke="#fff" stroke-opacity="${0.12 * strength}"/><path d="M4.5 0V9" stroke="#000" stroke-opacity="${0.16 * strength}" stroke-width="1"/></g>`
    return `<path d="${path}" fill="${stripes(sketch, `knit ${angle} ${strength}`, 9, angle, stitch)}"/>`
  }
  return ''
}
