ALTER TABLE "accounts" ADD COLUMN "withheld_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "is_held_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_held_back" CHECK ("services"."is_paused" or not "services"."is_held_back");--> statement-breakpoint
-- Services of an expert who may not be hired (refused, suspended, or without the role that an admin took) are paused and marked, so that
-- every list, search and index leaves them out as it leaves out paused ones; when he may be hired again, just these are on offer again.
create function may_hire_expert(profile expert_profiles) returns boolean language sql stable as $$
  select profile.verification_status <> 'rejected' and not exists (
    select from accounts owner
    where owner.id = profile.account_id and (owner.suspended_at is not null or 'expert' = any(owner.withheld_roles))
  )
$$;
--> statement-breakpoint
create function hold_back_services(expert int, may_hire boolean) returns void language sql as $$
  update services set is_paused = true, is_held_back = true where expert_id = expert and not is_paused and not may_hire;
  update services set is_paused = false, is_held_back = false where expert_id = expert and is_held_back and may_hire;
$$;
--> statement-breakpoint
create function hold_back_services_of_profile() returns trigger language plpgsql as $$
begin
  perform hold_back_services(new.id, may_hire_expert(new));
  return null;
end $$;
--> statement-breakpoint
create trigger services_follow_profile after update of verification_status, account_id on expert_profiles
for each row when (new.verification_status <> old.verification_status or new.account_id is distinct from old.account_id)
execute function hold_back_services_of_profile();
--> statement-breakpoint
create function hold_back_services_of_account() returns trigger language plpgsql as $$
begin
  perform hold_back_services(profile.id, may_hire_expert(profile)) from expert_profiles profile where profile.account_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger services_follow_account after update of suspended_at, withheld_roles on accounts
for each row when (new.suspended_at is distinct from old.suspended_at or new.withheld_roles <> old.withheld_roles)
execute function hold_back_services_of_account();
--> statement-breakpoint
-- What is put on offer. The expert and his account are held, so that who suspends or refuses him at this moment waits, or is waited for.
create function hold_back_offered_service() returns trigger language plpgsql as $$
declare
  profile expert_profiles;
begin
  select * into profile from expert_profiles where id = new.expert_id for share;
  perform from accounts where id = profile.account_id for share;
  if not may_hire_expert(profile) then
    new.is_paused := true;
    new.is_held_back := true;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger offered_services_held_back before insert or update of is_paused on services
for each row when (not new.is_paused) execute function hold_back_offered_service();
--> statement-breakpoint
-- Those who are there already.
select hold_back_services(profile.id, false) from expert_profiles profile where not may_hire_expert(profile);
