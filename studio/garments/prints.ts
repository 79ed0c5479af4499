import type { Dye } from '../colours.ts'
import type { Sketch } from '../drawing/sketch.ts'

interface Repeat {
  readonly key: string
  readonly width: number
  readonly height: number
  readonly body: string
  readonly angle?: number
}

/** A repeating print over the whole picture; the piece clips it to itself. */
function repeat(sketch: Sketch, { key, width, height, body, angle = 0 }: Repeat): string {
  const id = sketch.define(
    key,
    (id) =>
      `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})">${body}</pattern>`,
  )
  return `<rect x="-200" y="-200" width="1400" height="1600" fill="url(#${id})"/>`
}

const flower = (ink: string, centre: string): string =>
  `<g fill="${ink}">${[0, 72, 144, 216, 288].map((angle) => `<ellipse cx="0" cy="-4.6" rx="2.3" ry="3.5" transform="rotate(${angle})"/>`).join('')}</g><circle r="1.7" fill="${centre}"/>`

const sprig = (ink: string, centre: string): string =>
  `<path d="M0 3 C.4 8 -.6 12 1 16" stroke="${ink}" stroke-width="1.1" fill="none"/><path d="M0 11 C-5 11 -6 7 -6 6 C-3 6 -.5 8 0 11Z M.4 14 C5 13 6 10 6 8 C3 9 1 10.500 .4 14Z" fill="${ink}"/>${flower(ink, centre)}`

/** Hand-block sprigs in a half drop, each pressed a little differently. */
export function blockPrint(sketch: Sketch, angle = 0): string {
  const ink = '#efe4d2'
  const centre = '#c68b4a'
  const body = `<g transform="translate(10 11) rotate(-4)" opacity=".92">${sprig(ink, centre)}</g><g transform="translate(28.500 36) rotate(6)" opacity=".85">${sprig(ink, centre)}</g><circle cx="28.500" cy="12" r="1.100" fill="${ink}" opacity=".8"/><circle cx="9.500" cy="41" r="1.100" fill="${ink}" opacity=".8"/>`
  return repeat(sketch, { key: `block ${angle}`, width: 38, height: 50, body, angle })
}

/** A printed border between two rules. */
export function blockBorder(sketch: Sketch, y: number): string {
  const id = sketch.define(
    'block border',
    (id) =>
      `<pattern id="${id}" width="26" height="40" patternUnits="userSpaceOnUse" y="${y}"><rect width="26" height="40" fill="#efe4d2"/><g transform="translate(13 17) scale(1.25)">${flower('#7c3023', '#c68b4a')}</g><path d="M0 34 L6.500 27 L13 34 L19.500 27 L26 34" stroke="#2f3a52" stroke-width="2" fill="none"/><rect y="1" width="26" height="2.500" fill="#c68b4a"/><rect y="37" width="26" height="2" fill="#c68b4a"/></pattern>`,
  )
  return `<rect x="60" y="${y}" width="680" height="40" fill="url(#${id})"/>`
}

/** White shadow-work: small flowers and stems in raised thread. */
export function chikan(
  sketch: Sketch,
  dye: Dye,
  box: { x: number; y: number; width: number; height: number },
  dense: boolean,
): string {
  const pale = dye.shade < 0.4
  const thread = pale ? '#fffefb' : '#f4efe4'
  const under = pale ? '#8a7757' : '#1a1c10'
  const motif = `<g fill="none" stroke-linecap="round">${[under, thread]
    .map(
      (ink, index) =>
        `<g stroke="${ink}" stroke-opacity="${index ? 0.95 : pale ? 0.9 : 0.55}" transform="translate(${index ? 0 : 0.9} ${index ? 0 : 1.3})">${[0, 60, 120, 180, 240, 300].map((angle) => `<path d="M0 -2 C-3 -5 -2.500 -9 0 -10.500 C2.500 -9 3 -5 0 -2" transform="rotate(${angle})" stroke-width="1.500"/>`).join('')}<circle r="1.600" stroke-width="1.400"/><path d="M3 10 C8 18 4 24 10 32 M6 18 C10 15 14 16 15 19 M6 25 C1 24 -3 26 -4 29" stroke-width="1.300"/></g>`,
    )
    .join('')}</g>`
  const size = dense ? 34 : 74
  const id = sketch.define(
    `chikan ${dye.body} ${dense}`,
    (id) =>
      `<pattern id="${id}" width="${size}" height="${size * 1.2}" patternUnits="userSpaceOnUse"><g transform="translate(${size * 0.3} ${size * 0.35}) scale(${dense ? 0.82 : 0.72})">${motif}</g>${dense ? `<g fill="${thread}"><circle cx="27" cy="8" r="1.300"/><circle cx="29" cy="14" r="1.300"/><circle cx="25" cy="36" r="1.300"/></g>` : ''}</pattern>`,
  )
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" fill="url(#${id})"/>`
}

/** A woven border with gold stripes and a row of temples. */
export function zari(sketch: Sketch, y: number, height: number): string {
  const gold = '#b98f4e'
  const id = sketch.define(
    `zari ${height} ${y}`,
    (id) =>
      `<pattern id="${id}" width="16" height="14" y="${y - 14}" patternUnits="userSpaceOnUse"><path d="M0 14 L8 1 L16 14Z" fill="${gold}"/></pattern>`,
  )
  const threads = Array.from(
    { length: Math.floor(height / 2.4) },
    (_, index) => `<rect x="40" y="${y + index * 2.4}" width="720" height="1" fill="#f0d9a4" opacity=".5"/>`,
  ).join('')
  return `<rect x="40" y="${y - 14}" width="720" height="14" fill="url(#${id})"/><rect x="40" y="${y}" width="720" height="${height}" fill="${gold}"/>${threads}<rect x="40" y="${y + height * 0.4}" width="720" height="${height * 0.14}" fill="#5c1f15"/>`
}
