import type { Cloth } from '../cloth/cloth.ts'
import { sash } from './sash.ts'
import { shirt } from './shirts.ts'

/** The shirt pattern, lengthened and belted; drawn large and brought back into the frame. */
export function shirtDress(cloth: Cloth): string {
  return `<g transform="translate(86 -18) scale(.785)">${shirt(cloth, { collar: 'point', sleeve: 'long', hem: 'curved', length: 1190, dress: true })}${sash(cloth, 590, 158, 430)}</g>`
}
