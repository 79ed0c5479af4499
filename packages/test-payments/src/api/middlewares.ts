import { defineMiddlewares } from '@medusajs/framework/http'

import { requireJson } from './require-json'
import { openToShops } from './open-to-shops'

export default defineMiddlewares({
  routes: [{ matcher: '/test-payments', middlewares: [openToShops, requireJson] }],
})
