import { ModuleProvider, Modules } from '@medusajs/framework/utils'

import {
  ArabicSearchService,
  DefaultSearchService,
  GermanSearchService,
  HindiSearchService,
} from './services'

export default ModuleProvider(Modules.SEARCH, {
  services: [DefaultSearchService, GermanSearchService, HindiSearchService, ArabicSearchService],
})
