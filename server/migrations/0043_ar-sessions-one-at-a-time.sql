-- An integer and a span of time in one index. The extension is a trusted one: whoever owns the database may make it.
create extension if not exists btree_gist;
--> statement-breakpoint
-- No expert is booked twice for the same time, whoever writes at the same moment.
alter table ar_sessions add constraint ar_sessions_one_at_a_time
  exclude using gist (expert_id with =, tstzrange(busy_from, busy_until) with &&) where (status in ('scheduled', 'active'));
