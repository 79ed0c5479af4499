import { shop } from './shop.mjs'

// Set by vite.config.mjs, as a browser has no environment.
shop(__SETTINGS__).then((found) => console.log(JSON.stringify(found)))
