-- Counts confirmed work for its expert in the transaction that confirms it. It counts on instead of recounting: profiles come with work
-- of before their time here, by an import or as samples. 'closed' is the end of an offer, so nothing is counted twice or taken back.
create function count_completed_work() returns trigger language plpgsql as $$
begin
  update expert_profiles set completed_count = completed_count + 1 where id = new.expert_id;
  return null;
end $$;
--> statement-breakpoint
create trigger completed_work_counts after update of status on offers
for each row when (new.status = 'closed' and old.status <> 'closed') execute function count_completed_work();
--> statement-breakpoint
-- What was confirmed before this was counted nowhere; samples bring their figure with them.
update expert_profiles set completed_count = completed_count + confirmed.count
from (select expert_id, count(*) as count from offers where status = 'closed' group by expert_id) confirmed
where expert_profiles.id = confirmed.expert_id and not expert_profiles.is_sample;
