import { version20261 } from '../2026-1'
import type { Catalogue } from '../types'

/** The prices and hours of 2026.1 with one rule for time: pace and deadline in whole weeks, and public holidays as days off. */
export const version20262: Catalogue = {
  ...version20261,
  version: '2026.2',
  date: '2026-11-23',
  timing: 'wholeWeeks',
  // Fixed days of the Labour Code of Ukraine, article 73. While martial law lasts they are working days by law (2136-IX, article 6);
  // we plan without them all the same, so that no date depends on when it ends. Easter and Trinity move and are computed.
  holidays: ['01-01', '03-08', '05-01', '05-08', '06-28', '07-15', '08-24', '10-01', '12-25'],
  // People who work on these blocks do so all through the build: data and evaluation take as long as the product they are for.
  alongside: ['ai'],
}
