import { ModuleProvider, Modules } from '@medusajs/framework/utils'

import { StripeProvider } from './service'

export default ModuleProvider(Modules.PAYMENT, { services: [StripeProvider] })
