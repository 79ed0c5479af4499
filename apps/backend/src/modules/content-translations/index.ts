import { Module } from '@medusajs/framework/utils'

import { ContentTranslationsService } from './service'

export const contentTranslationsModule = 'contentTranslations'

export default Module(contentTranslationsModule, { service: ContentTranslationsService })
