import type { MedusaNextFunction, MedusaResponse } from '@medusajs/framework/http'

/**
 * Lets something be done between a route's success and its answer: the answer is what `work` gives for it. A refusal of the
 * route's own goes out as it is; when the work fails, its error is the answer.
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
    // The answer to the error that `next` leads to is a JSON as well.
    void Promise.resolve(body).then(work).then(send, next)
    return response
  }
}
