import { createServer } from 'node:http'
import pg from 'pg'

/** The least that can answer the same two calls from the same database: node:http, pg, JSON.stringify. Nothing is checked, nothing is logged. */
const pool = new pg.Pool({ host: process.env['PGHOST'], user: 'onhand', database: 'postgres', max: 10 })

const COLUMNS = `services.id, services.title, services.description, services.category_id as "categoryId", categories.name as "categoryName",
  services.expert_id as "expertId", expert_profiles.expert_name as "expertName", expert_profiles.title as "expertTitle",
  expert_profiles.avatar_url as "expertAvatarUrl", expert_profiles.bio as "expertBio",
  expert_profiles.verification_status = 'verified' as "isExpertVerified", expert_profiles.passed_assessments as "expertBadges", services.rating_average as rating,
  services.reviews_count as "reviewsCount", services.skill_ids as skills, services.hourly_rate as "hourlyRate", services.is_ar_enabled as "isArEnabled"`
const FROM = `from services inner join expert_profiles on expert_profiles.id = services.expert_id inner join categories on categories.id = services.category_id`
const LIST = `select ${COLUMNS} ${FROM} where not services.is_paused order by services.rating_average desc, services.id desc limit $1`
const DETAIL = `select ${COLUMNS} ${FROM} where services.id = $1 and not services.is_paused`

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://reference')
  const { rows } = url.pathname.endsWith('/detail')
    ? await pool.query(DETAIL, [Number(url.searchParams.get('serviceId'))])
    : await pool.query(LIST, [25])
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(url.pathname.endsWith('/detail') ? rows[0] : rows.slice(0, 24)))
})
server.listen(0, '127.0.0.1', () => console.log(`ready: http://127.0.0.1:${Object(server.address()).port}`))
process.once('SIGTERM', () => process.exit(0))
