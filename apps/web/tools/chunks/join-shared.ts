import { partsOf, type Load } from './loads.ts'
import type { ModuleGraph } from './module-graph.ts'

/** So many characters more for a visit, before they are minified, are worth a request less: 1.5 kB as transferred. */
const worthOfRequest = 6000
