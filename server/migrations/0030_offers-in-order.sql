DROP INDEX "expert_profiles_verification";--> statement-breakpoint
DROP INDEX "offers_of_project";--> statement-breakpoint
DROP INDEX "offers_of_expert";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "changed_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL;--> statement-breakpoint
-- What happened before this column was there stands in the steps.
UPDATE "offers" SET "changed_at" = coalesce((SELECT max(s.created_at) FROM offer_steps s WHERE s.offer_id = offers.id), "created_at");--> statement-breakpoint
CREATE INDEX "offers_agreed" ON "offers" USING btree ("expert_id","due_date") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "expert_profiles_verification" ON "expert_profiles" USING btree ("verification_status","id");--> statement-breakpoint
CREATE INDEX "offers_of_project" ON "offers" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "offers_of_expert" ON "offers" USING btree ("expert_id","changed_at","id");