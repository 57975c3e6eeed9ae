-- Collects the words of services, a statement at a time: what a misspelt search may mean. Words with digits or marks are left out, nobody
-- means them by a slip. In one order, so that two who write the same new words do not wait for each other.
create function keep_service_words() returns trigger language plpgsql as $$
begin
  insert into service_words (word)
  select used.word from (
    select distinct word from changed,
      unnest(tsvector_to_array(to_tsvector('simple', changed.title || ' ' || changed.keywords || ' ' || changed.description))) word
  ) used
  where length(used.word) between 3 and 40 and used.word !~ '[0-9./@_:-]'
    and not exists (select from service_words known where known.word = used.word)
  order by used.word
  on conflict do nothing;
  return null;
end $$;
--> statement-breakpoint
create trigger service_words_of_new after insert on services
referencing new table as changed for each statement execute function keep_service_words();
--> statement-breakpoint
create trigger service_words_of_changed after update on services
referencing new table as changed for each statement execute function keep_service_words();
--> statement-breakpoint
-- A service is found by its expert's name, which stands among its keywords.
create function keep_expert_name_in_services() returns trigger language plpgsql as $$
begin
  update services set keywords = replace(keywords, old.expert_name, new.expert_name) where expert_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger expert_name_in_services after update of expert_name on expert_profiles
for each row when (old.expert_name is distinct from new.expert_name) execute function keep_expert_name_in_services();
--> statement-breakpoint
-- Those that are there already: the trigger does it.
update services set title = title;
