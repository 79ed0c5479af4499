import { ModuleProvider, Modules } from '@medusajs/framework/utils'

import { BankTransferProvider } from './service'

export default ModuleProvider(Modules.PAYMENT, { services: [BankTransferProvider] })
