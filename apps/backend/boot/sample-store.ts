import type * as everything from '@umber/sample-store'

export type SampleStore = typeof everything

/** Read when it is asked for, because a fresh checkout must build it first. */
export async function sampleStore(): Promise<SampleStore> {
  return await import('@umber/sample-store')
}
