/** What is licensed as Enterprise Edition, and left out for that reason: roles, their policies, and single sign-on. */
export const isEnterprise = (name: string): boolean =>
  /^admin\.(?:rbacPolicy|rbacRole)\.|^admin\.user\.(?:listRoles|addRoles|removeRoles?)$|^auth\.createUser$/.test(
    name,
  )

/** The same on the server. */
export const isEnterpriseRoute = (route: string): boolean =>
  / \/admin\/rbac\/| \/admin\/users\/\{id\}\/roles| \/auth\/\{auth_provider\}\/user$/.test(route)
