/** An error answer: status and body. Text is sent as HTML. */
export class Refusal extends Error {
  readonly status: number
  readonly body: unknown
  constructor(status: number, body: unknown) {
    super(`Refused with ${status}`)
    this.status = status
    this.body = body
  }
}

export const notFound = (message: string): Refusal => new Refusal(404, { type: 'not_found', message })
export const invalid = (message: string): Refusal => new Refusal(400, { type: 'invalid_data', message })
/** The auth middleware's answer, which has no type. */
export const unauthorized = (): Refusal => new Refusal(401, { message: 'Unauthorized' })
export const wrongIdentity = (message: string): Refusal => new Refusal(401, { type: 'unauthorized', message })
export const notAllowed = (message: string): Refusal => new Refusal(400, { type: 'not_allowed', message })

const page = (path: string) =>
  `<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Error</title>\n</head>\n<body>\n<pre>Cannot GET ${path}</pre>\n</body>\n</html>\n`

/** An unknown route, or an unknown entity on a route that answers the same way. */
export const noSuchRoute = (path: string): Refusal => new Refusal(404, page(encodeURI(path)))
