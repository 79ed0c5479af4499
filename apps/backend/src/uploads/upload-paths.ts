/** Where an administrator's browser sends files to: pictures and tables, and the older route for products alone. */
export const uploadPaths = /^\/admin\/(?:uploads|products\/import)\/?$/i
