import { ModuleProvider, Modules } from '@medusajs/framework/utils'

import { NetTermsProvider } from './service'

export default ModuleProvider(Modules.PAYMENT, { services: [NetTermsProvider] })
