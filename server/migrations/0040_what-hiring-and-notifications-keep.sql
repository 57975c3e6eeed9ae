ALTER TABLE "offer_steps" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "offers_agreed_due" ON "offers" USING btree ("due_date") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "notification_deliveries_of_account" ON "notification_deliveries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "notifications_by_age" ON "notifications" USING btree ("created_at");