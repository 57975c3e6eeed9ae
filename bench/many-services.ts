import type pg from 'pg'
import { TAXONOMY } from '../server/src/catalog/taxonomy/taxonomy-index.ts'
import { sampleRandom } from '../server/src/demo/sample-random.ts'

/** Each of these lines stands in one service of five: their words are the common ones. */
const LINES = [
  'Patient with beginners, quick with colleagues.',
  'You get a written report with pictures of every step.',
  'Available in the evening for people who work in the day.',
  'A fixed price before the work, and a guarantee after it.',
  'A first look by video call, the visit only where it is needed.',
]
export const COMMON_WORDS = ['patient', 'report', 'evening', 'guarantee', 'video', 'pictures', 'beginners', 'visit']
const KINDS = ['Diagnosis', 'Planning', 'Installation', 'Advice', 'Maintenance', 'Second opinion', 'Training', 'Repair']
const SERVICES_OF_AN_EXPERT = 4
const WORDS = 20_000
const FIRST_NAMES = 400
const LAST_NAMES = 6_000
const BATCH = 100_000
const SYLLABLES =
  'ba be bo ca co da de do fa fe ga go ha ka ke la le lo ma me mo na ne no pa pe ra re ro sa se so ta te to va ve vo za zo'.split(' ')
const ENDINGS = ['n', 'r', 's', 'l', 't', 'ck', 'm', 'nd']

