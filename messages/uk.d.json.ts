import type en from './en.json'

declare const messages: typeof en
export default messages
