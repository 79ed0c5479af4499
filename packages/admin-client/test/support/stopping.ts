import { NetworkError } from '@umber/commerce-client'
import { createAdminClient, type AdminClient, type FlowOptions } from '../../src/index.ts'

/**
 * Runs a flow whose connection breaks at a step: the server carries the step's write out, and its answer is lost. What
 * follows is not sent.
 */
export async function stopping<Result>(
  at: string,
  run: (tool: AdminClient, options: Pick<FlowOptions<string, unknown>, 'onProgress'>) => Promise<Result>,
): Promise<Result> {
  const { BACKEND_URL: baseUrl = '', ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = process.env
  const state = { isBreaking: false }
  const tool = createAdminClient({
    baseUrl,
    email,
    password,
    retry: false,
    fetch: async (input, init) => {
      const response = await fetch(input, init)
      if (state.isBreaking && init?.method !== 'GET') throw new NetworkError('The answer was lost')
      return response
    },
  })
  // The answer to be lost is not that of the sign-in.
  await tool.signIn()
  return run(tool, {
    onProgress: ({ step }) => {
      state.isBreaking = step === at
    },
  })
}
