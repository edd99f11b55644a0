const { join, resolve } = require('node:path')

/** SQLite in `data/`, or PostgreSQL where `DATABASE_URL` names one. */
module.exports = ({ env }) => {
  const url = env('DATABASE_URL')
  if (!url)
    return {
      connection: {
        client: 'sqlite',
        connection: { filename: resolve(join(__dirname, '..'), env('DATABASE_FILENAME', 'data/content.db')) },
        useNullAsDefault: true,
      },
    }
  return {
    connection: {
      client: 'postgres',
      connection: {
        connectionString: url,
        ssl: env.bool('DATABASE_SSL', false) && { rejectUnauthorized: true },
        schema: env('DATABASE_SCHEMA', 'public'),
      },
      pool: { min: 0, max: env.int('DATABASE_POOL_MAX', 10) },
    },
  }
}
