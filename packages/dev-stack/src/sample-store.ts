import type * as everything from '@umber/sample-store'

export type SampleStore = typeof everything

/** Imported on demand, because a fresh checkout has to build it first. */
export async function sampleStore(): Promise<SampleStore> {
  return await import('@umber/sample-store')
}
