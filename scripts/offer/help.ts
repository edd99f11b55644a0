export const help = `npm run estimate:offer -- ADDRESS [--for COMPANY] [--valid DAYS] [--issued DAY]
  Signs the estimate of an address (or of its query) and prints the link of the offer.
  --for     to whom it is made, at most 80 characters; it stands in the link, so name a company and no person
  --valid   for how many days, 30 unless told; --issued: since when, such as 2026-11-23, today unless told

npm run estimate:offer -- --new-key
  Prints a key, both halves of it: ESTIMATE_SIGNING_KEY of this command, and of a site that only checks.`
