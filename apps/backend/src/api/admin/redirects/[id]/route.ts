import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'

import { pagePurgeModule } from '../../../../modules/page-purge'
import type { PagePurgeService } from '../../../../modules/page-purge/service'
import { redirectsModule } from '../../../../modules/redirects'
import type { RedirectsService } from '../../../../modules/redirects/service'

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = request.params['id'] ?? ''
  await request.scope.resolve<RedirectsService>(redirectsModule).deleteRedirects(id)
  request.scope.resolve<PagePurgeService>(pagePurgeModule).request()
  response.json({ id, object: 'redirect', deleted: true })
}
