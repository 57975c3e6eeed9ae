ALTER TABLE "notification_deliveries" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD COLUMN "reached_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "notification_deliveries_mail" ON "notification_deliveries" USING btree ("mail_id") WHERE mail_id is not null;