const { addPanelRoutes, expectRight, nameOfUser } = require('./panel-routes')
const { titleOf } = require('./stored-fields')

const changes = 'api::planned-change.planned-change'

/** In milliseconds: how often the clock is looked at, and how far ahead a change may be planned. */
const rhythm = 5000
const horizon = 2 * 366 * 86_400_000

/** In milliseconds: how long the panel says what has come of a change. */
const remembered = 7 * 86_400_000

/**
 * Publishes and takes down what was planned, at its minute: the draft as it is by then, in every language it has. What fell due while the
 * service was down is done when it starts.
 */
exports.keepPlan = (strapi) => {
  let isBusy = false
  const look = async () => {
    if (isBusy) return
    isBusy = true
    await carryOut(strapi, new Date()).catch((error) => strapi.log.error(`The plan could not be carried out: ${error.message}`))
    isBusy = false
  }
  setInterval(look, rhythm).unref()
  return look()
}

const carryOut = async (strapi, now) => {
  const where = { state: 'waiting', at: { $lte: now.toISOString() } }
  for (const change of await strapi.db.query(changes).findMany({ where, orderBy: [{ at: 'asc' }, { id: 'asc' }] })) {
    const problem = await perform(strapi, change).then(
      () => null,
      (error) => error.message,
    )
    const data = { state: problem === null ? 'done' : 'failed', doneAt: new Date().toISOString(), problem }
    await strapi.db.query(changes).update({ where: { id: change.id }, data })
    strapi.log.info(`Planned: ${change.action} “${change.title}”: ${problem ?? 'done'}`)
  }
}

async function perform(strapi, { subject, entry, action }) {
  const type = strapi.contentTypes[subject]
  const isDraft = { documentId: entry, publishedAt: null }
  const drafts = type ? await strapi.db.query(subject).findMany({ where: isDraft, select: ['locale'] }) : []
  if (drafts.length === 0) throw new Error('The entry is not there any more.')
  for (const { locale } of drafts) await strapi.documents(subject)[action]({ documentId: entry, ...(locale && { locale }) })
}

exports.addPlan = (strapi) => {
  const query = () => strapi.db.query(changes)
  const mayPublish = (context, uid) => expectRight(strapi, context, 'publish', uid)
  const find = async (context) => {
    const change = await query().findOne({ where: { documentId: context.params.id, state: 'waiting' } })
    if (!change) context.throw(404, 'It is done already, or was taken off the plan.')
    mayPublish(context, change.subject)
    return change
  }

  addPanelRoutes(strapi, [
    {
      method: 'GET',
      path: '/site-plan',
      answer: async ({ query: { subject, entry } }) => {
        const since = new Date(Date.now() - remembered).toISOString()
        const $or = [{ state: 'waiting' }, { doneAt: { $gte: since } }]
        const all = await query().findMany({ where: { $or }, orderBy: [{ at: 'asc' }, { id: 'asc' }] })
        const bundles = [...new Set(all.filter(({ state, bundle }) => state === 'waiting' && bundle).map(({ bundle }) => bundle))]
        const own = entry ? all.filter((change) => change.subject === subject && change.entry === entry) : all
        return { changes: own.map(toPublic), bundles }
      },
    },
    {
      method: 'POST',
      path: '/site-plan',
      answer: async (context) => {
        const { subject, entry, action, at, bundle } = context.request.body ?? {}
        mayPublish(context, String(subject))
        if (action !== 'publish' && action !== 'unpublish') context.throw(400, 'Say whether to publish or to take down.')
        const name = typeof bundle === 'string' ? bundle.trim().slice(0, 60) : ''
        const [companion] = name ? await query().findMany({ where: { state: 'waiting', bundle: name }, limit: 1 }) : []
        const moment = momentOf(context, at ?? companion?.at)
        const row = await strapi.db.query(subject).findOne({ where: { documentId: String(entry), publishedAt: null } })
        if (!row) context.throw(404, 'Save the entry first.')
        const planned = {
          subject,
          entry,
          action,
          title: titleOf(strapi.contentTypes[subject], row),
          bundle: name || null,
          by: nameOfUser(strapi),
        }
        const [same] = await query().findMany({ where: { state: 'waiting', subject, entry, action } })
        // Once is enough: planning it again moves it, and its bundle goes together.
        if (same) await query().update({ where: { id: same.id }, data: { ...planned, at: moment } })
        else await strapi.documents(changes).create({ data: { ...planned, at: moment } })
        if (name) await query().updateMany({ where: { state: 'waiting', bundle: name }, data: { at: moment } })
        return { planned: moment }
      },
    },
    {
      method: 'DELETE',
      path: '/site-plan/:id',
      answer: async (context) => {
        const { id } = await find(context)
        await query().delete({ where: { id } })
        return { removed: true }
      },
    },
  ])
}

function momentOf(context, at) {
  const moment = new Date(at ?? '')
  if (Number.isNaN(moment.getTime())) context.throw(400, 'Choose a day and a time.')
  if (moment.getTime() < Date.now()) context.throw(400, 'That moment has passed. Choose a later one, or publish now.')
  if (moment.getTime() > Date.now() + horizon) context.throw(400, 'That is more than two years ahead.')
  return moment.toISOString()
}

const toPublic = ({ documentId, subject, entry, title, action, at, bundle, state, doneAt, problem, by }) => ({
  id: documentId,
  ...{ subject, entry, title, action, at, bundle, state, doneAt, problem, by },
})
