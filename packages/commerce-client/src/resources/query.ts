import type { FindParams, HttpTypes } from '@medusajs/types'

/** `fields`: the fields and relations of an answer, separated by commas (`+metadata,-images,*variants`). */
export type SelectParams = HttpTypes.SelectParams
/** Input for the server's own extensions beside a body (`additional_data`); refused by a server without extensions. */
export type AdditionalData = HttpTypes.AdditionalData
export type { FindParams }
