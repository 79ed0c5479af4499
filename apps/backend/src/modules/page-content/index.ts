import { Module } from '@medusajs/framework/utils'

import { PageContentService } from './service'

export const pageContentModule = 'page_content'

export default Module(pageContentModule, { service: PageContentService })
