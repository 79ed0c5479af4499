import Medusa, {
  Client,
  type ClientHeaders,
  type Config,
  type FetchArgs,
  type HttpTypes,
} from '@umber/commerce-client/js-sdk'

// What people assign on js-sdk has to compile here. Compiled, never run.

const config: Config = { baseUrl: 'https://shop.example' }
config.baseUrl = 'https://other.example'
config.globalHeaders = { 'x-shop': 'one' }
config.auth = { type: 'session' }

const headers: ClientHeaders = {}
headers['x-medusa-locale'] ??= 'en-IN'

const args: FetchArgs = { method: 'GET' }
args.headers = headers
args.query = { limit: 1 }

export const sdk = new Medusa(config)
sdk.client = new Client(config)
sdk.store = new Medusa(config).store
sdk.auth = new Medusa(config).auth
sdk.store.product.list = async () => ({ products: [], count: 0, limit: 0, offset: 0 })
sdk.auth.login = async () => 'token'

export const titles = (products: HttpTypes.StoreProduct[]): string[] => products.map(({ title }) => title)
