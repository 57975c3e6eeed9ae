CREATE INDEX "offers_of_task" ON "offers" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "offers_due" ON "offers" USING btree ("expires_at") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "task_outcomes_recorded_by" ON "task_outcomes" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "review_reports_of_account" ON "review_reports" USING btree ("reporter_account_id");--> statement-breakpoint
CREATE INDEX "review_reports_settled_by" ON "review_reports" USING btree ("settled_by") WHERE settled_by is not null;--> statement-breakpoint
CREATE INDEX "review_responses_of_account" ON "review_responses" USING btree ("responder_account_id");--> statement-breakpoint
CREATE INDEX "reviews_of_project" ON "reviews" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "reviews_removed_by" ON "reviews" USING btree ("removed_by") WHERE removed_by is not null;