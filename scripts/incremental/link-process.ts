import { linkRelease } from './link-release'

// A process of its own: forty thousand names are some seconds in which nothing else would be done.
const [from = '', to = ''] = process.argv.slice(2)
linkRelease(from, to)
