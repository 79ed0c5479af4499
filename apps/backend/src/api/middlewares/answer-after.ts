import type { MedusaNextFunction, MedusaResponse } from '@medusajs/framework/http'

/**
 * Runs `work` after a route has succeeded and before its response is sent, and responds with what `work` returns. A refusal
 * by the route is sent unchanged. When `work` fails, its error becomes the response.
 */
export function answerAfter(
  response: MedusaResponse,
  next: MedusaNextFunction,
  work: (body: unknown) => unknown,
): void {
  const send = response.json.bind(response)
  response.json = (body: unknown) => {
    response.json = send
    if (response.statusCode >= 300) return send(body)
    // `next` leads to an error response, which is sent by `response.json` too.
    void Promise.resolve(body).then(work).then(send, next)
    return response
  }
}
