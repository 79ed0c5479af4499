import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { fieldsPage } from '../../../lib/pages/fields-page'
import { sendTestPage } from '../../../lib/pages/page'
import { originsOf } from '../test-provider'

export function GET(request: MedusaRequest, response: MedusaResponse): void {
  sendTestPage(
    response,
    fieldsPage(originsOf(request), request.query['theme'] === 'dark' ? 'dark' : undefined),
  )
}
