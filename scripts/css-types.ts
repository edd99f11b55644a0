import { prepareCssTypes } from '@/build/prepare-css-types'
import { main } from './main'

await main(async () => prepareCssTypes(), 'The class names of the style sheets were not declared.')
