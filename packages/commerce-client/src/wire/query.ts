import type { FindParams, HttpTypes } from '@medusajs/types'

/** `fields`: which fields and relations an answer holds, separated by commas (`+metadata,-images,*variants`). */
export type SelectParams = HttpTypes.SelectParams
export type { FindParams }
