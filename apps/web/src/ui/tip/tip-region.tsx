import { quietPart } from '../quiet-part.tsx'

/** Where the names of icons appear; until their code has come an icon is just not explained. */
export const TipRegion = quietPart(async () => (await import('./tip-layer.tsx')).TipLayer)
