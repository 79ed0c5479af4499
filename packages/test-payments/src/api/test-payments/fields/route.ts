import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { fieldsPage } from '../../../lib/pages/fields-page'
import { sendTestPage } from '../../../lib/pages/page'
import { pageWords } from '../../../lib/pages/page-words'
import { originsOf } from '../test-provider'

export function GET(request: MedusaRequest, response: MedusaResponse): void {
  const { theme, lang } = request.query
  const page = fieldsPage(originsOf(request), theme === 'dark' ? 'dark' : undefined, pageWords(lang))
  sendTestPage(response, page)
}
