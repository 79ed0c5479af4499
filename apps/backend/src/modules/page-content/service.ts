import { MedusaService } from '@medusajs/framework/utils'

import { PageContent } from './models/page-content'

/** What the owner adds to the page of a category or a collection: a picture and a text. */
export class PageContentService extends MedusaService({ PageContent }) {}
