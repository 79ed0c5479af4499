import type { FindParams, HttpTypes } from '@medusajs/types'

/** `fields`: which fields and relations an answer holds, separated by commas (`+metadata,-images,*variants`). */
export type SelectParams = HttpTypes.SelectParams
/** What the server's own extensions take beside a body (`additional_data`); refused where there are none. */
export type AdditionalData = HttpTypes.AdditionalData
export type { FindParams }
