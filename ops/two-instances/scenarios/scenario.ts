import type { Reporter } from '@umber/dev-stack'
import type { Topology } from '../topology.ts'

/** A proof: prints its figures, and resolves with whether its rule was kept. */
export interface Scenario<Options> {
  readonly purpose: string
  readonly run: (topology: Topology, options: Options, reporter: Reporter) => Promise<boolean>
}
