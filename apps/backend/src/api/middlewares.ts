import { defineMiddlewares } from '@medusajs/framework/http'

import { servePictures } from './serve-pictures'

export default defineMiddlewares({
  routes: [{ matcher: '/images', middlewares: [servePictures] }],
})
