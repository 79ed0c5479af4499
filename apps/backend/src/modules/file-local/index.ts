import { ModuleProvider, Modules } from '@medusajs/framework/utils'

import { LocalPictureService } from './service'

export default ModuleProvider(Modules.FILE, { services: [LocalPictureService] })
