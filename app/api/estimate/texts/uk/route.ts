import { textsOf } from '../texts-of'

export const dynamic = 'force-static'

export const GET = () => textsOf('uk')
