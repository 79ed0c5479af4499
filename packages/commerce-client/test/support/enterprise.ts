/** Features licensed as Enterprise Edition, and therefore left out: roles, their policies, and single sign-on. */
export const isEnterprise = (name: string): boolean =>
  /^admin\.(?:rbacPolicy|rbacRole)\.|^admin\.user\.(?:listRoles|addRoles|removeRoles?)$|^auth\.createUser$/.test(
    name,
  )

/** The same for the server's routes. */
export const isEnterpriseRoute = (route: string): boolean =>
  / \/admin\/rbac\/| \/admin\/users\/\{id\}\/roles| \/auth\/\{auth_provider\}\/user$/.test(route)
