import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { createUsersWorkflow } from '@medusajs/medusa/core-flows'
import { adminUser } from '@umber/sample-store'

import { seedIdentity } from './account'
import type { AdminUser } from './choose-admin'
import { only } from './only'

export async function seedAdmin(container: MedusaContainer, admin: AdminUser): Promise<void> {
  const { result } = await createUsersWorkflow(container).run({
    input: {
      users: [{ email: admin.email, first_name: adminUser.firstName, last_name: adminUser.lastName }],
    },
  })
  const identity = await seedIdentity(container, admin)
  await container.resolve(Modules.AUTH).updateAuthIdentities({
    id: identity,
    app_metadata: { user_id: only(result, 'user').id },
  })
}
