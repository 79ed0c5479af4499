import { MedusaService } from '@medusajs/framework/utils'

import { ProductContent } from './models/product-content'

/** What the owner adds to the page of a product, besides Medusa's own fields. */
export class ProductContentService extends MedusaService({ ProductContent }) {}
