import type { Cloth } from '../cloth/cloth.ts'
import { shirt } from './shirts.ts'
import { tee } from './tees.ts'
import { trousers } from './trousers.ts'

export type CoOrd = 'linen' | 'knit' | 'pyjama'

const piping = '#efe7d8'
const inkPiping = '#4b5569'

function upper(cloth: Cloth, kind: CoOrd, edge: string): string {
  if (kind === 'knit') return tee(cloth, { sleeve: 'long' })
  if (kind === 'pyjama')
    return shirt(cloth, {
      collar: 'camp',
      sleeve: 'short',
      hem: 'straight',
      length: 800,
      piping: edge,
      pockets: 'one',
    })
  return shirt(cloth, { collar: 'camp', sleeve: 'short', hem: 'straight', length: 780 })
}

/** Two pieces of one cloth: the trousers lie to the right, the top over their waist. */
export function coOrd(cloth: Cloth, kind: CoOrd): string {
  // White piping would be lost on white cloth.
  const edge = cloth.dye.shade < 0.4 ? inkPiping : piping
  const legs = trousers(cloth, {
    hem: kind === 'knit' ? 62 : 78,
    waist: kind === 'knit' ? 'rib' : 'elastic',
    ...(kind === 'pyjama' ? { piping: edge } : {}),
  })
  return `<g transform="translate(236 112) rotate(2 400 500) scale(.86)">${legs}</g><g transform="translate(${kind === 'knit' ? 20 : 0} -36) rotate(-3 300 400) scale(.75)">${upper(cloth, kind, edge)}</g>`
}
