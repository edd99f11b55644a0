type Handler = (request: Request) => Response | Promise<Response>

/** HEAD is answered by GET, and OPTIONS by the methods there are where an endpoint says nothing else. */
export type Endpoint = Partial<Record<'GET' | 'POST' | 'OPTIONS', Handler>>

/** Loaded when they are first asked: PDF and pictures bring libraries of their own. */
export const endpoints: Readonly<Record<string, () => Promise<Endpoint>>> = {
  '/api/contact': () => import('./contact/messages'),
  '/api/contact/state': () => import('./contact/state'),
  '/api/contact/token': () => import('./contact/token'),
  '/api/estimate/form': () => import('./estimate/form'),
  '/api/estimate/linked': () => import('./estimate/linked'),
  '/api/estimate/offer': () => import('./estimate/offer'),
  '/api/estimate/report': () => import('./estimate/report'),
  '/api/estimate/report.pdf': () => import('./estimate/pdf'),
  '/api/estimate/report/picture': () => import('./estimate/picture'),
  '/api/estimate/texts': () => import('./estimate/texts'),
  '/api/estimate/v1': () => import('./estimate/v1'),
  '/api/estimate/v1/catalogue': () => import('./estimate/catalogue'),
  '/api/estimate/v1/openapi': () => import('./estimate/openapi'),
  '/api/estimate/v1/schema': () => import('./estimate/schema'),
}
