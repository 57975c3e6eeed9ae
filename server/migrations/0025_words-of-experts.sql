ALTER TABLE "services" ADD COLUMN "expert_words" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- A service is found by its expert's name and title. The row fetches them as it is written, so that import, demo and editing cannot forget it.
create function take_expert_words() returns trigger language plpgsql as $$
begin
  new.expert_words := coalesce((select expert_name || ' ' || title from expert_profiles where id = new.expert_id), '');
  return new;
end $$;
--> statement-breakpoint
create trigger expert_words_of_service before insert or update of expert_id on services
for each row execute function take_expert_words();
--> statement-breakpoint
drop trigger expert_name_in_services on expert_profiles;
--> statement-breakpoint
drop function keep_expert_name_in_services();
--> statement-breakpoint
create function keep_expert_words_in_services() returns trigger language plpgsql as $$
begin
  update services set expert_words = new.expert_name || ' ' || new.title where expert_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger expert_words_in_services after update of expert_name, title on expert_profiles
for each row when (old.expert_name is distinct from new.expert_name or old.title is distinct from new.title)
execute function keep_expert_words_in_services();
--> statement-breakpoint
create or replace function keep_service_words() returns trigger language plpgsql as $$
begin
  insert into service_words (word)
  select used.word from (
    select distinct word from changed,
      unnest(tsvector_to_array(to_tsvector('simple', concat_ws(' ', changed.title, changed.keywords, changed.expert_words, changed.description)))) word
  ) used
  where length(used.word) between 3 and 40 and used.word !~ '[0-9./@_:-]'
    and not exists (select from service_words known where known.word = used.word)
  order by used.word
  on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
-- Those that are there already: the name leaves the end of the keywords.
update services set expert_words = expert.expert_name || ' ' || expert.title,
  keywords = case when right(' ' || keywords, length(expert.expert_name) + 1) = ' ' || expert.expert_name
    then rtrim(left(keywords, length(keywords) - length(expert.expert_name))) else keywords end
from expert_profiles expert where expert.id = services.expert_id;
--> statement-breakpoint
ALTER TABLE "services" drop column "search";--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (case when is_paused then ''::tsvector else setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', keywords || ' ' || expert_words), 'B') || setweight(to_tsvector('english', description), 'C') || array_to_tsvector(skill_ids || case when is_ar_enabled then array['#a'] else array[]::text[] end || case when ((id::bigint * 2654435761) % 4294967296) / 4194304 < 1 then array['#s0', '#s1', '#s2'] when ((id::bigint * 2654435761) % 4294967296) / 4194304 < 8 then array['#s1', '#s2'] when ((id::bigint * 2654435761) % 4294967296) / 4194304 < 64 then array['#s2'] else array[]::text[] end || array['#c' || category_id::text, '#q' || (least(60, greatest(0, floor((5 - ((rating_average * reviews_count + 25.2) / (reviews_count + 6))::float8) * 40)))::int)::text, '#r' || (least(40, greatest(0, floor((5 - rating_average) * 20)))::int)::text, '#p' || (least(66, greatest(30, floor(ln(hourly_rate::float8 + 1) * 12)))::int)::text]) end) STORED;--> statement-breakpoint
-- It went with its column.
CREATE INDEX "services_search" ON "services" USING gin ("search") WITH (fastupdate=false);
