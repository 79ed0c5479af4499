/** The upload routes of the dashboard: files, and the older route for product imports. */
export const uploadPaths = /^\/admin\/(?:uploads|products\/import)\/?$/i
