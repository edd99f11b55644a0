import { main } from './main'
import { prepareCssTypes } from './prepare-css-types'

await main(async () => prepareCssTypes(), 'The class names of the style sheets were not declared.')
