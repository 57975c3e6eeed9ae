import { defineConfig } from 'drizzle-kit'

/** `npm run migration -- --name what-changes` writes the SQL that takes the committed tables to the present ones. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/src/**/*-tables.ts',
  out: './server/migrations',
  casing: 'snake_case',
})
