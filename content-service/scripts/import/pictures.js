const { basename, extname } = require('node:path')
const { copyFile, mkdtemp, rm } = require('node:fs/promises')
const { tmpdir } = require('node:os')
const { join } = require('node:path')

const types = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
}

/**
 * Uploads pictures into a folder of the media library for each of theirs. Where a picture comes from and its digest stand in its
 * `provider_metadata`, which editors do not see: the next import knows it again, and an export where it belongs.
 * @param pictures each with `path` below `public/`, such as `images/cases/a.webp`, the absolute `file`, its `sha256` and `bytes`
 * @returns by path: id and address in the service
 */
exports.importPictures = async (strapi, pictures, say) => {
  const uploads = strapi.plugin('upload').service('upload')
  const stored = strapi.db.query('plugin::upload.file')
  const known = new Map(
    (await stored.findMany()).filter((file) => file.provider_metadata?.path).map((file) => [file.provider_metadata.path, file]),
  )
  const work = await mkdtemp(join(tmpdir(), 'pictures-'))
  const result = new Map()
  let done = 0
  for (const { path, file, sha256, bytes } of pictures) {
    let entry = known.get(path)
    if (entry?.provider_metadata.sha256 !== sha256) {
      // An upload may move its file.
      const copy = join(work, `${sha256}${extname(path)}`)
      await copyFile(file, copy)
      const upload = { filepath: copy, originalFilename: basename(path), mimetype: types[extname(path)], size: bytes }
      const data = { fileInfo: { name: basename(path), folder: await folderOf(strapi, path) } }
      entry = entry ? await uploads.replace(entry.id, { data, file: upload }) : (await uploads.upload({ data, files: upload }))[0]
      await stored.update({ where: { id: entry.id }, data: { provider_metadata: { path, sha256 } } })
    }
    result.set(path, { id: entry.id, url: entry.url })
    say({ step: 'pictures', done: ++done, of: pictures.length })
  }
  await rm(work, { recursive: true })
  return result
}

const folders = new Map()

/** A folder named after the one below `public/images`. */
async function folderOf(strapi, path) {
  const [, name = 'pictures'] = path.split('/')
  const known = folders.get(name) ?? (await strapi.db.query('plugin::upload.folder').findOne({ where: { name, parent: null } }))
  const folder = known ?? (await strapi.plugin('upload').service('folder').create({ name, parent: null }))
  folders.set(name, folder)
  return folder.id
}
