import { validateAndTransformQuery } from '@medusajs/framework/http'
import { retrieveTransformQueryConfig } from '@medusajs/medusa/api/store/carts/query-config'
import { createSelectParams } from '@medusajs/medusa/api/utils/validators'

/** For a route that answers with a cart: the fields that the request asks for, or those of Medusa's own routes. */
export const cartQuery = validateAndTransformQuery(createSelectParams(), retrieveTransformQueryConfig)
