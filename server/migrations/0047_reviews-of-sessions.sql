ALTER TABLE "reviews" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_session_id_ar_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."ar_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once_a_session" ON "reviews" USING btree ("reviewer_account_id","session_id","expert_id");--> statement-breakpoint
CREATE INDEX "reviews_of_session" ON "reviews" USING btree ("session_id") WHERE session_id is not null;