import { ModuleProvider, Modules } from '@medusajs/framework/utils'

import { S3PictureService } from './service'

export default ModuleProvider(Modules.FILE, { services: [S3PictureService] })
