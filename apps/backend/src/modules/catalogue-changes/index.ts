import { Module } from '@medusajs/framework/utils'

import { CatalogueChangesService } from './service'

export const catalogueChangesModule = 'catalogueChanges'

export default Module(catalogueChangesModule, { service: CatalogueChangesService })
