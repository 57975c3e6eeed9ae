DROP INDEX "notifications_expiring";--> statement-breakpoint
CREATE INDEX "notifications_asleep" ON "notifications" USING btree ("snoozed_until") WHERE snoozed_until is not null;--> statement-breakpoint
CREATE INDEX "notifications_sent_by" ON "notifications" USING btree ("sender_account_id") WHERE sender_account_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_expiring" ON "notifications" USING btree ("expires_at") WHERE expires_at is not null and archived_at is null and read_at is null;