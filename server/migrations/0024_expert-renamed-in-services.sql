-- The expert's name stands last among the keywords of a service, behind the names of its skills: only that is replaced. The old name
-- may also be a part of a word before it, as 'Bo' is of 'Boiler'.
create or replace function keep_expert_name_in_services() returns trigger language plpgsql as $$
begin
  update services set keywords = left(keywords, length(keywords) - length(old.expert_name)) || new.expert_name
  where expert_id = new.id and right(' ' || keywords, length(old.expert_name) + 1) = ' ' || old.expert_name;
  return null;
end $$;
