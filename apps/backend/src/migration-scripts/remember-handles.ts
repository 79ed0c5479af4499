import type { ExecArgs } from '@medusajs/framework/types'

import { rememberAllHandles } from '../lib/redirects/remember-handles'

/** Before November 2026 a renamed handle left no trace. Runs once, with the migrations. */
export default async function rememberEveryHandle({ container }: ExecArgs): Promise<void> {
  await rememberAllHandles(container)
}
