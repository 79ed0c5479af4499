/** Grants access to an order without an account. Sent as a header, because URLs end up in logs. */
export const orderAccess = (access: string | undefined): Readonly<Record<string, string>> | undefined =>
  access === undefined ? undefined : { 'x-order-access': access }