/** Words that nobody speaks, in the shape of those that somebody does. The same on every run. */
const inventedWords = (seed: string, count: number): string[] => {
  const random = sampleRandom(seed)
  const words = new Set<string>()
  while (words.size < count) {
    const syllables = Array.from({ length: random.between(2, 4) }, () => random.pick(SYLLABLES))
    words.add(syllables.join('') + random.pick(ENDINGS))
  }
  return [...words]
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
export const inventedVocabulary = (): string[] => inventedWords('words of services', WORDS)
const firstNames = () => inventedWords('first names', FIRST_NAMES).map(capital)
const lastNames = () => inventedWords('last names', LAST_NAMES).map(capital)

/** Indexes that are made anew when all rows stand: filling them row by row takes many times as long. */
const INDEXES = [
  ...[
    'services_search',
    'services_search_sample',
    'services_search_well_rated',
    'services_by_standing',
    'services_by_category_and_standing',
    'services_by_rating',
  ],
  ...['services_by_category', 'services_by_rate', 'services_by_category_and_rate'],
]

const prepare = async (client: pg.Client, experts: number): Promise<void> => {
  const skills = TAXONOMY.skills.map(({ id, name, tradeId }) => ({ id, name, category: TAXONOMY.trade(tradeId)?.name ?? '' }))
  // A share between 0 and 1 that a number and a place in it decide, the same on every run.
  await client.query(
    `create function pg_temp.share(n bigint, place int) returns float8 immutable language sql as $$ select (hashint8(n * 64 + place) & 2147483647) / 2147483648.0 $$`,
  )
  await client.query(
    `create temp table bench_skills as select skill.n, skill.id, skill.name, categories.id as category_id
    from unnest($1::text[], $2::text[], $3::text[]) with ordinality skill(id, name, category, n) join categories on categories.name = skill.category`,
    [skills.map(skill => skill.id), skills.map(skill => skill.name), skills.map(skill => skill.category)],
  )
  // Rows, not one long array: that would be unpacked for each word taken from it.
  await client.query(`create temp table bench_words as select n, word from unnest($1::text[]) with ordinality words(word, n)`, [
    inventedVocabulary(),
  ])
  await client.query(
    `create temp table bench_names as select n, first_name, last_name from unnest($1::text[]) with ordinality firsts(first_name, n)
     full join unnest($2::text[]) with ordinality lasts(last_name, n) using (n)`,
    [firstNames(), lastNames()],
  )
  for (const table of ['bench_words', 'bench_names', 'bench_skills']) await client.query(`create index on ${table} (n)`)
  await client.query('create temp table bench_texts as select $1::text[] as lines, $2::text[] as kinds', [LINES, KINDS])
  await client.query('analyze bench_words, bench_names, bench_skills')
  await client.query(
    `insert into expert_profiles (expert_email, expert_name, title, bio, hourly_rate, verification_status)
     select 'bench' || turn || '@example.com', firsts.first_name || ' ' || lasts.last_name, 'Engineer', 'Many years in the trade.', 60, 'verified'
     from generate_series(1, $1::int) turn
     join bench_names firsts on firsts.n = (1 + floor(pg_temp.share(turn, 1) * $2::int))::bigint
     join bench_names lasts on lasts.n = (1 + floor(pg_temp.share(turn, 2) * $3::int))::bigint`,
    [experts, FIRST_NAMES, LAST_NAMES],
  )
  await client.query(`create temp table bench_experts as
    select row_number() over (order by id) as n, id, expert_name from expert_profiles where expert_email like 'bench%'`)
  await client.query('create index on bench_experts (n)')
  await client.query('analyze bench_experts')
}

/** Common skills have a hundred times the services of rare ones; so have words. A third of the services was never reviewed. */
const LOAD = `
  insert into services (expert_id, category_id, title, description, skill_ids, hourly_rate, is_ar_enabled, rating_average, reviews_count, keywords, expert_words)
  select expert.id, skill.category_id, skill.name || ' ' || kinds[1 + (turn - 1) / $3::int],
    skill.name || ' done well. ' || lines[1 + floor(pg_temp.share(turn, 5) * 5)] || ' ' || (
      select string_agg(word, ' ') from generate_series(1, 12) place
      join bench_words on bench_words.n = (1 + floor($5::int * pg_temp.share(turn, 20 + place) ^ 3))::bigint) || '. ' || second.name || ' too.',
    array[skill.id, second.id], 25 + floor(pg_temp.share(turn, 6) * 120), pg_temp.share(turn, 7) < 0.3,
    case when pg_temp.share(turn, 8) < 0.33 then 0 else round((3.5 + 1.5 * sqrt(pg_temp.share(turn, 9)))::numeric, 2) end,
    case when pg_temp.share(turn, 8) < 0.33 then 0 else 1 + floor(pg_temp.share(turn, 10) * 120) end,
    skill.name || ' ' || second.name, expert.expert_name || ' Engineer'
  from generate_series($1::int, $2::int) turn
  join bench_experts expert on expert.n = (1 + (turn - 1) % $3::int)::bigint
  join bench_skills skill on skill.n = (1 + floor($4::int * pg_temp.share(turn, 3) ^ 2.2))::bigint
  join bench_skills second on second.n = (1 + (skill.n + floor(pg_temp.share(turn, 4) * 8)::int) % $4::int)::bigint
  cross join bench_texts`

/** Fills a database with so many services by SQL alone. The trigger that collects words waits outside; the words are known. */
export const loadServices = async (client: pg.Client, count: number): Promise<void> => {
  const experts = Math.ceil(count / SERVICES_OF_AN_EXPERT)
  await client.query(`set maintenance_work_mem = '256MB'`)
  await client.query('set synchronous_commit = off')
  await prepare(client, experts)
  const { rows } = await client.query<{ indexdef: string }>(`select indexdef from pg_indexes where indexname = any($1)`, [INDEXES])
  await client.query('alter table services disable trigger user')
  for (const name of INDEXES) await client.query(`drop index if exists ${name}`)
  for (let from = 1; from <= count; from += BATCH)
    await client.query(LOAD, [from, Math.min(count, from + BATCH - 1), experts, TAXONOMY.skills.length, WORDS])
  for (const { indexdef } of rows) await client.query(indexdef)
  await client.query('alter table services enable trigger user')
  await client.query(`insert into service_words
    select distinct unnest(tsvector_to_array(to_tsvector('simple', text))) from (
      select array_to_string(lines || kinds, ' ') as text from bench_texts union all select name from bench_skills
      union all select word from bench_words union all select 'engineer' union all select first_name || ' ' || last_name from bench_names union all select last_name from bench_names) texts
    on conflict do nothing`)
  for (const table of ['services', 'service_words', 'expert_profiles']) await client.query(`vacuum analyze ${table}`)
  // What is measured next is searching, and not the disk that still writes a million rows down.
  await client.query('checkpoint')
}
