import { ModuleProvider, Modules } from '@medusajs/framework/utils'

import { ArabicSearchService, GermanSearchService, HindiSearchService } from './services'

export default ModuleProvider(Modules.SEARCH, {
  services: [GermanSearchService, HindiSearchService, ArabicSearchService],
})
