import type { Failure } from '@umber/storefront-core'

/** Whether a change that failed like this may have been made, because no answer to it came. */
export const isOutcomeUnknown = ({ kind }: Pick<Failure, 'kind'>): boolean =>
  ['unreachable', 'timeout', 'unreadable', 'broken'].includes(kind)
