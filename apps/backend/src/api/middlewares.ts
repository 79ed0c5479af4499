import { dirname, join } from 'node:path'

import { defineMiddlewares } from '@medusajs/framework/http'

import { allowTracking } from './allow-tracking'
import { servePictures } from './serve-pictures'

/** Found from the package, for the server runs in one directory from source and in another when built. */
const pictures = join(dirname(require.resolve('@umber/sample-store/package.json')), 'images')

export default defineMiddlewares({
  routes: [
    { matcher: '/images', middlewares: [servePictures(pictures)] },
    { matcher: '/store/orders', middlewares: [allowTracking] },
  ],
})
