import { ModuleProvider, Modules } from '@medusajs/framework/utils'

import { SmtpMailService } from './service'

export default ModuleProvider(Modules.NOTIFICATION, { services: [SmtpMailService] })
