-- Keeps expert_skills as the profiles say, a statement at a time: an import writes two hundred profiles in one.
-- The standing is a rough order for the search, quality, verification and availability about as the ranking weighs them; the ranking
-- itself (match-rules.ts) computes what is shown.
create function keep_expert_skills() returns trigger language plpgsql as $$
begin
  delete from expert_skills where expert_id in (select id from changed);
  insert into expert_skills (expert_id, skill_id, place, standing, hourly_rate)
  select changed.id, skill.id, min(skill.place) - 1,
    0.5 * least(1, greatest(0, ((changed.rating_average * changed.reviews_count + 4.2 * 6) / (changed.reviews_count + 6) - 3) / 2))
    + case changed.verification_status when 'verified' then 0.27 when 'pending' then 0.11 else 0 end
    + case changed.availability_status when 'available' then 0.23 else 0.08 end,
    changed.hourly_rate
  from changed, unnest(changed.skill_ids) with ordinality skill(id, place)
  where changed.availability_status <> 'unavailable'
  group by changed.id, skill.id, changed.rating_average, changed.reviews_count, changed.verification_status, changed.availability_status, changed.hourly_rate;
  return null;
end $$;
--> statement-breakpoint
create trigger expert_skills_of_new after insert on expert_profiles
referencing new table as changed for each statement execute function keep_expert_skills();
--> statement-breakpoint
create trigger expert_skills_of_changed after update on expert_profiles
referencing new table as changed for each statement execute function keep_expert_skills();
--> statement-breakpoint
-- Those who are there already: the trigger does it.
update expert_profiles set skill_ids = skill_ids;
