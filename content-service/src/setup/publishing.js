const { siteTypes } = require('./site-types')

/** In milliseconds: publishing both languages is two events. */
const pause = 1000
const patience = 10_000

/** In milliseconds: a site that does not answer is told again, at first soon. */
const firstWait = 5000
const longestWait = 60_000

const events = ['entry.publish', 'entry.unpublish', 'entry.delete', 'media.update', 'media.delete']

/** Whether something was published of which the site does not know yet; it outlives this process. */
const untold = (strapi) => {
  const store = strapi.store({ type: 'core', name: 'site', key: 'untold' })
  return { read: async () => (await store.get()) === true, write: (value) => store.set({ value }) }
}

exports.isUntold = (strapi) => untold(strapi).read()

/** What somebody presses after a release that failed. */
exports.askAgain = (strapi) => strapi.eventHub.emit('site.ask-again')

/**
 * Asks the site for a release after something published has changed, again until it answers. Strapi's own webhooks cannot leave a type out
 * and carry the whole entry, also a visitor's message; this call has no body.
 */
exports.tellSiteOfChanges = async (strapi, { PUBLISH_URL: url, PUBLISH_SECRET: secret }) => {
  if (!url || !secret) return
  const types = new Set(siteTypes(strapi).map(({ uid }) => uid))
  const note = untold(strapi)
  let published = 0
  let timer
  const tellIn = (milliseconds, nextWait = firstWait) => {
    clearTimeout(timer)
    timer = setTimeout(() => tell(nextWait), milliseconds).unref()
  }
  const tell = async (wait) => {
    const before = published
    const refusal = await ask(url, secret)
    if (refusal === null) {
      // What was published meanwhile is for the next call.
      if (published === before) await note.write(false)
      return strapi.log.info('The site was asked for a release.')
    }
    strapi.log.error(`The site could not be asked for a release: ${refusal}. It is asked again in ${wait / 1000} s.`)
    tellIn(wait, Math.min(wait * 2, longestWait))
  }
  strapi.eventHub.subscribe(async (event, { uid } = {}) => {
    const isAsked = event === 'site.ask-again' || (events.includes(event) && (!event.startsWith('entry.') || types.has(uid)))
    if (!isAsked) return
    published++
    await note.write(true)
    tellIn(pause)
  })
  if (await note.read()) tellIn(pause)
}

/** Null where the site has heard it, else why not. */
async function ask(url, secret) {
  const headers = { Authorization: `Bearer ${secret}` }
  const answer = await fetch(url, { method: 'POST', headers, signal: AbortSignal.timeout(patience) }).catch((error) => error)
  return answer.ok ? null : String(answer.status ?? answer.message)
}
