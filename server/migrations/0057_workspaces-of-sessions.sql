-- It was kept as it was given and opened nothing: whose session it names was never asked.
UPDATE "workspaces" SET "ar_session_id" = NULL WHERE "ar_session_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_ar_session_id_ar_sessions_id_fk" FOREIGN KEY ("ar_session_id") REFERENCES "public"."ar_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "workspaces_of_session" ON "workspaces" USING btree ("ar_session_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "workspaces_by_session" ON "workspaces" USING btree ("ar_session_id");