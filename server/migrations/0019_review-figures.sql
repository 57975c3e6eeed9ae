-- Keeps what is said of experts and services in one figure equal to a recount of the reviews that stand, whoever writes: a person, a
-- seed, an admin, the end of an account. Who writes of the same expert waits here for the other, and then counts what that one wrote.
create function recount_reviews(experts integer[], offered integer[]) returns void language plpgsql as $$
begin
  -- Not 'for update': the foreign key of the new review holds the row already, and two of them would wait for each other.
  perform 1 from expert_profiles where id = any (experts) order by id for no key update;
  update expert_profiles set rating_average = figures.average, reviews_count = figures.count
  from (
    select touched.id, coalesce(round(avg(reviews.rating), 2), 0) as average, count(reviews.id) as count
    from unnest(experts) touched(id) left join reviews on reviews.expert_id = touched.id and reviews.removed_at is null
    group by touched.id
  ) figures
  where expert_profiles.id = figures.id;
  perform 1 from services where id = any (offered) order by id for no key update;
  update services set rating_average = figures.average, reviews_count = figures.count
  from (
    select touched.id, coalesce(round(avg(reviews.rating), 2), 0) as average, count(reviews.id) as count
    from unnest(offered) touched(id) left join reviews on reviews.service_id = touched.id and reviews.removed_at is null
    group by touched.id
  ) figures
  where services.id = figures.id;
end $$;
--> statement-breakpoint
create function keep_review_figures() returns trigger language plpgsql as $$
declare experts integer[]; offered integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct expert_id), array_agg(distinct service_id) filter (where service_id is not null) into experts, offered from written;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct expert_id), array_agg(distinct service_id) filter (where service_id is not null) into experts, offered from gone;
  else
    -- Other words, and votes, change no figure.
    select array_agg(distinct written.expert_id), array_agg(distinct written.service_id) filter (where written.service_id is not null)
    into experts, offered
    from written join gone on gone.id = written.id
    where (written.rating, written.removed_at) is distinct from (gone.rating, gone.removed_at);
  end if;
  if experts is not null then perform recount_reviews(experts, coalesce(offered, '{}')); end if;
  return null;
end $$;
--> statement-breakpoint
create trigger review_figures_of_new after insert on reviews
referencing new table as written for each statement execute function keep_review_figures();
--> statement-breakpoint
create trigger review_figures_of_changed after update on reviews
referencing old table as gone new table as written for each statement execute function keep_review_figures();
--> statement-breakpoint
create trigger review_figures_of_gone after delete on reviews
referencing old table as gone for each statement execute function keep_review_figures();
--> statement-breakpoint
-- Votes likewise: what a review shows is a recount of its votes.
create function keep_review_votes() returns trigger language plpgsql as $$
declare voted integer[];
begin
  if tg_op = 'DELETE' then select array_agg(distinct review_id) into voted from gone;
  else select array_agg(distinct review_id) into voted from written;
  end if;
  if voted is null then return null; end if;
  perform 1 from reviews where id = any (voted) order by id for no key update;
  update reviews set votes_up = figures.up, votes_down = figures.down
  from (
    select touched.id, count(*) filter (where is_helpful) as up, count(*) filter (where not is_helpful) as down
    from unnest(voted) touched(id) left join review_votes on review_votes.review_id = touched.id
    group by touched.id
  ) figures
  where reviews.id = figures.id;
  return null;
end $$;
--> statement-breakpoint
create trigger review_votes_of_new after insert on review_votes
referencing new table as written for each statement execute function keep_review_votes();
--> statement-breakpoint
create trigger review_votes_of_changed after update on review_votes
referencing new table as written for each statement execute function keep_review_votes();
--> statement-breakpoint
create trigger review_votes_of_gone after delete on review_votes
referencing old table as gone for each statement execute function keep_review_votes();
