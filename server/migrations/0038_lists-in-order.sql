DROP INDEX "assessment_attempts_of_expert";--> statement-breakpoint
DROP INDEX "verification_events_of_request";--> statement-breakpoint
DROP INDEX "verification_requests_of_expert";--> statement-breakpoint
DROP INDEX "audit_entries_subject";--> statement-breakpoint
DROP INDEX "plan_corrections_of_project";--> statement-breakpoint
DROP INDEX "projects_of_client";--> statement-breakpoint
DROP INDEX "plan_shares_of_project";--> statement-breakpoint
CREATE INDEX "assessment_attempts_of_expert" ON "assessment_attempts" USING btree ("expert_profile_id","skill_type","started_at");--> statement-breakpoint
CREATE INDEX "verification_events_of_request" ON "verification_events" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "verification_requests_of_expert" ON "verification_requests" USING btree ("expert_profile_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "plan_corrections_of_project" ON "plan_corrections" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "projects_of_client" ON "projects" USING btree ("client_account_id","id");--> statement-breakpoint
CREATE INDEX "plan_shares_of_project" ON "plan_shares" USING btree ("project_id","id");