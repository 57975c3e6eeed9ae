DROP INDEX "verification_requests_by_status";--> statement-breakpoint
DROP INDEX "reviews_by_rating";--> statement-breakpoint
CREATE INDEX "verification_requests_waiting" ON "verification_requests" USING btree ("submitted_at","id") WHERE current_status in ('pending', 'in_review');--> statement-breakpoint
CREATE INDEX "verification_requests_answered" ON "verification_requests" USING btree ("submitted_at","id") WHERE current_status not in ('pending', 'in_review');--> statement-breakpoint
CREATE INDEX "reviews_by_lowest_rating" ON "reviews" USING btree ("rating","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "verification_requests_by_status" ON "verification_requests" USING btree ("current_status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_rating" ON "reviews" USING btree ("rating" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);