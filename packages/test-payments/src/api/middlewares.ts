import { defineMiddlewares } from '@medusajs/framework/http'

import { onlyJson } from './only-json'
import { openToShops } from './open-to-shops'

export default defineMiddlewares({
  routes: [{ matcher: '/test-payments', middlewares: [openToShops, onlyJson] }],
})
