/** Opens an order to whoever holds it. In a header, for addresses are written down on their way. */
export const orderAccess = (access: string | undefined): Readonly<Record<string, string>> | undefined =>
  access === undefined ? undefined : { 'x-order-access': access }
